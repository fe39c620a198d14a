/** Hidden parts of doors, curtains, by pixel of the working copy. */
export interface ContinuedParts {
  /** 1 where a part continues. */
  readonly isContinued: Uint8Array;
  /** Its color there, three values a pixel, 0 … 255. */
  readonly colors: Float32Array;
}

/** Nothing that continues, to be filled in. */
export const nothingContinued = (pixels: number): ContinuedParts => ({
  isContinued: new Uint8Array(pixels),
  colors: new Float32Array(pixels * 3),
});

/** Left, right and far wall, of `FACES`. */
export const WALLS: ReadonlySet<number> = new Set([2, 3, 4]);

/** The four pixels around a place. */
const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/**
 * Draws a continued part over a color, softly along its sides.
 *
 * @param size of the working copy.
 * @param across, down place in the photo, shares of the picture.
 * @param color three values, 0 … 255; receives the result.
 */
export function layContinued(
  { isContinued, colors }: ContinuedParts,
  { width, height }: { readonly width: number; readonly height: number },
  across: number,
  down: number,
  color: Float32Array,
): void {
  const [x, y] = [across * width - 0.5, down * height - 0.5];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  let share = 0;
  const sum = [0, 0, 0];
  for (const [dx, dy] of CORNERS) {
    const column = Math.min(width - 1, Math.max(0, left + dx));
    const row = Math.min(height - 1, Math.max(0, top + dy));
    const i = row * width + column;
    if (!isContinued[i]) continue;
    const weight = (dx ? x - left : 1 - x + left) * (dy ? y - top : 1 - y + top);
    share += weight;
    for (let c = 0; c < 3; c++) sum[c]! += weight * colors[i * 3 + c]!;
  }
  if (share === 0) return;
  for (let c = 0; c < 3; c++) color[c] = color[c]! * (1 - share) + sum[c]!;
}

/** Fills gaps of up to `widest` pixels in a row with the color on their left. */
export function closeGaps({ isContinued, colors }: ContinuedParts, width: number, widest: number): void {
  let last = -1;
  for (let i = 0; i < isContinued.length; i++) {
    if (i % width === 0) last = -1;
    if (!isContinued[i]) continue;
    if (last >= 0 && i - last - 1 <= widest) {
      for (let gap = last + 1; gap < i; gap++) {
        isContinued[gap] = 1;
        colors.copyWithin(gap * 3, last * 3, last * 3 + 3);
      }
    }
    last = i;
  }
}
