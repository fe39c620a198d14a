import { z } from 'zod';

const share = z.number().min(0).max(1);

/** A rectangle as shares of the picture's width and height; x and y are its upper left corner. */
export const Rectangle = z
  .strictObject({ x: share, y: share, width: share.positive(), height: share.positive() })
  .refine(({ x, y, width, height }) => x + width <= 1.0001 && y + height <= 1.0001, {
    message: 'The rectangle must lie inside the picture.',
  });
export type Rectangle = z.infer<typeof Rectangle>;

/** Parts of a photo that a person selects. */
export const Parts = z.strictObject({
  /** Numbers of regions of the analysis. */
  regions: z.array(z.int().min(0)).default([]),
  boxes: z.array(Rectangle).default([]),
  /** Path of an 8-bit PNG of the photo's proportions, white = this part. */
  painted: z.string().min(1).optional(),
});
export type Parts = z.infer<typeof Parts>;

/** A person's additions to the mask of an edit, and removals from it. Removals win. */
export const Corrections = z.strictObject({
  add: Parts.prefault({}),
  remove: Parts.prefault({}),
  /**
   * Path of an 8-bit PNG of the photo's proportions: white replaces the automatic selection. Unlike a painted part,
   * its outline is approximate.
   */
  only: z.string().min(1).optional(),
});
export type Corrections = z.infer<typeof Corrections>;

/** Whether a person selected anything. */
export function pointsOut({ regions, boxes, painted }: Parts): boolean {
  return regions.length > 0 || boxes.length > 0 || painted !== undefined;
}
