/** The role of a cell in patches. */
export const CELL = { outside: 0, source: 1, hole: 2 } as const;

/** Three values a cell, about 0 … 255; cells outside are neither filled nor copied from. */
export interface PatchGrid {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
  /** One of `CELL` a cell. */
  readonly state: Uint8Array;
}

/** Patches are this many cells to each side of their middle: 7 x 7. */
export const PATCH_RADIUS = 3;

/** Numbers of the cells in the middle of patches that are all source. */
export function wholePatches({ width, height, state }: PatchGrid): Int32Array {
  const broken = new Int32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0, row = 0; x < width; x++) {
      row += state[y * width + x] === CELL.source ? 0 : 1;
      broken[(y + 1) * (width + 1) + x + 1] = broken[y * (width + 1) + x + 1]! + row;
    }
  }
  const found: number[] = [];
  const r = PATCH_RADIUS;
  for (let y = r; y < height - r; y++) {
    const above = (y - r) * (width + 1);
    const below = (y + r + 1) * (width + 1);
    for (let x = r; x < width - r; x++) {
      const all = broken[below + x + r + 1]! - broken[below + x - r]!;
      if (all - broken[above + x + r + 1]! + broken[above + x - r]! === 0) found.push(y * width + x);
    }
  }
  return Int32Array.from(found);
}

/** The grid at half its size. What is partly hole is hole; values are means of sources. */
export function halved({ width, height, values, state }: PatchGrid): PatchGrid {
  const w = width >> 1;
  const h = height >> 1;
  const halfValues = new Float32Array(w * h * 3);
  const halfState = new Uint8Array(w * h);
  for (let y = 0, to = 0; y < h; y++) {
    for (let x = 0; x < w; x++, to++) {
      let sources = 0;
      let holes = 0;
      for (let k = 0; k < 4; k++) {
        const from = (2 * y + (k >> 1)) * width + 2 * x + (k & 1);
        if (state[from] === CELL.hole) holes++;
        if (state[from] !== CELL.source) continue;
        sources++;
        for (let c = 0; c < 3; c++) halfValues[to * 3 + c]! += values[from * 3 + c]!;
      }
      if (sources > 0) for (let c = 0; c < 3; c++) halfValues[to * 3 + c]! /= sources;
      halfState[to] = holes > 0 ? CELL.hole : sources > 1 ? CELL.source : CELL.outside;
    }
  }
  return { width: w, height: h, values: halfValues, state: halfState };
}
