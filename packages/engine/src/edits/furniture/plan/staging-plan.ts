import { ROOM_TYPES, STAGING_STYLES } from '@home-design/vocabulary';
import { z } from 'zod';
import { PIECE_KINDS } from '../../../furniture/kinds.ts';

const meters = z.number().min(-50).max(50);
const extent = z.number().min(0.01).max(10);

/** One thing placed in the room. */
export const PlanItem = z.strictObject({
  kind: z.enum(PIECE_KINDS),
  silhouette: z.string().min(1).max(40),
  /**
   * The place of the middle of its footprint (things on a wall: the middle of their back), meters: x to the right and
   * z towards the viewer from the point on the floor below the camera, y above the floor.
   */
  x: meters,
  y: meters,
  z: meters,
  /** Degrees counter-clockwise seen from above; at 0 its front faces the viewer (+z). */
  turn: z.number().min(-360).max(360),
  /** Width, height, depth in meters. */
  size: z.tuple([extent, extent, extent]).readonly(),
  /** Kept for the editor of arrangements; it has no effect on the picture. */
  locked: z.literal(true).optional(),
});
export type PlanItem = z.infer<typeof PlanItem>;

/**
 * The things of a staging and their places. The same photo, plan and sampling give the same bytes; a plan may be
 * changed (moved, turned, swapped, removed items, another seed) and sent again.
 */
export const StagingPlan = z.strictObject({
  version: z.literal(1),
  roomType: z.enum(ROOM_TYPES),
  style: z.enum(STAGING_STYLES),
  /** Chooses fabrics, patterns and small irregularities of the pieces, and the renderer's grain. */
  seed: z.int().min(0).max(0xffff_ffff),
  items: z.array(PlanItem).max(80),
});
export type StagingPlan = z.infer<typeof StagingPlan>;
