import type { Listing, ListingId } from '@home-design/contract';
import { useCallback, useMemo, useState } from 'react';

/** The selected listings, shown or not. */
export interface ListingSelection {
  has: (listing: Listing) => boolean;
  toggle: (listing: Listing) => void;
  set: (listings: readonly Listing[]) => void;
}

/** The selection of the page, which stays when lists are reloaded. */
export function useSelection(): ListingSelection {
  const [ids, setIds] = useState<ReadonlySet<ListingId>>(new Set());
  const toggle = useCallback(
    ({ id }: Listing) =>
      setIds((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );
  const set = useCallback(
    (listings: readonly Listing[]) => setIds(new Set(listings.map(({ id }) => id))),
    [],
  );
  return useMemo(() => ({ has: ({ id }) => ids.has(id), toggle, set }), [ids, toggle, set]);
}
