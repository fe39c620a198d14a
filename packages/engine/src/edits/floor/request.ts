import { floor } from '@home-design/vocabulary';
import { settingsSchema } from '@home-design/vocabulary/settings-schema';
import { z } from 'zod';
import { seed, strength } from '../base/common-request.ts';
import { Corrections } from '../corrections/corrections.ts';

/** Lay another floor. */
export const FloorRequest = z.strictObject({
  mode: z.literal('floor'),
  ...settingsSchema(floor.settings),
  /** Floor that a person points out, and what is none. */
  corrections: Corrections.prefault({}),
  strength,
  seed,
});
export type FloorRequest = z.infer<typeof FloorRequest>;
