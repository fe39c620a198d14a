import { sky } from '@home-design/vocabulary';
import { settingsSchema } from '@home-design/vocabulary/settings-schema';
import { z } from 'zod';
import { seed, strength } from '../base/common-request.ts';
import { Corrections } from '../corrections/corrections.ts';

/** Put another sky above the house. */
export const SkyRequest = z.strictObject({
  mode: z.literal('sky'),
  ...settingsSchema(sky.settings),
  /** Sky that a person points out, and what is none. */
  corrections: Corrections.prefault({}),
  strength,
  seed,
});
export type SkyRequest = z.infer<typeof SkyRequest>;
