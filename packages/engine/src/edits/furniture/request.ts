import { z } from 'zod';
import { STAGING_STYLES } from '../../furniture/styles/style.ts';
import { materials_seed, seed, strength } from '../base/common-request.ts';
import { ROOM_TYPES, StagingPlan } from './plan/staging-plan.ts';

/** Furnish the room. */
export const StagingRequest = z.strictObject({
  mode: z.literal('furniture'),
  style: z.enum(STAGING_STYLES).default('modern'),
  room_type: z.enum(ROOM_TYPES).default('living_room'),
  /** A plan to render instead of a new one; its own style, room type and seed count. */
  plan: StagingPlan.optional(),
  strength,
  seed,
  materials_seed,
});
export type StagingRequest = z.infer<typeof StagingRequest>;
