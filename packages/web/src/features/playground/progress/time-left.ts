import type { EditJob } from '@home-design/contract';

/** How many of the last edits of a kind predict the next one. */
const REMEMBERED = 5;
/** Before this progress or this many seconds, an edit's own progress says little. */
const LEAST = { progress: 0.1, seconds: 3 };

/** Usual seconds of a kind of edit: the median of the last few jobs, newest first in `jobs`. Null without any. */
export function usualSeconds(jobs: readonly EditJob[], kind: string): number | null {
  const took = jobs
    .filter((job) => job.kind === kind && job.status === 'succeeded')
    .slice(0, REMEMBERED)
    .flatMap(({ started_at, finished_at }) =>
      started_at && finished_at ? secondsBetween(started_at, finished_at) : [],
    )
    .toSorted((a, b) => a - b);
  return took[Math.floor(took.length / 2)] ?? null;
}

/**
 * Seconds until a job is done. At first they come from the usual duration, and later more and more from its progress.
 * Null while it waits, and when there is no basis.
 */
export function secondsLeft(job: EditJob, usual: number | null, now: Date): number | null {
  if (job.started_at === null || job.queue_position !== null) return null;
  const { progress } = job;
  const elapsed = Math.max(0, secondsBetween(job.started_at, now.toISOString()));
  const isTelling = progress >= LEAST.progress && elapsed >= LEAST.seconds && progress < 1;
  const byProgress = isTelling ? (elapsed * (1 - progress)) / progress : null;
  const byUsual = usual === null || elapsed >= usual ? null : usual - elapsed;
  if (byProgress === null || byUsual === null) return byProgress ?? byUsual;
  return progress * byProgress + (1 - progress) * byUsual;
}

const secondsBetween = (from: string, to: string): number =>
  (new Date(to).getTime() - new Date(from).getTime()) / 1000;

/** 'about 5 s', 'about 40 s', 'about 2 min': no more precise than known. */
export function inAboutWords(seconds: number): string {
  if (seconds < 10) return `about ${Math.max(1, Math.round(seconds))} s`;
  if (seconds < 90) return `about ${Math.round(seconds / 5) * 5} s`;
  return `about ${Math.round(seconds / 60)} min`;
}
