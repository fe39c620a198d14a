import { ListingId } from '@home-design/contract';
import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** Name of the parameter that holds the listing whose details are open. */
const PARAMETER = 'listing';
/** Name of the parameter that holds the part of the details that is gone to. */
export const PART_PARAMETER = 'part';
/** The part about the page for buyers. */
export const PAGE_PART = 'page';

/** Address of this page with the details of a listing open. */
export function useDetailsAddress(listingId: ListingId): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set(PARAMETER, listingId);
  return `${pathname}?${query}`;
}

/** The listing whose details are open; the address holds it, and going back closes them. */
export function useDetails() {
  const [query, setQuery] = useSearchParams();
  const opened = ListingId.safeParse(query.get(PARAMETER)).data ?? null;
  const open = useCallback(
    (listingId: ListingId, part?: typeof PAGE_PART) =>
      setQuery(
        (now) => {
          const next = new URLSearchParams(now);
          next.set(PARAMETER, listingId);
          if (part) next.set(PART_PARAMETER, part);
          return next;
        },
        { preventScrollReset: true },
      ),
    [setQuery],
  );
  const close = useCallback(
    () =>
      setQuery(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete(PARAMETER);
          next.delete(PART_PARAMETER);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );
  return { opened, open, close };
}
