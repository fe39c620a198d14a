import { PROJECT_ORDERINGS, type ProjectOrdering } from '@home-design/contract';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** The shown part of the list, which the address holds. */
export interface ListPlace {
  /** Counted from 1. */
  page: number;
  ordering: ProjectOrdering;
  /** The searched words; empty for all. */
  search: string;
}

const START: ListPlace = { page: 1, ordering: '-created_at', search: '' };

/** The place in the list and the functions that change it. A new order or search starts at the first page. */
export function useListPlace(): [ListPlace, (change: Partial<ListPlace>) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('page') ?? '1');
  const place: ListPlace = {
    page: Number.isInteger(asked) && asked > 0 ? asked : 1,
    ordering: PROJECT_ORDERINGS.find((each) => each === search.get('sort')) ?? START.ordering,
    search: search.get('q') ?? '',
  };
  // A change builds on the previous one, even before that one is rendered.
  const latest = useRef(place);
  useEffect(() => {
    latest.current = place;
  });
  return [
    place,
    (change) => {
      const next = { ...latest.current, page: 1, ...change };
      latest.current = next;
      setSearch(
        {
          ...(next.search === '' ? {} : { q: next.search }),
          ...(next.ordering === START.ordering ? {} : { sort: next.ordering }),
          ...(next.page === 1 ? {} : { page: String(next.page) }),
        },
        { replace: change.search !== undefined },
      );
    },
  ];
}
