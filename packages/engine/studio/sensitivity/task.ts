import { z } from 'zod';
import { SUBJECTS } from './subject.ts';

/** What a child process measures on. */
export const Setting = z.strictObject({
  /** Folder of the run: analyses and results of the unmoved engine. */
  folder: z.string(),
  /** Folder of the networks' answers, which all runs share. */
  networks: z.string(),
  photos: z.array(z.strictObject({ name: z.string(), path: z.string() })),
  /** Larger photos are scaled down to so many pixels. */
  side: z.int().positive(),
});
export type Setting = z.infer<typeof Setting>;

/** A number in a module's text and its new value. */
export const Move = z.strictObject({
  path: z.string(),
  start: z.int(),
  end: z.int(),
  value: z.number(),
  /** What shows the move. */
  subjects: z.array(z.enum(SUBJECTS)),
});
export type Move = z.infer<typeof Move>;

/** How every result differs from that of the unmoved engine, in order. */
export const Answer = z.strictObject({
  changes: z.array(
    z.strictObject({
      isSame: z.boolean(),
      share: z.number(),
      decibels: z.number().nullable(),
      isTurned: z.boolean(),
    }),
  ),
  /** What the engine threw, besides refusals; null if nothing. */
  failed: z.string().nullable(),
  cpuSeconds: z.number(),
});
export type Answer = z.infer<typeof Answer>;
