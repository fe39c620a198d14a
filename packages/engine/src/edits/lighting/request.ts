import { lighting } from '@home-design/vocabulary';
import { settingsSchema } from '@home-design/vocabulary/settings-schema';
import { z } from 'zod';
import { seed, strength } from '../base/common-request.ts';

/** Change the light. */
export const LightingRequest = z.strictObject({
  mode: z.literal('lighting'),
  ...settingsSchema(lighting.settings),
  strength,
  seed,
});
export type LightingRequest = z.infer<typeof LightingRequest>;
