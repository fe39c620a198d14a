import { z } from 'zod';
import { seed, strength } from '../base/common-request.ts';
import { Corrections } from '../corrections/corrections.ts';
import { FLOOR_MATERIALS } from '../floor/floor-materials.ts';

/** How boards and rows of tiles lie: away from the camera along the side walls, across the room, or between both. */
export const FLOOR_DIRECTIONS = ['lengthwise', 'crosswise', 'diagonal'] as const;
export type FloorDirection = (typeof FLOOR_DIRECTIONS)[number];

/** Lay another floor. */
export const FloorRequest = z.strictObject({
  mode: z.literal('floor'),
  material: z.enum(FLOOR_MATERIALS).default('oak_planks'),
  direction: z.enum(FLOOR_DIRECTIONS).default('lengthwise'),
  /** Floor that a person points out, and what is none. */
  corrections: Corrections.prefault({}),
  strength,
  seed,
});
export type FloorRequest = z.infer<typeof FloorRequest>;
