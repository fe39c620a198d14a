import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './limits.ts';

/** A page of a list. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    results: z.array(row),
    /** The count of rows on all pages. */
    count: z.int(),
    num_pages: z.int(),
    has_next: z.boolean(),
    has_previous: z.boolean(),
  });

/** Query of a paged list: `page` starts at 1. */
export const pageQuery = (pageSize = DEFAULT_PAGE_SIZE) => ({
  page: z.coerce.number().int().min(1).default(1),
  page_size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(pageSize),
});
