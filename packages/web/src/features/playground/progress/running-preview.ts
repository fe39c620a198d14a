import type { EditJob, Version } from '@home-design/contract';
import { useState } from 'react';
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

/** What to do with the preview of a running edit. */
export interface RunningPreview {
  url: string;
  isLoaded: boolean;
  onLoad: () => void;
  /** A preview that cannot be loaded is left out. */
  onError: () => void;
}

/** The preview of a running edit; null if there is none. It stays between the end of the edit and its result. */
export function useRunningPreview(job: EditJob | undefined): RunningPreview | null {
  const [last, setLast] = useState<{ job: EditJob['id']; url: string } | null>(null);
  const [state, setState] = useState<{ url: string; at: 'loaded' | 'failed' } | null>(null);
  const now = job?.preview_url ?? null;
  if (job && now !== null && now !== last?.url) setLast({ job: job.id, url: now });
  const url = now ?? (job?.status === 'succeeded' && last?.job === job.id ? last.url : null);
  const at = state?.url === url ? state?.at : undefined;
  if (url === null || at === 'failed') return null;
  return {
    url,
    isLoaded: at === 'loaded',
    onLoad: () => setState({ url, at: 'loaded' }),
    onError: () => setState({ url, at: 'failed' }),
  };
}
