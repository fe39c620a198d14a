import type { Listing } from '@home-design/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isUnderWay } from '../listing-state.ts';
import { listingStatsQuery, PAIRS_KEY } from '../queries.ts';

/** Reloads the counts and the likely duplicates when running work has changed a list. */
export function useFreshStats(listings: readonly Listing[]): void {
  const queries = useQueryClient();
  const before = useRef(listings);
  useEffect(() => {
    const hadMore = before.current.some(isUnderWay) && before.current !== listings;
    before.current = listings;
    // Refetches without invalidation, because other tabs see the change by themselves. The stats cards log a failure.
    if (!hadMore) return;
    for (const queryKey of [listingStatsQuery.queryKey, PAIRS_KEY])
      void queries.refetchQueries({ queryKey }, { cancelRefetch: false });
  }, [listings, queries]);
}
