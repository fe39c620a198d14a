import { furniture } from '@home-design/vocabulary';
import { settingsSchema } from '@home-design/vocabulary/settings-schema';
import { z } from 'zod';
import { materials_seed, seed, strength } from '../base/common-request.ts';
import { StagingPlan } from './plan/staging-plan.ts';

/** Furnish the room. */
export const StagingRequest = z.strictObject({
  mode: z.literal('furniture'),
  ...settingsSchema(furniture.settings),
  /** A plan to render instead of a new one; its style, room type and seed are used. */
  plan: StagingPlan.optional(),
  strength,
  seed,
  materials_seed,
});
export type StagingRequest = z.infer<typeof StagingRequest>;
