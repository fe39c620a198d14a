import { useQuery } from '@tanstack/react-query';
import { pastJobsQuery } from './past-jobs-query.ts';
import { usualSeconds } from './time-left.ts';

/** Seconds that one's own edits of a kind usually take; null before there were any. */
export function useUsualSeconds(kind: string): number | null {
  const jobs = useQuery(pastJobsQuery).data;
  return jobs ? usualSeconds(jobs, kind) : null;
}
