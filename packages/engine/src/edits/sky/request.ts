import { z } from 'zod';
import { seed, strength } from '../base/common-request.ts';
import { Corrections } from '../corrections/corrections.ts';
import { SKY_TYPES } from '../sky/sky-recipes.ts';

/** Put another sky above the house. */
export const SkyRequest = z.strictObject({
  mode: z.literal('sky'),
  sky_type: z.enum(SKY_TYPES).default('blue_sky'),
  /** Sky that a person points out, and what is none. */
  corrections: Corrections.prefault({}),
  strength,
  seed,
});
export type SkyRequest = z.infer<typeof SkyRequest>;
