import type { EditJob } from '@home-design/contract';

/** So many of the last edits of a kind tell how long the next one takes. */
const REMEMBERED = 5;
/** Before an edit has come this far, or has run this many seconds, its progress says little. */
const LEAST = { progress: 0.1, seconds: 3 };

/** Seconds that edits of a kind took, newest first in `jobs`: the middle one of the last few; null before any was made. */
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
 * Seconds until a job will be done: at first by what such edits usually take, and the farther it is the more by its own
 * progress. Null while it waits, and when nothing can be said honestly.
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

/** 'about 5 s', 'about 40 s', 'about 2 min': no finer than is known. */
export function inAboutWords(seconds: number): string {
  if (seconds < 10) return `about ${Math.max(1, Math.round(seconds))} s`;
  if (seconds < 90) return `about ${Math.round(seconds / 5) * 5} s`;
  return `about ${Math.round(seconds / 60)} min`;
}
