import { z } from 'zod';
import { STAGING_STYLES } from '../../furniture/styles/style.ts';
import { materials_seed, seed, strength } from '../base/common-request.ts';
import { Corrections } from '../corrections/corrections.ts';
import { SKY_TYPES } from '../sky/sky-recipes.ts';

/** Make a place outdoors inviting: another sky, furniture on the ground. */
export const OutdoorSpaceRequest = z.strictObject({
  mode: z.literal('outdoor-space'),
  style: z.enum(STAGING_STYLES).default('modern'),
  sky_type: z.enum(SKY_TYPES).default('blue_sky'),
  /** Sky that a person points out, and what is none. */
  corrections: Corrections.prefault({}),
  strength,
  seed,
  materials_seed,
});
export type OutdoorSpaceRequest = z.infer<typeof OutdoorSpaceRequest>;
