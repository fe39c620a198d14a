import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { CHILD_ENVIRONMENT } from '../src/pool/engine-child.ts';

/** The redesign family, of which a furnished room gives a result. */
export const FAMILY_MODES = [
  'architecture',
  'blueprint',
  'brand',
  'selective-change',
  'style-transfer',
  'redesign',
] as const;

/** Edits that are timed from files to files. */
export const TIMED_MODES = [
  'wall-color',
  'lighting',
  'sky',
  'window-view',
  'object-removal',
  'empty-room',
  'upscale',
  'watermark',
  ...FAMILY_MODES,
] as const;
export type TimedMode = (typeof TIMED_MODES)[number];

/** One measurement, done in a process of its own so that its peak memory is its own. */
export const Job = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('prepare-photos'), folder: z.string() }),
  z.strictObject({ is: z.literal('ingest'), photo: z.string(), runs: z.int() }),
  z.strictObject({ is: z.literal('analyse'), photo: z.string(), runs: z.int() }),
  z.strictObject({
    is: z.literal('edit'),
    photo: z.string(),
    mode: z.enum(TIMED_MODES),
    runs: z.int(),
  }),
  z.strictObject({ is: z.literal('rays'), triangles: z.int() }),
  z.strictObject({ is: z.literal('draw-staging-photos'), folder: z.string() }),
  z.strictObject({ is: z.literal('stage'), photo: z.string(), runs: z.int() }),
  z.strictObject({ is: z.literal('cancel-staging'), photo: z.string() }),
  z.strictObject({ is: z.literal('staging-shadows') }),
]);
export type Job = z.infer<typeof Job>;

export const Timing = z.strictObject({
  /** Seconds of each run, the first ones left out that warm the process up. */
  seconds: z.array(z.number()),
});
export type Timing = z.infer<typeof Timing>;

/** How long stagings take. */
export const StagingTiming = z.strictObject({
  /** By the clock, and of all cores together, of each run. */
  seconds: z.array(z.number()),
  cpuSeconds: z.array(z.number()),
  /** Mean seconds by the clock of each stage. */
  stages: z.record(z.string(), z.number()),
});
export type StagingTiming = z.infer<typeof StagingTiming>;

/** How far shadows of furniture are from the truth in one known room, over the pixels where light changes. */
export const ShadowError = z.strictObject({
  name: z.string(),
  pixels: z.int(),
  /** Percentiles 0 to 100 of the light ratio's absolute error. */
  misses: z.array(z.number()),
  /** The same if furniture cast no shadows. */
  noShadow: z.array(z.number()),
});
export type ShadowError = z.infer<typeof ShadowError>;

/** Photos of an empty room, each with its analysis beside it. */
export const StagingPhotos = z.strictObject({ px1024: z.string(), px2048: z.string() });
export type StagingPhotos = z.infer<typeof StagingPhotos>;

/** How fast rays are traced through a scene of so many triangles. */
export const RaySpeed = z.strictObject({
  triangles: z.int(),
  /** CPU time to build the tree. */
  buildSeconds: z.number(),
  /** Millions of rays a second by the clock, and a second of CPU time. */
  speeds: z.array(
    z.strictObject({
      rays: z.string(),
      threads: z.int(),
      perSecond: z.number(),
      perCpuSecond: z.number(),
    }),
  ),
});
export type RaySpeed = z.infer<typeof RaySpeed>;

/** Runs a job in a child process, and says so. Answers its result and its peak resident memory in MiB. */
export async function runJob<T>(
  job: Job,
  result: z.ZodType<T>,
): Promise<{ result: T; peakMegabytes: number }> {
  process.stderr.write(
    `  ${[job.is, 'mode' in job ? job.mode : '', 'photo' in job ? basename(job.photo) : ''].join(' ')}\n`,
  );
  const child = fileURLToPath(new URL('./child.ts', import.meta.url));
  const text = await new Promise<string>((resolve, reject) => {
    // Memory is handed out as in the product's own children.
    const options = { maxBuffer: 1 << 24, env: CHILD_ENVIRONMENT };
    execFile(process.execPath, [child, JSON.stringify(job)], options, (error, out, errors) =>
      error ? reject(new Error(errors || error.message)) : resolve(out),
    );
  });
  return z.strictObject({ result, peakMegabytes: z.number() }).parse(JSON.parse(text));
}
