import { z } from 'zod';
import { seed, strength } from './common.ts';

/** Regions (numbers of the analysis' region map) a person switched on or off on top of what was found. */
const RegionCorrections = z.strictObject({
  add: z.array(z.int().min(0)).default([]),
  remove: z.array(z.int().min(0)).default([]),
});

/** Paint the walls. */
export const WallColorRequest = z.strictObject({
  mode: z.literal('wall-color'),
  /** sRGB hex, `#rrggbb`. Names are resolved by `paintHex` first. */
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/),
  regions: RegionCorrections.default({ add: [], remove: [] }),
  strength,
  seed,
});
export type WallColorRequest = z.infer<typeof WallColorRequest>;
