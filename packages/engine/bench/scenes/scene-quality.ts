import { z } from 'zod';

/** Bare floor as staging finds it, against what shows no furniture, rug or wall. */
export const FloorQuality = z.strictObject({
  /** Share of what is found that is floor; rugs and mats count neither way. */
  precision: z.number(),
  /** Share of the floor that is found. */
  recall: z.number(),
  /** Share of the floor that passes for things standing there. */
  taken: z.number(),
});
export type FloorQuality = z.infer<typeof FloorQuality>;

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
  /** Null where none is in view. */
  floor: FloorQuality.nullable(),
  /** The same in the empty twin; null also where there is no twin. */
  emptyFloor: FloorQuality.nullable(),
  /** Intersection over union of the sky's matte and open sky, null indoors; and how surely a sky was seen. */
  sky: z.strictObject({ overlap: z.number().nullable(), confidence: z.number() }),
  /** Panes the window edit finds by itself, against all glass; null where it leaves them to be marked. */
  panes: z.strictObject({
    /** Whether glass takes up enough of the picture to be worth finding. */
    inView: z.boolean(),
    found: z
      .strictObject({
        /** Intersection over union of what would change and the glass. */
        overlap: z.number(),
        precision: z.number(),
        recall: z.number(),
      })
      .nullable(),
  }),
  upDegrees: z.number(),
  yawDegrees: z.number(),
  focalPercent: z.number(),
});
export type SceneQuality = z.infer<typeof SceneQuality>;
