/** A straight edge in the photo, in pixels of the analyzed picture (pixel centers at half positions). */
export interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly length: number;
  /** The detector's trust, 0 … 1. */
  readonly score: number;
}
