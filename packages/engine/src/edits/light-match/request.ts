import { lightMatch } from '@home-design/vocabulary';
import { settingsSchema } from '@home-design/vocabulary/settings-schema';
import { z } from 'zod';
import { seed } from '../base/common-request.ts';

/** Most that the exposure is moved, and red and blue against green, in stops (powers of two in linear light). */
export const MOST_EXPOSURE = lightMatch.settings.exposure.max;
export const MOST_TINT = lightMatch.settings.red.max;

/** Move exposure and white balance by given amounts, so that the photos of a set look taken in one light. */
export const LightMatchRequest = z.strictObject({
  mode: z.literal('light-match'),
  ...settingsSchema(lightMatch.settings),
  seed,
});
export type LightMatchRequest = z.infer<typeof LightMatchRequest>;
