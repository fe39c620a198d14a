import type { Pace } from './pace.ts';

/** The state of a running attempt. */
interface Standing {
  progress: number;
  /** Seconds after which it reached its progress. */
  reachedAt: number;
  /** Seconds since its start. */
  seconds: number;
}

/** Bounds of the factor by which an attempt is slower or faster than earlier ones. */
const SLOWEST = 3;
const FASTEST = 1 / 3;

/**
 * Seconds until an attempt ends, from the paces of earlier edits of its kind: the median of what each still took after
 * the same progress. The more of the work is done, the more its own speed counts. Null without earlier edits.
 */
export function secondsLeft(paces: readonly Pace[], standing: Standing): number | null {
  const left = paces.map((pace) => leftBy(pace, standing)).toSorted((a, b) => a - b);
  const [lower, upper] = [left[Math.ceil(left.length / 2) - 1], left[Math.floor(left.length / 2)]];
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2;
}

function leftBy(pace: Pace, { progress, reachedAt, seconds }: Standing): number {
  const reached = secondsAt(pace, progress);
  const next = pace.marks.find(([mark]) => mark > progress)?.[1] ?? pace.seconds;
  const factor = slowness(reachedAt, reached, pace.seconds);
  const since = seconds - reachedAt;
  // An edit that stands longer at a progress than earlier ones still has to do what comes after it.
  return Math.max(factor * (pace.seconds - reached) - since, factor * (pace.seconds - next));
}

/** How much slower the rest will be. The beginning of an edit hardly tells. */
function slowness(reachedAt: number, reached: number, total: number): number {
  if (reached <= 0 || total <= 0) return 1;
  const speed = Math.min(SLOWEST, Math.max(FASTEST, reachedAt / reached));
  return 1 + (speed - 1) * Math.min(1, reached / total);
}

/** Seconds after which an earlier edit reached this progress. */
function secondsAt({ marks, seconds }: Pace, progress: number): number {
  const index = marks.findIndex(([mark]) => mark >= progress);
  const [mark, at] = marks[index] ?? [1, seconds];
  const before = marks[index - 1] ?? [0, 0];
  if (index === -1 || mark === progress) return at;
  return before[1] + ((at - before[1]) * (progress - before[0])) / (mark - before[0]);
}
