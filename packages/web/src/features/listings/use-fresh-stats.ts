import type { Listing } from '@home-design/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isUnderWay } from './listing-state.ts';
import { listingStatsQuery } from './queries.ts';

/** Asks for the numbers again when something that was under way has changed in a list. */
export function useFreshStats(listings: readonly Listing[]): void {
  const queries = useQueryClient();
  const before = useRef(listings);
  useEffect(() => {
    const hadMore = before.current.some(isUnderWay) && before.current !== listings;
    before.current = listings;
    // No invalidation: other tabs see the change by themselves. A failure is logged where the numbers are shown.
    if (hadMore)
      void queries.refetchQueries({ queryKey: listingStatsQuery.queryKey }, { cancelRefetch: false });
  }, [listings, queries]);
}
