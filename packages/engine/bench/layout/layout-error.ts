import { z } from 'zod';
import { FACES } from '../../src/scene/room-box/layout.ts';
import { VIEWS } from '../../studio/benchmark-scenes/facts.ts';

/** How far camera and room box found in one view are from those it was rendered with. */
export const LayoutError = z.strictObject({
  name: z.string(),
  view: z.enum(VIEWS),
  heldOut: z.boolean(),
  isEmpty: z.boolean(),
  upDegrees: z.number(),
  yawDegrees: z.number(),
  focalPercent: z.number(),
  /** Of the camera's height above the floor, which sets the scale of everything. */
  scalePercent: z.number(),
  /** Distance from the camera of every visible wall and of the ceiling, in meters and with the scale taken out. */
  faces: z.array(z.strictObject({ face: z.enum(FACES), percent: z.number(), shapePercent: z.number() })),
  /** Share of the picture that is given to another face than the true one; furniture is looked through. */
  pixelsWrong: z.number(),
  /** What the analysis itself says, 0 … 1. */
  confidence: z.number(),
});
export type LayoutError = z.infer<typeof LayoutError>;
