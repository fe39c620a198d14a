import { z } from 'zod';

/** Longest painted mask, in characters of base64: about 65 kB of PNG, ten times the size of usual strokes. */
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

/** Parts of a picture that the user marks. */
const Parts = z.strictObject({
  /** Ids of regions in the version's region map. */
  regions: z.array(z.int().min(0)).max(1000).default([]),
  boxes: z.array(Rectangle).max(100).default([]),
  /** An 8-bit PNG with the picture's proportions in base64, white = this part. */
  painted: painted.optional(),
});

/** The parts that the user adds to an edit's own choice, and those that it must not change. The latter win. */
export const Corrections = z.strictObject({ add: Parts.prefault({}), remove: Parts.prefault({}) });
export type Corrections = z.infer<typeof Corrections>;

/** The same for edits in which the user can also select the whole changed area: walls, the floor, removed things. */
export const SelectionCorrections = Corrections.extend({
  /**
   * Replaces the edit's own choice: an 8-bit PNG with the picture's proportions in base64, white = this. Its outline is
   * fitted to the edges in the picture.
   */
  only: painted.optional(),
});
export type SelectionCorrections = z.infer<typeof SelectionCorrections>;

/** Whether the user marked anything. */
export function pointsOut({ regions, boxes, painted }: Corrections['add']): boolean {
  return regions.length > 0 || boxes.length > 0 || painted !== undefined;
}
