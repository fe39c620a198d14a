import type { Mask } from './raster.ts';

/** Largest value within the square of side 2 * radius + 1: grows what is inside. */
export function dilate(mask: Mask, radius: number): Mask {
  return extremes(mask, radius, true);
}

/** Smallest value within the square of side 2 * radius + 1: shrinks what is inside. The picture's edge does not shrink it. */
export function erode(mask: Mask, radius: number): Mask {
  return extremes(mask, radius, false);
}

/** Erosion then dilation: removes specks narrower than the square. */
export function open(mask: Mask, radius: number): Mask {
  return dilate(erode(mask, radius), radius);
}

/** Dilation then erosion: fills gaps narrower than the square. */
export function close(mask: Mask, radius: number): Mask {
  return erode(dilate(mask, radius), radius);
}

function extremes(mask: Mask, radius: number, largest: boolean): Mask {
  const { width, height } = mask;
  const rows = new Uint8Array(mask.data.length);
  const out = new Uint8Array(mask.data.length);
  const longest = Math.max(width, height) + 2 * radius;
  // What lies outside the picture is never the extreme.
  const scratch: Scratch = {
    padded: new Uint8Array(longest).fill(largest ? 0 : 255),
    forward: new Uint8Array(longest),
    backward: new Uint8Array(longest),
  };
  for (let y = 0; y < height; y++) {
    runningExtreme(mask.data, rows, y * width, 1, width, radius, largest, scratch);
  }
  scratch.padded.fill(largest ? 0 : 255);
  for (let x = 0; x < width; x++) runningExtreme(rows, out, x, width, height, radius, largest, scratch);
  return { width, height, data: out };
}

/** Lines with `radius` values more at both ends. */
interface Scratch {
  readonly padded: Uint8Array;
  readonly forward: Uint8Array;
  readonly backward: Uint8Array;
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
  largest: boolean,
  { padded, forward, backward }: Scratch,
): void {
  const window = 2 * radius + 1;
  const end = length + 2 * radius;
  for (let i = 0, at = start; i < length; i++, at += step) padded[radius + i] = from[at]!;
  for (let block = 0; block < end; block += window) {
    const last = Math.min(end, block + window) - 1;
    let reached = padded[block]!;
    for (let i = block; i <= last; i++) {
      const value = padded[i]!;
      if (value > reached === largest) reached = value;
      forward[i] = reached;
    }
    reached = padded[last]!;
    for (let i = last; i >= block; i--) {
      const value = padded[i]!;
      if (value > reached === largest) reached = value;
      backward[i] = reached;
    }
  }
  for (let i = 0, at = start; i < length; i++, at += step) {
    const before = backward[i]!;
    const after = forward[i + window - 1]!;
    to[at] = before > after === largest ? before : after;
  }
}
