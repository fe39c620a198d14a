import { applyInk } from '../src/base/drawing/ink.ts';
import { BOLD, drawText, textWidth } from '../src/base/drawing/lettering.ts';
import { createMask, type Mask, type Raster } from '../src/base/raster/raster.ts';

/** A picture with a mark on it, and how much of each pixel its letters cover. */
export interface MarkedPicture {
  readonly marked: Raster;
  readonly letters: Mask;
}

/** What a mark looks like. */
export interface MarkLook {
  readonly text: string;
  /** sRGB gray, 0 … 255. */
  readonly gray: number;
  /** 0 … 1. */
  readonly opacity: number;
  /** Height of capitals as a share of the picture's shorter side. */
  readonly size: number;
}

/** One line in the lower right corner. */
export function markCorner(picture: Raster, look: MarkLook): MarkedPicture {
  const { width, height } = picture;
  const style = { height: look.size * Math.min(width, height), pen: BOLD };
  const letters = createMask(width, height);
  const left = 0.97 * width - textWidth(look.text, style);
  drawText(letters, look.text, [left, 0.955 * height], style);
  return laid(picture, letters, look);
}

/**
 * Lines all over the picture, every second row moved by half a step.
 *
 * @param turn radians by which lines rise.
 */
export function markTiled(picture: Raster, look: MarkLook, turn: number): MarkedPicture {
  const { width, height } = picture;
  const style = { height: look.size * Math.min(width, height), pen: BOLD };
  const letters = createMask(width, height);
  const [across, down] = [
    1.35 * textWidth(look.text, style),
    4.2 * style.height + 0.3 * Math.sin(turn) * width,
  ];
  for (let row = -3; row * down < height + width; row++) {
    for (let column = -2; column * across < width; column++) {
      const x = (column + (row & 1) / 2) * across;
      drawText(letters, look.text, [x, row * down], style, -turn);
    }
  }
  return laid(picture, letters, look);
}

function laid(picture: Raster, letters: Mask, { gray, opacity }: MarkLook): MarkedPicture {
  const marked = { ...picture, data: picture.data.slice() };
  applyInk(marked, letters, [gray, gray, gray], opacity);
  return { marked, letters };
}

/** Peak signal-to-noise ratio of a picture against the truth where letters are, decibels. */
export function decibelsUnder(letters: Mask, picture: Raster, truth: Raster): number {
  let [squares, count] = [0, 0];
  for (let i = 0; i < letters.data.length; i++) {
    if (letters.data[i]! < 8) continue;
    for (let c = 0; c < 3; c++) squares += (picture.data[i * 3 + c]! - truth.data[i * 3 + c]!) ** 2;
    count += 3;
  }
  return 10 * Math.log10((255 * 255) / Math.max(1e-3, squares / Math.max(1, count)));
}
