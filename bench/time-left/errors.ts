import { median, quantile } from '../statistics.ts';
import type { Followed, Moment } from './follow-edit.ts';

/** What was said of the time left, and how far it was from the truth. */
export interface Errors {
  /** Share of the time in which anything was said. */
  said: number;
  /** Seconds between what was said and the truth. */
  median: number;
  p90: number;
  worst: number;
}

/** The time left as pages computed it until version 1.0.45: from the progress alone, mixed with the usual duration. */
function leftByProgress({ at, progress, usual }: Moment): number | null {
  const byProgress = progress >= 0.1 && at >= 3 && progress < 1 ? (at * (1 - progress)) / progress : null;
  const byUsual = usual === null || at >= usual ? null : usual - at;
  if (byProgress === null || byUsual === null) return byProgress ?? byUsual;
  return progress * byProgress + (1 - progress) * byUsual;
}

/** Errors of both estimates over edits that were followed to their end. */
export function errorsOf(edits: readonly Followed[]): { before: Errors; after: Errors } {
  return { before: errors(edits, leftByProgress), after: errors(edits, ({ left }) => left) };
}

function errors(edits: readonly Followed[], leftAt: (moment: Moment) => number | null): Errors {
  const moments = edits.flatMap((edit) =>
    edit.moments.map((moment) => ({ said: leftAt(moment), truth: edit.seconds - moment.at })),
  );
  const apart = moments.flatMap(({ said, truth }) => (said === null ? [] : Math.abs(said - truth)));
  if (apart.length === 0) return { said: 0, median: 0, p90: 0, worst: 0 };
  return {
    said: apart.length / moments.length,
    median: median(apart),
    p90: quantile(apart, 0.9),
    worst: Math.max(...apart),
  };
}
