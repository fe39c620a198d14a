import { z } from 'zod';
import { seed } from '../base/common-request.ts';

/** Draw the room: a plan of its floor and a line drawing of the view, with estimated dimensions. */
export const BlueprintRequest = z.strictObject({
  mode: z.literal('blueprint'),
  units: z.enum(['metric', 'imperial']).default('metric'),
  /** White lines on blue, or dark lines on white. */
  paper: z.enum(['blue', 'white']).default('blue'),
  seed,
});
export type BlueprintRequest = z.infer<typeof BlueprintRequest>;
