import { useQuery } from '@tanstack/react-query';
import { creditsQuery } from '../../../core/session/credits-query.ts';

/** This month's designs; null while they are not known, which hides the figures but stops nothing. */
export function useCredits(): { total: number; used: number; remaining: number } | null {
  return useQuery(creditsQuery).data?.credits ?? null;
}
