import { z } from 'zod';

/** A progress, 0 … 1, and the seconds after which an attempt reached it. */
const Mark = z.tuple([z.number(), z.number()]).readonly();

/** How an edit went: the progress it reported, ascending, and its duration. */
export const Pace = z.strictObject({ seconds: z.number(), marks: z.array(Mark).readonly() }).readonly();
export type Pace = z.infer<typeof Pace>;

/** How the attempt that made a version went. */
export interface Course {
  /** Whether the photo was analyzed before. */
  hadAnalysis: boolean;
  pace: Pace;
}

/** Steps of progress that are kept. Smaller ones do not change an estimate. */
const STEP = 0.02;

/** Records the pace of an attempt that begins now. Seconds come from `secondsPassed`. */
export function recordPace(secondsPassed: () => number) {
  const marks: [number, number][] = [];
  return {
    /** Notes a progress, unless it is hardly more than the last one. */
    reached(fraction: number): void {
      const last = marks.at(-1)?.[0] ?? -1;
      if (fraction >= last + STEP) marks.push([fraction, secondsPassed()]);
    },
    /** The last noted progress, and when it was reached. */
    last: (): readonly [number, number] => marks.at(-1) ?? [0, 0],
    /** The pace of an attempt that ends now. */
    ended: (): Pace => ({ seconds: secondsPassed(), marks }),
  };
}
