import { createMask, type Mask } from '../../../src/base/raster/raster.ts';

/** Corners of an area as shares of the picture's width and height; values beyond 0 … 1 lie outside the picture. */
export type Area = readonly (readonly [x: number, y: number])[];

/** A person's brush strokes after the engine has found the walls. */
export interface TouchUp {
  readonly add: readonly Area[];
  readonly remove: readonly Area[];
}

/** Lines of samples in a row of pixels: edges get as many shades. */
const LINES = 4;

/** A mask with the areas filled, 255 inside; edges are antialiased. Overlapping areas become one. */
export function paintAreas(areas: readonly Area[], width: number, height: number): Mask {
  const mask = createMask(width, height);
  for (const area of areas) {
    for (let y = 0; y < height; y++) {
      const row = new Float32Array(width);
      for (let line = 0; line < LINES; line++)
        addLine(row, crossings(area, width, height, y + (line + 0.5) / LINES));
      row.forEach((covered, x) => {
        const i = y * width + x;
        mask.data[i] = Math.max(mask.data[i]!, Math.round((covered / LINES) * 255));
      });
    }
  }
  return mask;
}

/** The crossings of the outline and a line, in pixels, ascending (even-odd rule). */
function crossings(area: Area, width: number, height: number, y: number): number[] {
  return area
    .flatMap(([x0, y0], i) => {
      const [x1, y1] = area[(i + 1) % area.length]!;
      const [top, bottom] = [y0 * height, y1 * height];
      if (top <= y === bottom <= y) return [];
      return [(x0 + ((x1 - x0) * (y - top)) / (bottom - top)) * width];
    })
    .sort((a, b) => a - b);
}

/** Adds the covered share of every pixel between each pair of crossings. */
function addLine(row: Float32Array, at: readonly number[]): void {
  for (let k = 0; k + 1 < at.length; k += 2) {
    const [from, to] = [Math.max(0, at[k]!), Math.min(row.length, at[k + 1]!)];
    for (let x = Math.floor(from); x < to; x++) row[x]! += Math.min(x + 1, to) - Math.max(x, from);
  }
}
