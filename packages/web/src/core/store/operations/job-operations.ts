import { type EditJob, type EditJobId, jobRoutes } from '@home-design/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { hasEnded } from '../../job-watch/job-status.ts';
import { type PollOptions, pollJob } from '../../job-watch/poll-job.ts';
import { creditsQuery } from '../../session/credits-query.ts';
import { activeJobsQuery, imageQuery, jobQuery } from '../queries.ts';

/** Actions on edit jobs. */
export const jobOperations = (queries: QueryClient) => {
  /** Stores an answer about a job. An ended job leaves the list of running ones, and its image is reloaded. */
  const keep = (job: EditJob): EditJob => {
    queries.setQueryData(jobQuery(job.id).queryKey, job);
    if (!hasEnded(job.status)) return job;
    queries.setQueryData(activeJobsQuery.queryKey, (jobs) => jobs?.filter(({ id }) => id !== job.id));
    // Each query shows its own failure.
    void queries.invalidateQueries({ queryKey: imageQuery(job.image).queryKey });
    void queries.invalidateQueries({ queryKey: creditsQuery.queryKey });
    return job;
  };
  const status = async (jobId: EditJobId, signal?: AbortSignal): Promise<EditJob> =>
    keep(await call(jobRoutes.status, { params: { jobId }, signal }));

  return {
    status,

    /** Polls every 2 s, at most 60 times. @throws JobError, ApiError */
    poll: (jobId: EditJobId, options?: PollOptions): Promise<EditJob> =>
      pollJob((signal) => status(jobId, signal), options),

    /** Cancels the job, which then counts as failed; nothing is charged. @throws ApiError `job_finished` */
    async cancel(jobId: EditJobId): Promise<EditJob> {
      return keep(await call(jobRoutes.cancel, { params: { jobId } }));
    },

    /** Repeats a failed edit as a new job. */
    async retry(jobId: EditJobId): Promise<EditJob> {
      const job = keep(await call(jobRoutes.retry, { params: { jobId } }));
      void queries.invalidateQueries({ queryKey: activeJobsQuery.queryKey }); // the query shows its own failure
      return job;
    },
  };
};
