import { type EditJobId, type ImageId, jobRoutes, type Version, type VersionId } from '@home-design/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announceInTitle } from '../../core/job-watch/title-notice.ts';
import { type JobEnd, useJobWatch } from '../../core/job-watch/use-job-watch.ts';
import { creditsQuery } from '../../core/session/credits-query.ts';
import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { toast } from '../../ui/toasts.ts';
import { copy } from './copy.ts';
import { imageQuery } from './queries.ts';
import { runningJobIds } from './versions.ts';

/** The server's code for a job that the person stopped: no news to them. */
const CANCELLED = 'cancelled';

export type EditJobs = ReturnType<typeof useEditJobs>;

/** Watches the edits of an image that are being made, and cancels or retries them. */
export function useEditJobs(
  imageId: ImageId,
  versions: readonly Version[],
  onResult: (version: VersionId, parent: VersionId | null) => void,
) {
  const queries = useQueryClient();
  const reload = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: imageQuery(imageId).queryKey }),
      queries.invalidateQueries({ queryKey: creditsQuery.queryKey }),
    ]);

  const parentOf = (id: VersionId) => versions.find((version) => version.id === id)?.parent ?? null;

  async function onEnd(end: JobEnd): Promise<void> {
    switch (end.at) {
      case 'succeeded':
        await reload();
        announceInTitle(copy.doneNotice);
        if (end.job.result_version !== null)
          onResult(end.job.result_version, parentOf(end.job.result_version));
        return;
      case 'failed':
        await reload();
        if (end.job.error_code === CANCELLED) return;
        announceInTitle(copy.failedNotice);
        toast.error(copy.errorTitle, end.job.error_message || copy.editFailed);
        return;
      case 'lost':
        await reload();
        return;
      case 'timeout':
        // The note of the job says so, and offers to go on watching.
        return;
    }
  }

  const watch = useJobWatch(runningJobIds(versions), (end) => void onEnd(end)); // reload shows its own failure
  const cancel = useMutation({
    mutationFn: (jobId: EditJobId) => call(jobRoutes.cancel, { params: { jobId } }),
    onSettled: reload,
    onError: (error) => toast.error(copy.cancelFailed, messageOf(error, copy.editFailed)),
  });
  const retry = useMutation({
    mutationFn: (jobId: EditJobId) => call(jobRoutes.retry, { params: { jobId } }),
    onSuccess: () => toast.success(copy.processing),
    onSettled: reload,
    onError: (error) => toast.error(copy.retryFailed, messageOf(error, copy.editFailed)),
  });
  return { ...watch, cancel, retry };
}
