import { type EditJob, type EditJobId, jobRoutes } from '@home-design/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { hasEnded } from '../../job-watch/job-status.ts';
import { type PollOptions, pollJob } from '../../job-watch/poll-job.ts';
import { creditsQuery } from '../../session/credits-query.ts';
import { activeJobsQuery, imageQuery, jobQuery } from '../queries.ts';

/** What is done to edits that have been asked for. */
export const jobOperations = (queries: QueryClient) => {
  /** Keeps what was heard of a job. What has ended leaves the active list, and its image is read again. */
  const keep = (job: EditJob): EditJob => {
    queries.setQueryData(jobQuery(job.id).queryKey, job);
    if (!hasEnded(job.status)) return job;
    queries.setQueryData(activeJobsQuery.queryKey, (jobs) => jobs?.filter(({ id }) => id !== job.id));
    // Each shows its own failure.
    void queries.invalidateQueries({ queryKey: imageQuery(job.image).queryKey });
    void queries.invalidateQueries({ queryKey: creditsQuery.queryKey });
    return job;
  };
  const status = async (jobId: EditJobId, signal?: AbortSignal): Promise<EditJob> =>
    keep(await call(jobRoutes.status, { params: { jobId }, signal }));

  return {
    status,

    /** Asks every 2 s, at most 60 times. @throws JobError, ApiError */
    poll: (jobId: EditJobId, options?: PollOptions): Promise<EditJob> =>
      pollJob((signal) => status(jobId, signal), options),

    /** Ends it as failed; nothing is charged. @throws ApiError `job_finished` */
    async cancel(jobId: EditJobId): Promise<EditJob> {
      return keep(await call(jobRoutes.cancel, { params: { jobId } }));
    },

    /** Makes a failed edit again, as another job. */
    async retry(jobId: EditJobId): Promise<EditJob> {
      const job = keep(await call(jobRoutes.retry, { params: { jobId } }));
      void queries.invalidateQueries({ queryKey: activeJobsQuery.queryKey }); // shows its own failure
      return job;
    },
  };
};
