import type { Listing } from '@home-design/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isUnderWay } from './listing-state.ts';
import { listingStatsQuery, PAIRS_KEY } from './queries.ts';

/** Asks for the numbers, and for listings that look alike, again when something that was under way has changed in a list. */
export function useFreshStats(listings: readonly Listing[]): void {
  const queries = useQueryClient();
  const before = useRef(listings);
  useEffect(() => {
    const hadMore = before.current.some(isUnderWay) && before.current !== listings;
    before.current = listings;
    // No invalidation: other tabs see the change by themselves. A failure is logged where the numbers are shown.
    if (!hadMore) return;
    for (const queryKey of [listingStatsQuery.queryKey, PAIRS_KEY])
      void queries.refetchQueries({ queryKey }, { cancelRefetch: false });
  }, [listings, queries]);
}
