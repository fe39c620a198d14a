import { floor } from '@home-design/vocabulary';
import { settingsSchema } from '@home-design/vocabulary/settings-schema';
import { z } from 'zod';
import { seed, strength } from '../base/common-request.ts';
import { Corrections } from '../corrections/corrections.ts';

/** Lay another floor. */
export const FloorRequest = z.strictObject({
  mode: z.literal('floor'),
  ...settingsSchema(floor.settings),
  /** A person's selection of floor, and of parts that are not floor. */
  corrections: Corrections.prefault({}),
  strength,
  seed,
});
export type FloorRequest = z.infer<typeof FloorRequest>;
