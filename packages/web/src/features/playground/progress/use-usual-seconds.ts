import { useQuery } from '@tanstack/react-query';
import { pastJobsQuery } from './past-jobs-query.ts';
import { usualSeconds } from './usual-seconds.ts';

/** Usual seconds of the user's edits of a kind; null without any. */
export function useUsualSeconds(kind: string): number | null {
  const jobs = useQuery(pastJobsQuery).data;
  return jobs ? usualSeconds(jobs, kind) : null;
}
