import type { EditJob, EditJobId, ProjectId } from '@home-design/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { announceOnDesktop } from '../../../core/job-watch/desktop-notice.ts';
import { announceInTitle } from '../../../core/job-watch/title-notice.ts';
import { creditsQuery } from '../../../core/session/credits-query.ts';
import { projectQuery } from '../../../core/store/queries.ts';
import { useJobs } from '../../../core/store/use-jobs.ts';
import { useOperations } from '../../../core/store/use-operations.ts';
import { ApiError, messageOf } from '../../../lib/api/api-error.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { stateOf, summaryOf, withRetried } from './batch-state.ts';
import { type Batch, showBatch } from './batch-store.ts';
import { batchCopy as copy } from './copy.ts';

/** Follows a batch to its end, cancels it, and retries failed edits. */
export function useBatch(projectId: ProjectId, batch: Batch) {
  const { jobs: operations } = useOperations();
  const jobs = useJobs(
    batch.entries.map(({ jobId }) => jobId),
    batch.startedAt,
  );
  const summary = summaryOf(batch.entries, jobs);
  useReload(projectId, summary.done + summary.failed + summary.stopped);
  useAnnouncement(summary);

  const stop = useMutation({
    async mutationFn() {
      // From the end, so that waiting edits are canceled before they start.
      for (const { jobId } of batch.entries.toReversed()) {
        const state = stateOf(jobs.get(jobId));
        if (state === 'waiting' || state === 'running') await operations.cancel(jobId).catch(unlessEnded);
      }
    },
    onError: (error, asked) =>
      toast.failed(copy.stopFailed, error, messageOf(error, copy.stopFailed), () => stop.mutate(asked)),
  });
  const retry = useMutation({
    async mutationFn() {
      const retried = new Map<EditJobId, EditJobId>();
      const startedAt = Date.now();
      try {
        for (const { jobId } of batch.entries) {
          if (stateOf(jobs.get(jobId)) === 'failed') retried.set(jobId, (await operations.retry(jobId)).id);
        }
      } finally {
        showBatch(projectId, { entries: withRetried(batch.entries, retried), startedAt });
      }
    },
    onError: (error) => toast.error(copy.retryFailed, messageOf(error, copy.retryFailed)),
  });
  return { jobs, summary, stop, retry };
}

/** An edit that has just ended cannot be canceled; that is not a failure. */
function unlessEnded(error: unknown): EditJob | null {
  if (error instanceof ApiError && error.code === 'job_finished') return null;
  throw error;
}

/** Loads every result as soon as it is there. */
function useReload(projectId: ProjectId, ended: number): void {
  const queries = useQueryClient();
  const known = useRef(0);
  useEffect(() => {
    if (ended === known.current) return;
    known.current = ended;
    // both show their own failures
    void queries.invalidateQueries({ queryKey: projectQuery(projectId).queryKey });
    void queries.invalidateQueries({ queryKey: creditsQuery.queryKey });
  }, [queries, projectId, ended]);
}

/** Announces the end of a batch that was seen running. */
function useAnnouncement(summary: ReturnType<typeof summaryOf>): void {
  const [wasRunning, setWasRunning] = useState(false);
  const { isOver, done, total } = summary;
  if (!isOver && !wasRunning) setWasRunning(true);
  useEffect(() => {
    if (!isOver || !wasRunning) return;
    setWasRunning(false);
    announceInTitle(copy.doneNotice);
    announceOnDesktop(copy.doneNotice, copy.over(done, total));
  }, [isOver, wasRunning, done, total]);
}
