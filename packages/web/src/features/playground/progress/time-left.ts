import type { EditJob } from '@home-design/contract';

/** How many of the last edits of a kind predict the next one. */
const REMEMBERED = 5;

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

const secondsBetween = (from: string, to: string): number =>
  (new Date(to).getTime() - new Date(from).getTime()) / 1000;

/** The end of an edit as it is shown, and the job's state that told it. */
export interface ShownEnd {
  job: EditJob | undefined;
  /** Milliseconds of the browser's clock; null if unknown. */
  endsAt: number | null;
}

/** Differences of a new estimate that are not shown: seconds, and the share of the time left. */
const STEADY = { seconds: 3, share: 0.25 };

/** The end to show after news of a job. Small changes of the estimate do not move it, so that the time left counts down. */
export function shownEnd(shown: ShownEnd, job: EditJob | undefined, now: Date): ShownEnd {
  const left = job?.seconds_left ?? null;
  if (left === null) return { job, endsAt: null };
  const told = now.getTime() + left * 1000;
  if (shown.endsAt === null) return { job, endsAt: told };
  const apart = Math.abs(told - shown.endsAt) / 1000;
  return { job, endsAt: apart <= Math.max(STEADY.seconds, STEADY.share * left) ? shown.endsAt : told };
}

/** 'a few seconds', 'about 20 s', 'less than a minute', 'about 2 min': no more precise than known. */
export function inAboutWords(seconds: number): string {
  if (seconds < 7.5) return 'a few seconds';
  if (seconds < 27.5) return `about ${Math.round(seconds / 5) * 5} s`;
  if (seconds < 45) return `about ${Math.round(seconds / 10) * 10} s`;
  if (seconds < 60) return 'less than a minute';
  if (seconds < 90) return 'about a minute';
  return `about ${Math.round(seconds / 60)} min`;
}
