import { createMask, type Mask, type Raster } from '../../base/raster/raster.ts';
import { fillSmallHoles } from '../../inpaint/fill-small.ts';
import { cut } from './find-marks.ts';
import { misfitBeside } from './span-beside.ts';
import { findStrokes } from './strokes.ts';
import { fitMixture, spanStrokes, uncoverStrokes } from './uncover-text.ts';

/** A part of a picture that holds a mark. */
export interface MarkedPart {
  /** Whole pixels; right and lower ones are exclusive. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The area of the picture in which the mark is searched; null = the whole box. */
  readonly within: Mask | null;
  /** A person selected it: if no letters are found, all of it is filled. */
  readonly byHand: boolean;
}

/** Surroundings of letters, in heights of the line, from which their background is known. */
const AROUND = 0.8;
/** Soft pixels around letters, and the length of the picture from which there is one more. */
const SOFT = 2;
const LONG_PICTURE = 1400;
/** A larger part of a picture is not filled, share. */
const MOST_FILLED = 0.12;
/** Strokes with a larger difference from one ink leave traces, 8-bit steps. */
const MOST_MISFIT = 16;
/** On ground with a larger error of spanning, the place of the letters stays visible, 8-bit steps. */
const MOST_BUSY = 8;

/** The result for a part. */
export interface UncoveredPart {
  /** Whether all of it had to be filled in. */
  readonly isFilled: boolean;
  /** Whether the picture may show traces of the mark. */
  readonly isUnsure: boolean;
}

/**
 * Removes the mark from one part of a picture, in place, and adds the changed pixels to the mask. Pixels outside
 * `allowed` stay.
 *
 * @returns null if no letters were found, or the selection is larger than can be filled.
 */
export function uncoverPart(
  picture: Raster,
  mask: Mask,
  part: MarkedPart,
  allowed: Mask | null,
  seed: number,
): UncoveredPart | null {
  const lineHeight = Math.min(part.bottom - part.top, part.right - part.left);
  const reach = Math.max(8, Math.round(AROUND * lineHeight));
  const [left, top] = [Math.max(0, part.left - reach), Math.max(0, part.top - reach)];
  const right = Math.min(picture.width, part.right + reach);
  const bottom = Math.min(picture.height, part.bottom + reach);
  const window = cut(picture, left, top, right - left, bottom - top);
  const line = lineIn(window, part, left, top);
  const strokes = findStrokes(brightnessOf(window), line, lineHeight);
  if (strokes === null) return part.byHand ? fillPart(picture, mask, part, allowed, seed) : null;

  const soft = Math.max(picture.width, picture.height) > LONG_PICTURE ? SOFT + 1 : SOFT;
  const bare = spanStrokes(window, strokes.mask, soft);
  const mixture = fitMixture(window, strokes, bare);
  const { raster, changed } = uncoverStrokes(window, strokes.mask, mixture, bare, soft);
  for (let y = 0, i = 0; y < window.height; y++) {
    for (let x = 0; x < window.width; x++, i++) {
      const to = (top + y) * picture.width + left + x;
      if (changed.data[i] === 0 || (allowed && allowed.data[to] === 0)) continue;
      mask.data[to] = 255;
      for (let c = 0; c < 3; c++) picture.data[to * 3 + c] = raster.data[i * 3 + c]!;
    }
  }
  const isBusy = misfitBeside(window, line, strokes.mask, soft) > MOST_BUSY;
  return { isFilled: false, isUnsure: isBusy || mixture === null || mixture.misfit > MOST_MISFIT };
}

/** Full in the searched area. */
function lineIn({ width, height }: Raster, part: MarkedPart, left: number, top: number): Mask {
  const line = createMask(width, height);
  for (let y = part.top - top; y < part.bottom - top; y++) {
    for (let x = part.left - left; x < part.right - left; x++) {
      const isInside = !part.within || part.within.data[(top + y) * part.within.width + left + x]! > 127;
      if (isInside) line.data[y * width + x] = 255;
    }
  }
  return line;
}

function brightnessOf({ width, height, data }: Raster): Mask {
  const bright = createMask(width, height);
  for (let i = 0; i < bright.data.length; i++) {
    bright.data[i] = 0.3 * data[i * 3]! + 0.59 * data[i * 3 + 1]! + 0.11 * data[i * 3 + 2]!;
  }
  return bright;
}

function fillPart(
  picture: Raster,
  mask: Mask,
  part: MarkedPart,
  allowed: Mask | null,
  seed: number,
): UncoveredPart | null {
  const hole = createMask(picture.width, picture.height);
  let size = 0;
  for (let y = part.top; y < part.bottom; y++) {
    for (let x = part.left; x < part.right; x++) {
      const at = y * picture.width + x;
      if ((part.within && part.within.data[at]! <= 127) || (allowed && allowed.data[at] === 0)) continue;
      hole.data[at] = 255;
      size++;
    }
  }
  if (size === 0 || size > MOST_FILLED * hole.data.length) return null;
  const filled = fillSmallHoles(picture, hole, null, seed);
  if (filled === null) return null;
  picture.data.set(filled.raster.data);
  for (let i = 0; i < hole.data.length; i++) mask.data[i] = Math.max(mask.data[i]!, hole.data[i]!);
  return { isFilled: true, isUnsure: true };
}
