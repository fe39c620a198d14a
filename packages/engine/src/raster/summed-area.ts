import type { Plane } from './raster.ts';

/** Sums over any rectangle in four look-ups (Crow 1984, "Summed-area tables for texture mapping"). */
export interface SummedArea {
  readonly width: number;
  readonly height: number;
  /** (width + 1) * (height + 1) sums of everything above and left of a corner. */
  readonly sums: Float64Array;
}

/** Builds the table for a plane. */
export function summedArea(plane: Plane): SummedArea {
  const { width, height, data } = plane;
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x]!;
      sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1]! + row;
    }
  }
  return { width, height, sums };
}

/** Sum over left <= x < right, top <= y < bottom; the rectangle must lie within the plane. */
export function areaSum(table: SummedArea, left: number, top: number, right: number, bottom: number): number {
  const stride = table.width + 1;
  const { sums } = table;
  return (
    sums[bottom * stride + right]! -
    sums[top * stride + right]! -
    sums[bottom * stride + left]! +
    sums[top * stride + left]!
  );
}
