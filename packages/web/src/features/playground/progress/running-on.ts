import type { EditJob, Version } from '@home-design/contract';
import { isRunning, jobIdOf } from '../base/versions.ts';
import type { EditJobs } from './use-edit-jobs.ts';

/** A running edit, and what is known of its progress. */
export interface RunningEdit {
  version: Version;
  job: EditJob | undefined;
}

/**
 * The running edit whose preview may cover a shown version: an edit of it, or one that was requested while it was
 * shown, such as another arrangement of its furniture. The oldest one, like the note about the progress.
 */
export function runningOn(
  shown: Version,
  versions: readonly Version[],
  { jobs, shownAt }: Pick<EditJobs, 'jobs' | 'shownAt'>,
): RunningEdit | undefined {
  const version = versions.find(
    (each) => isRunning(each) && (each.parent === shown.id || shownAt.get(each.id) === shown.id),
  );
  const jobId = version && jobIdOf(version);
  return version && jobId ? { version, job: jobs.get(jobId) } : undefined;
}
