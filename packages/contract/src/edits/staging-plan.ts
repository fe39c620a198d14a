import { z } from 'zod';
import { ROOM_TYPES, STAGING_STYLES } from './edit-options.ts';

const name = z.string().min(1).max(40);

/** A piece of furniture. The engine defines the meaning of the numbers, and checks them again. */
export const StagingPlanItem = z.strictObject({
  /** The kind of furniture, for example `coffee_table`. */
  kind: name,
  silhouette: name,
  x: z.number(),
  y: z.number(),
  z: z.number(),
  /** Degrees, seen from above. */
  turn: z.number(),
  /** Width, height, depth in meters. */
  size: z.tuple([z.number(), z.number(), z.number()]).readonly(),
  /** Locked by the person who arranges the furniture; it has no effect on the picture. */
  locked: z.literal(true).optional(),
});

/**
 * The arrangement of a staging. It comes with the version and can be sent back, changed or not: with another style the
 * same pieces have the same places. The format is the engine's own, so that the command line and the API accept each
 * other's plans.
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
