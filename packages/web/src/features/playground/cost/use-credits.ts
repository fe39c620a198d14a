import { useQuery } from '@tanstack/react-query';
import { creditsQuery } from '../../../core/session/credits-query.ts';

/** This month's designs. Null while they are unknown: then the numbers are hidden, but nothing is blocked. */
export function useCredits(): { total: number; used: number; remaining: number } | null {
  return useQuery(creditsQuery).data?.credits ?? null;
}
