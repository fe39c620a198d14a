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
  /** A person's selection of walls, and of parts that are not wall. */
  walls,
  categories,
  objects,
  /** A person's selection of things to remove, and of things to keep. */
  corrections,
  light: LightingRequest.shape.type.unwrap().optional(),
  strength,
  seed,
});
export type SelectiveChangeRequest = z.infer<typeof SelectiveChangeRequest>;
