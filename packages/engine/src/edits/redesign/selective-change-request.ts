import { z } from 'zod';
import { seed, strength } from '../base/common-request.ts';
import { LightingRequest } from '../lighting/request.ts';
import { ObjectRemovalRequest } from '../object-removal/request.ts';
import { WallColorRequest } from '../wall-color/request.ts';

const { categories, objects, corrections } = ObjectRemovalRequest.shape;
const { color, corrections: walls } = WallColorRequest.shape;

/** Change only what is chosen: paint, things to remove, light. */
export const SelectiveChangeRequest = z.strictObject({
  mode: z.literal('selective-change'),
  /** Paints the walls. */
  color: color.optional(),
  /** Walls that a person points out, and what is none. */
  walls,
  categories,
  objects,
  /** Things that a person points out to be removed, and what to spare. */
  corrections,
  light: LightingRequest.shape.type.unwrap().optional(),
  strength,
  seed,
});
export type SelectiveChangeRequest = z.infer<typeof SelectiveChangeRequest>;
