import { z } from 'zod';
import { seed } from '../base/common-request.ts';

/** Most that the exposure is moved, and red and blue against green, in stops (powers of two in linear light). */
export const MOST_EXPOSURE = 1;
export const MOST_TINT = 0.5;

const tint = z.number().min(-MOST_TINT).max(MOST_TINT).default(0);

/** Move exposure and white balance by given amounts, so that the photos of a set look taken in one light. */
export const LightMatchRequest = z.strictObject({
  mode: z.literal('light-match'),
  /** Stops; above 0 is brighter. */
  exposure: z.number().min(-MOST_EXPOSURE).max(MOST_EXPOSURE).default(0),
  /** Stops of red and of blue against green: above 0 in red and below in blue is warmer. */
  red: tint,
  blue: tint,
  seed,
});
export type LightMatchRequest = z.infer<typeof LightMatchRequest>;
