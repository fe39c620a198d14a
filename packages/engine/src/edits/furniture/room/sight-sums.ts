/**
 * Numbers of pixels of windows, doors, fireplaces and pictures to the left of and above every place: a summed-area
 * table (Crow 1984), so that a rectangle is counted in four look-ups.
 */
export interface SightSums {
  readonly width: number;
  readonly height: number;
  /** (width + 1) x (height + 1) sums. */
  readonly sums: Uint32Array;
}

/** Sums up a picture's marked pixels. */
export function sightSums(width: number, height: number, isSight: (pixel: number) => boolean): SightSums {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      if (isSight(y * width + x)) row++;
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  }
  return { width, height, sums };
}

/** Marked pixels in columns left … right - 1 and rows top … bottom - 1. */
export function sightsWithin(
  { width, sums }: SightSums,
  left: number,
  right: number,
  top: number,
  bottom: number,
): number {
  const at = (x: number, y: number) => sums[y * (width + 1) + x]!;
  if (right <= left || bottom <= top) return 0;
  return at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
}
