import { ListingId } from '@home-design/contract';
import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** The query parameter with the listing whose details are open. */
const PARAMETER = 'listing';
/** The query parameter with the part of the details to go to. */
export const PART_PARAMETER = 'part';
/** The part about the public page. */
export const PAGE_PART = 'page';

/** Address of this page with the details of a listing open. */
export function useDetailsAddress(listingId: ListingId): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set(PARAMETER, listingId);
  return `${pathname}?${query}`;
}

/** The listing whose details are open. The address holds it, and Back closes them. */
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
