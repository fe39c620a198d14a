import { type EditJob, type EditJobId, jobRoutes } from '@home-design/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { JobError } from './job-error.ts';
import { openJobEvents } from './job-events.ts';
import { type WatchSources, watchJob } from './watch-job.ts';

/** How watching a job ended. `lost`: the job could not be read any more. */
export type JobEnd =
  | { at: 'succeeded'; jobId: EditJobId; job: EditJob }
  | { at: 'failed'; jobId: EditJobId; job: EditJob }
  | { at: 'timeout'; jobId: EditJobId }
  | { at: 'lost'; jobId: EditJobId; error: unknown };

export interface JobWatch {
  /** Latest known state of each watched job. */
  jobs: ReadonlyMap<EditJobId, EditJob>;
  /** Jobs that are no longer watched because they took too long. They still run. */
  timedOut: ReadonlySet<EditJobId>;
  /** Watches a job again that took too long. */
  resume: (jobId: EditJobId) => void;
}

const apiSources: WatchSources = {
  openEvents: openJobEvents,
  readJob: (jobId, signal) => call(jobRoutes.status, { params: { jobId }, signal }),
};

/** Watches the listed jobs while this component is mounted. */
export function useJobWatch(
  jobIds: readonly EditJobId[],
  onEnd: (end: JobEnd) => void,
  sources: WatchSources = apiSources,
): JobWatch {
  const [jobs, setJobs] = useState<ReadonlyMap<EditJobId, EditJob>>(new Map());
  const [timedOut, setTimedOut] = useState<ReadonlySet<EditJobId>>(new Set());
  const watchers = useRef(new Map<EditJobId, AbortController>());
  const latestOnEnd = useRef(onEnd);
  latestOnEnd.current = onEnd;

  const key = jobIds.filter((jobId) => !timedOut.has(jobId)).join(' ');
  useEffect(() => {
    const wanted = new Set(key.split(' ').filter(Boolean) as EditJobId[]);
    for (const [jobId, control] of watchers.current) {
      if (wanted.has(jobId)) continue;
      control.abort();
      watchers.current.delete(jobId);
    }
    for (const jobId of wanted) {
      if (watchers.current.has(jobId)) continue;
      const control = new AbortController();
      watchers.current.set(jobId, control);
      void follow(jobId, control.signal); // settles by onEnd, never rejects
    }

    async function follow(jobId: EditJobId, signal: AbortSignal): Promise<void> {
      const onJob = (job: EditJob) => setJobs((known) => new Map(known).set(jobId, job));
      try {
        const job = await watchJob(jobId, sources, { onJob, signal });
        latestOnEnd.current({ at: 'succeeded', jobId, job });
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof JobError)) latestOnEnd.current({ at: 'lost', jobId, error });
        else if (error.job) latestOnEnd.current({ at: 'failed', jobId, job: error.job });
        else {
          setTimedOut((known) => new Set(known).add(jobId));
          latestOnEnd.current({ at: 'timeout', jobId });
        }
      }
    }
  }, [key, sources]);

  useEffect(() => {
    const running = watchers.current;
    return () => {
      for (const control of running.values()) control.abort();
      running.clear();
    };
  }, []);

  const resume = useCallback((jobId: EditJobId) => {
    setTimedOut((known) => new Set([...known].filter((each) => each !== jobId)));
  }, []);

  return { jobs, timedOut, resume };
}
