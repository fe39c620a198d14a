import { type EditJob, type EditJobId, JOB_POLL_INTERVAL_MS } from '@home-design/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { hasEnded } from '../job-watch/job-status.ts';
import { activeJobsQuery, jobQuery } from './queries.ts';

/**
 * Many jobs at once. One call every 2 s reads all running jobs. Each job is read alone only once, when it
 * no longer runs.
 * @param since when the jobs were requested (epoch ms): an older list of running jobs does not have them
 */
export function useJobs(jobIds: readonly EditJobId[], since: number): ReadonlyMap<EditJobId, EditJob> {
  const active = useQuery({
    ...activeJobsQuery,
    enabled: jobIds.length > 0,
    refetchInterval: ({ state }) => ((state.data ?? []).length > 0 ? JOB_POLL_INTERVAL_MS : false),
  });
  const isRecent = active.dataUpdatedAt >= since;
  const running = new Map((active.data ?? []).map((job) => [job.id, job]));
  const others = isRecent ? jobIds.filter((id) => !running.has(id)) : [];
  const asked = useQueries({
    queries: others.map((id) => ({
      ...jobQuery(id),
      // The list of running jobs is limited; a job beyond the limit is read alone until it has ended.
      refetchInterval: ({ state }: { state: { data: EditJob | undefined } }) =>
        state.data && hasEnded(state.data.status) ? (false as const) : JOB_POLL_INTERVAL_MS,
    })),
  });
  const jobs = new Map<EditJobId, EditJob>();
  for (const id of jobIds) {
    const job = running.get(id);
    if (job) jobs.set(id, job);
  }
  for (const { data } of asked) if (data) jobs.set(data.id, data);
  return jobs;
}
