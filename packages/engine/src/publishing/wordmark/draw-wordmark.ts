import { applyInk } from '../../base/drawing/ink.ts';
import { BOLD, drawText, type TextStyle, textWidth } from '../../base/drawing/lettering.ts';
import { gaussianBlur } from '../../base/raster/gaussian-blur.ts';
import { createMask, type Mask, type Raster } from '../../base/raster/raster.ts';

/** The text in the corner. */
const NAME = 'Home Design';
/** Blur of the shadow, and the extent of the drawing around the letters, as shares of the height of capitals. */
const SHADOW_BLUR = 0.22;
const REACH = 1.2;

/** How the product's name is drawn. */
export interface WordmarkLook {
  /** Height of capitals, pixels. */
  readonly height: number;
  /** From the picture's right edge to the end of the letters, and from its lower edge to their baseline, pixels. */
  readonly margin: readonly [right: number, below: number];
  /** Opacity of the white letters, 0 … 1. */
  readonly letters: number;
  /** The same for the black shadow under them, and its strength in relation to the blurred letters. */
  readonly shadow: number;
  readonly spread: number;
}

/** Width of the product's name in capitals, with the pen's own width. */
export const WORDMARK_WIDTH = textWidth(NAME, { height: 1, pen: BOLD }) + BOLD;

/**
 * A copy of a picture with the product's name in its lower right corner: white letters over a soft shadow. Only a
 * patch around the letters changes, and only such a patch needs memory beside the copy.
 */
export function drawWordmark(
  picture: Raster,
  { height, margin, letters, shadow, spread }: WordmarkLook,
): Raster {
  const marked: Raster = { width: picture.width, height: picture.height, data: picture.data.slice() };
  const [x, y] = [picture.width - margin[0] - WORDMARK_WIDTH * height, picture.height - margin[1]];
  const box = patchAround(picture, [x, y], height);
  if (!box) return marked;
  const ink = createMask(box.width, box.height);
  const style: TextStyle = { height, pen: BOLD };
  drawText(ink, NAME, [x - box.left, y - box.top], style);
  const patch = cut(marked, box);
  applyInk(patch, shadowOf(ink, SHADOW_BLUR * height, spread), [0, 0, 0], shadow);
  applyInk(patch, ink, [255, 255, 255], letters);
  paste(marked, patch, box);
  return marked;
}

/** A part of a picture. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The area of the letters and their shadow; null outside the picture. */
function patchAround(picture: Raster, [x, y]: readonly [number, number], capital: number): Box | null {
  const reach = REACH * capital;
  const left = Math.max(0, Math.floor(x - reach));
  const right = Math.min(picture.width, Math.ceil(x + WORDMARK_WIDTH * capital + reach));
  const top = Math.max(0, Math.floor(y - capital - reach));
  const bottom = Math.min(picture.height, Math.ceil(y + reach));
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null;
}

function shadowOf({ width, height, data }: Mask, sigma: number, spread: number): Mask {
  const soft = gaussianBlur({ width, height, data: Float32Array.from(data) }, sigma).data;
  const shadow = createMask(width, height);
  for (let i = 0; i < soft.length; i++) shadow.data[i] = Math.min(255, Math.round(spread * soft[i]!));
  return shadow;
}

function cut(from: Raster, { left, top, width, height }: Box): Raster {
  const data = new Uint8Array(3 * width * height);
  for (let row = 0; row < height; row++) {
    const start = 3 * ((top + row) * from.width + left);
    data.set(from.data.subarray(start, start + 3 * width), 3 * row * width);
  }
  return { width, height, data };
}

function paste(onto: Raster, patch: Raster, { left, top }: Box): void {
  for (let row = 0; row < patch.height; row++) {
    const line = patch.data.subarray(3 * row * patch.width, 3 * (row + 1) * patch.width);
    onto.data.set(line, 3 * ((top + row) * onto.width + left));
  }
}
