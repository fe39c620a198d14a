/** Bilinear look-ups of one grid from the pixels of a larger one, row by row, without building the enlarged grid. */
export interface GridSampler {
  /** Select the row of the large picture to read for. */
  row(y: number): void;
  /** Value of `plane` (of the grid's size) at column x of the selected row. */
  at(plane: Float32Array, x: number): number;
  /** Values of three planes at column x of the selected row. */
  colorAt(planes: readonly [Float32Array, Float32Array, Float32Array], x: number, out: Float64Array): void;
}

/** Sampler from a `width` x `height` picture into planes of `gridWidth` x `gridHeight`. */
export function gridSampler(
  width: number,
  height: number,
  gridWidth: number,
  gridHeight: number,
): GridSampler {
  const left = new Int32Array(width);
  const fraction = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const at = Math.min(gridWidth - 1, Math.max(0, ((x + 0.5) * gridWidth) / width - 0.5));
    left[x] = Math.min(Math.floor(at), Math.max(0, gridWidth - 2));
    fraction[x] = at - left[x]!;
  }
  const right = gridWidth > 1 ? 1 : 0;
  let upper = 0;
  let lower = 0;
  let down = 0;
  return {
    row(y) {
      const at = Math.min(gridHeight - 1, Math.max(0, ((y + 0.5) * gridHeight) / height - 0.5));
      const top = Math.min(Math.floor(at), Math.max(0, gridHeight - 2));
      upper = top * gridWidth;
      lower = Math.min(top + 1, gridHeight - 1) * gridWidth;
      down = at - top;
    },
    at(plane, x) {
      const i = left[x]!;
      const t = fraction[x]!;
      const above = plane[upper + i]! * (1 - t) + plane[upper + i + right]! * t;
      const below = plane[lower + i]! * (1 - t) + plane[lower + i + right]! * t;
      return above * (1 - down) + below * down;
    },
    colorAt(planes, x, out) {
      const i = left[x]!;
      const t = fraction[x]!;
      for (let c = 0; c < 3; c++) {
        const plane = planes[c]!;
        const above = plane[upper + i]! * (1 - t) + plane[upper + i + right]! * t;
        const below = plane[lower + i]! * (1 - t) + plane[lower + i + right]! * t;
        out[c] = above * (1 - down) + below * down;
      }
    },
  };
}
