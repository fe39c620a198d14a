import { z } from 'zod';

/** Longest painted mask, in characters of base64: about 65 kB of PNG, ten times what a brush leaves. */
export const MAX_PAINTED_LENGTH = 88_000;

const share = z.number().min(0).max(1);

/** A rectangle as shares of the picture's width and height; x and y are its upper left corner. */
export const Rectangle = z
  .strictObject({ x: share, y: share, width: share.positive(), height: share.positive() })
  .refine(({ x, y, width, height }) => x + width <= 1.0001 && y + height <= 1.0001, {
    message: 'must lie inside the picture',
  })
  .meta({ id: 'Rectangle' });
export type Rectangle = z.infer<typeof Rectangle>;

const painted = z
  .string()
  .max(MAX_PAINTED_LENGTH)
  .regex(/^iVBORw0KGgo[A-Za-z0-9+/]*={0,2}$/, 'must be a PNG picture in base64');

/** Parts of a picture that a person points out. */
const Parts = z.strictObject({
  /** Numbers of the version's region map. */
  regions: z.array(z.int().min(0)).max(1000).default([]),
  boxes: z.array(Rectangle).max(100).default([]),
  /** An 8-bit PNG of the picture's proportions in base64, white = this part. */
  painted: painted.optional(),
});

/** What a person adds to what an edit would change by itself, and what it spares. What is spared wins. */
export const Corrections = z.strictObject({ add: Parts.prefault({}), remove: Parts.prefault({}) });
export type Corrections = z.infer<typeof Corrections>;

/** The same for edits of which a person can also select as a whole what is changed: walls, the floor, what is taken away. */
export const SelectionCorrections = Corrections.extend({
  /**
   * What is changed instead of what is found: an 8-bit PNG of the picture's proportions in base64, white = this. Its
   * outline is led along the edges of the picture.
   */
  only: painted.optional(),
});
export type SelectionCorrections = z.infer<typeof SelectionCorrections>;

/** Whether a person pointed anything out. */
export function pointsOut({ regions, boxes, painted }: Corrections['add']): boolean {
  return regions.length > 0 || boxes.length > 0 || painted !== undefined;
}
