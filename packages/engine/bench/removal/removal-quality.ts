import { z } from 'zod';

/** Whose outlines were used: the scene's own labels, or what the engine found and outlined itself. */
export const OUTLINES = ['exact', 'own'] as const;

/** One removal on a benchmark scene. */
export const RemovalQuality = z.strictObject({
  scene: z.string(),
  heldOut: z.boolean(),
  /** 'sofa 32'; 'all furniture' where the whole room was emptied. */
  what: z.string(),
  outlines: z.enum(OUTLINES),
  /** Share of the picture that it takes up. */
  share: z.number(),
  /** The sentence it was refused with; null when it was done. */
  refused: z.string().nullable(),
  /** Decibels against the empty twin (see `Likeness`); null when refused. */
  likeness: z
    .strictObject({
      raw: z.number(),
      tintMatched: z.number(),
      surroundings: z.number(),
      surroundingsMatched: z.number(),
    })
    .nullable(),
  confidence: z.number().nullable(),
  /** Pixels that differ from the photo though the mask says they do not. */
  changedOutside: z.int(),
  /** CPU time of the removal without analysis; finding and outlining are in it where the outlines are the engine's. */
  cpuSeconds: z.number(),
});
export type RemovalQuality = z.infer<typeof RemovalQuality>;
