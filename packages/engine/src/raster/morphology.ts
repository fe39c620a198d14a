import type { Mask } from './raster.ts';

/** Largest value within the square of side 2 * radius + 1: grows what is inside. */
export function dilate(mask: Mask, radius: number): Mask {
  return extremes(mask, radius, Math.max, 0);
}

/** Smallest value within the square of side 2 * radius + 1: shrinks what is inside. The picture's edge does not shrink it. */
export function erode(mask: Mask, radius: number): Mask {
  return extremes(mask, radius, Math.min, 255);
}

/** Erosion then dilation: removes specks narrower than the square. */
export function open(mask: Mask, radius: number): Mask {
  return dilate(erode(mask, radius), radius);
}

/** Dilation then erosion: fills gaps narrower than the square. */
export function close(mask: Mask, radius: number): Mask {
  return erode(dilate(mask, radius), radius);
}

type Pick = (a: number, b: number) => number;

function extremes(mask: Mask, radius: number, pick: Pick, outside: number): Mask {
  const { width, height } = mask;
  const rows = new Uint8Array(mask.data.length);
  const out = new Uint8Array(mask.data.length);
  const longest = Math.max(width, height) + 2 * radius;
  const scratch = { forward: new Uint8Array(longest), backward: new Uint8Array(longest) };
  for (let y = 0; y < height; y++)
    runningExtreme(mask.data, rows, y * width, 1, width, radius, pick, outside, scratch);
  for (let x = 0; x < width; x++) runningExtreme(rows, out, x, width, height, radius, pick, outside, scratch);
  return { width, height, data: out };
}

/**
 * Three comparisons a pixel whatever the radius (van Herk 1992; Gil and Werman 1993): extremes from the start and
 * from the end of blocks as long as the window; any window is the end of one block and the start of the next.
 */
function runningExtreme(
  from: Uint8Array,
  to: Uint8Array,
  start: number,
  step: number,
  length: number,
  radius: number,
  pick: Pick,
  outside: number,
  { forward, backward }: { readonly forward: Uint8Array; readonly backward: Uint8Array },
): void {
  const window = 2 * radius + 1;
  const padded = length + 2 * radius;
  const value = (i: number): number =>
    i < radius || i >= length + radius ? outside : from[start + (i - radius) * step]!;
  for (let i = 0; i < padded; i++) {
    forward[i] = i % window === 0 ? value(i) : pick(forward[i - 1]!, value(i));
  }
  for (let i = padded - 1; i >= 0; i--) {
    const ends = i === padded - 1 || (i + 1) % window === 0;
    backward[i] = ends ? value(i) : pick(backward[i + 1]!, value(i));
  }
  for (let i = 0; i < length; i++) to[start + i * step] = pick(backward[i]!, forward[i + window - 1]!);
}
