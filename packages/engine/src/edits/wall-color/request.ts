import { z } from 'zod';
import { seed, strength } from '../base/common-request.ts';
import { Corrections } from '../corrections/corrections.ts';

/** Paint the walls. */
export const WallColorRequest = z.strictObject({
  mode: z.literal('wall-color'),
  /** sRGB hex, `#rrggbb`. Names are resolved by `paintHex` first. */
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/),
  /** A person's selection of wall, and of parts that are not wall. */
  corrections: Corrections.prefault({}),
  strength,
  seed,
});
export type WallColorRequest = z.infer<typeof WallColorRequest>;
