import { z } from 'zod';

/** How well the engine understood and edited one benchmark scene; errors against what it was rendered with. */
export const SceneQuality = z.strictObject({
  id: z.string(),
  heldOut: z.boolean(),
  /** Null: the engine refused, not being confident. */
  painted: z
    .strictObject({
      /** Intersection over union of the edit's mask and the painted walls. */
      wallOverlap: z.number(),
      /** Share of the mask that lies on other things than walls. */
      bleed: z.number(),
      changedOutside: z.int(),
      confidence: z.number(),
    })
    .nullable(),
  /** Bare floor as staging finds it, against what shows no furniture, rug or wall; null where none is in view. */
  floor: z.strictObject({ precision: z.number(), recall: z.number() }).nullable(),
  /** Intersection over union of the sky's matte and open sky, null indoors; and how surely a sky was seen. */
  sky: z.strictObject({ overlap: z.number().nullable(), confidence: z.number() }),
  upDegrees: z.number(),
  yawDegrees: z.number(),
  focalPercent: z.number(),
});
export type SceneQuality = z.infer<typeof SceneQuality>;
