import { z } from 'zod';
import { ROOM_TYPES, STAGING_STYLES } from './edit-options.ts';

const name = z.string().min(1).max(40);

/** One piece of furniture; what the numbers mean is the engine's to say, which checks them once more. */
const StagingPlanItem = z.strictObject({
  /** What it is, for example `coffee_table`. */
  kind: name,
  silhouette: name,
  x: z.number(),
  y: z.number(),
  z: z.number(),
  /** Degrees, seen from above. */
  turn: z.number(),
  /** Width, height, depth in meters. */
  size: z.tuple([z.number(), z.number(), z.number()]).readonly(),
});

/**
 * What a staging put where. It comes with the version and may be given back, changed or not: with another
 * style the same pieces stand in the same places. The engine's own format, word for word, so that the command
 * line and the API take each other's plans.
 */
export const StagingPlan = z
  .strictObject({
    version: z.literal(1),
    roomType: z.enum(ROOM_TYPES),
    style: z.enum(STAGING_STYLES),
    seed: z.int().min(0).max(0xffff_ffff),
    items: z.array(StagingPlanItem).max(80),
  })
  .meta({ id: 'StagingPlan' });
export type StagingPlan = z.infer<typeof StagingPlan>;
