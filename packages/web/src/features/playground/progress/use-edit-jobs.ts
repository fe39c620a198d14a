import {
  type EditJob,
  type EditJobId,
  type EditMode,
  type ImageId,
  jobRoutes,
  type Version,
  type VersionId,
} from '@home-design/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { announceOnDesktop } from '../../../core/job-watch/desktop-notice.ts';
import { announceInTitle } from '../../../core/job-watch/title-notice.ts';
import { type JobEnd, useJobWatch } from '../../../core/job-watch/use-job-watch.ts';
import { creditsQuery } from '../../../core/session/credits-query.ts';
import { call } from '../../../lib/api/api-client.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { createRepeatKeys } from '../../../lib/api/repeat-keys.ts';
import { log } from '../../../lib/log.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { copy } from '../base/copy.ts';
import { imageQuery, versionsQuery } from '../base/queries.ts';
import { REFUSED, solutionName } from '../base/solutions.ts';
import { jobIdOf, runningJobIds } from '../base/versions.ts';

/** The server's code for a job that the user canceled, which needs no message. */
const CANCELLED = 'cancelled';

/** Callbacks for an edit that has ended. */
interface EditEnds {
  onResult: (version: VersionId, parent: VersionId | null) => void;
  /** `problem` is null when the user canceled it. */
  onFailure: (job: EditJob, problem: string | null) => void;
  /** Opens the tool of an edit that refused the picture. */
  onSolve: (mode: EditMode) => void;
}

export type EditJobs = ReturnType<typeof useEditJobs>;

/** Watches the running edits of an image, and cancels or retries them. */
export function useEditJobs(
  imageId: ImageId,
  versions: readonly Version[],
  { onResult, onFailure, onSolve }: EditEnds,
) {
  const queries = useQueryClient();
  /** The version that was shown when an edit was requested, by the version that the edit makes. */
  const [shownAt, setShownAt] = useState<ReadonlyMap<VersionId, VersionId>>(new Map());
  const reload = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: imageQuery(imageId).queryKey }),
      queries.invalidateQueries({ queryKey: creditsQuery.queryKey }),
    ]);

  const versionOf = (id: VersionId | null) => versions.find((version) => version.id === id);
  const labelOf = (job: EditJob) => versionOf(job.version)?.label ?? '';

  async function onEnd(end: JobEnd): Promise<void> {
    switch (end.at) {
      case 'succeeded': {
        await reload();
        announceInTitle(copy.doneNotice);
        announceOnDesktop(copy.doneNotice, copy.isDone(labelOf(end.job)));
        const result = end.job.result_version;
        if (result !== null) onResult(result, versionOf(result)?.parent ?? null);
        return;
      }
      case 'failed':
        await reload();
        if (end.job.error_code === CANCELLED) onFailure(end.job, null);
        else sayFailure(end.job);
        return;
      case 'lost':
        await reload();
        return;
      case 'timeout':
        // The note of the job says so, and offers to keep watching.
        return;
    }
  }

  function sayFailure(job: EditJob): void {
    const problem = job.error_message || copy.editFailed;
    const isRefused = job.error_code === REFUSED;
    const notice = isRefused ? copy.refusedTitle : copy.failedNotice;
    announceInTitle(notice);
    announceOnDesktop(notice, `${labelOf(job)}: ${problem}`);
    onFailure(job, problem);
    const mode = job.kind as EditMode;
    // The panel and the history show it.
    if (mode === 'object-removal') log.error('Object removal failed', problem);
    // A refused photo is not an error.
    else if (isRefused)
      toast.notice(copy.refusedTitle, problem, { label: solutionName(mode), onAct: () => onSolve(mode) });
    else toast.error(copy.errorTitle, problem);
  }

  /** Shows a canceled edit as over at once, before the server answers. @returns the versions before */
  function showCancelled(jobId: EditJobId): Version[] | undefined {
    const { queryKey } = versionsQuery(imageId);
    const before = queries.getQueryData(queryKey);
    queries.setQueryData(queryKey, (known) =>
      known?.map((version) =>
        jobIdOf(version) === jobId
          ? { ...version, status: 'failed', error_message: copy.cancelled }
          : version,
      ),
    );
    return before;
  }

  const watch = useJobWatch(runningJobIds(versions), (end) => void onEnd(end)); // reload shows its own failure
  const cancel = useMutation({
    mutationFn: (jobId: EditJobId) => call(jobRoutes.cancel, { params: { jobId } }),
    onMutate: showCancelled,
    onSuccess: (job) => onFailure(job, null),
    onSettled: reload,
    onError: (error, asked, before) => {
      // It still runs, and the list cannot be loaded again without a connection.
      queries.setQueryData(versionsQuery(imageId).queryKey, before);
      toast.failed(copy.cancelFailed, error, messageOf(error, copy.editFailed), () => cancel.mutate(asked));
    },
  });
  const [keys] = useState(createRepeatKeys);
  const retry = useMutation({
    mutationFn: (jobId: EditJobId) =>
      call(jobRoutes.retry, { params: { jobId }, idempotencyKey: keys.keyFor(jobId) }),
    onSuccess: () => {
      keys.succeeded();
      toast.success(copy.processing);
    },
    onSettled: reload,
    onError: (error, asked) =>
      toast.failed(copy.retryFailed, error, messageOf(error, copy.editFailed), () => retry.mutate(asked)),
  });
  /** Notes on which version the user waits for edits. */
  function noteShown(made: readonly Version[], shown: VersionId): void {
    setShownAt((known) => new Map([...known, ...made.map(({ id }) => [id, shown] as const)]));
  }

  return { ...watch, shownAt, noteShown, cancel, retry, solve: onSolve };
}
