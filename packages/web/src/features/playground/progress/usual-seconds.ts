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
