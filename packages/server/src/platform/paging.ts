/** Query of a paged list; pages start at 1. */
export interface PageQuery {
  page: number;
  page_size: number;
}

export interface Page<Row> {
  results: Row[];
  count: number;
  num_pages: number;
  has_next: boolean;
  has_previous: boolean;
}

/** The rows of a page. */
export function windowOf(query: PageQuery): { limit: number; offset: number } {
  return { limit: query.page_size, offset: (query.page - 1) * query.page_size };
}

/**
 * Number of all rows, without a query if the page itself tells: a list that ends on this page needs no
 * second query, and most do.
 */
export async function countFrom(
  window: { limit: number; offset: number },
  shown: number,
  countAll: () => Promise<number>,
): Promise<number> {
  const endsHere = shown < window.limit && (shown > 0 || window.offset === 0);
  return endsHere ? window.offset + shown : countAll();
}

/** The wire form of a page. An empty list has one empty page; a page past the end is empty, not a 404. */
export function pageOf<Row>(results: Row[], count: number, query: PageQuery): Page<Row> {
  const pages = Math.max(1, Math.ceil(count / query.page_size));
  return {
    results,
    count,
    num_pages: pages,
    has_next: query.page < pages,
    has_previous: query.page > 1,
  };
}
