import { outdoorSpace } from '@home-design/vocabulary';
import { settingsSchema } from '@home-design/vocabulary/settings-schema';
import { z } from 'zod';
import { materials_seed, seed, strength } from '../base/common-request.ts';
import { Corrections } from '../corrections/corrections.ts';

/** Make a place outdoors inviting: another sky, furniture on the ground. */
export const OutdoorSpaceRequest = z.strictObject({
  mode: z.literal('outdoor-space'),
  ...settingsSchema(outdoorSpace.settings),
  /** A person's selection of sky, and of parts that are not sky. */
  corrections: Corrections.prefault({}),
  strength,
  seed,
  materials_seed,
});
export type OutdoorSpaceRequest = z.infer<typeof OutdoorSpaceRequest>;
