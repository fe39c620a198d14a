import { connectedComponents } from '../../base/raster/connected-components.ts';
import { createMask, type Mask, type Raster } from '../../base/raster/raster.ts';

/** A piece of a photo that is much brighter than its surroundings. */
export interface BrightPiece {
  /** Pixel numbers, in reading order. */
  readonly pixels: Int32Array;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Brightness (luma, 0 … 255) at which pieces are cut out, brightest first: burnt-out panes, then hazy ones. */
export const LEVELS = [252, 245, 236] as const;
/** Overexposed light is white: largest distance of the channels, 8-bit steps. */
const MOST_TINT = 34;
/** Smallest and largest pane as shares of the picture. */
const SMALLEST = 0.0002;
const LARGEST = 0.3;

/** Luma, 0 … 255, of every pixel; 0 for colors that cannot be an overexposed view. */
export function whiteness({ width, height, data }: Raster): Mask {
  const out = createMask(width, height);
  for (let i = 0, at = 0; i < out.data.length; i++, at += 3) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > MOST_TINT) continue;
    out.data[i] = 0.299 * red + 0.587 * green + 0.114 * blue + 0.5;
  }
  return out;
}

/** Luma, 0 … 255, of every pixel. */
export function lumaOf({ width, height, data }: Raster): Mask {
  const out = createMask(width, height);
  for (let i = 0, at = 0; i < out.data.length; i++, at += 3) {
    out.data[i] = 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]! + 0.5;
  }
  return out;
}

/** Pieces at least as bright as a level, of a pane's size. */
export function brightPieces(white: Mask, level: number): BrightPiece[] {
  const { width } = white;
  const { labels, areas } = connectedComponents(white, level);
  const slots = new Map<number, number>();
  const kept: { pixels: Int32Array; filled: number }[] = [];
  areas.forEach((area, label) => {
    if (area < SMALLEST * labels.length || area > LARGEST * labels.length) return;
    slots.set(label, kept.push({ pixels: new Int32Array(area), filled: 0 }) - 1);
  });
  labels.forEach((label, i) => {
    const slot = label < 0 ? undefined : slots.get(label);
    if (slot !== undefined) kept[slot]!.pixels[kept[slot]!.filled++] = i;
  });
  return kept.map(({ pixels }) => pieceOf(pixels, width));
}

/** The pixels of a picture at places that are chosen; null when there are none. */
export function pieceWhere(
  { width, height }: Mask,
  isInside: (x: number, y: number) => boolean,
): BrightPiece | null {
  const pixels: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (isInside(x, y)) pixels.push(y * width + x);
  }
  return pixels.length === 0 ? null : pieceOf(Int32Array.from(pixels), width);
}

function pieceOf(pixels: Int32Array, width: number): BrightPiece {
  let [left, right] = [width, 0];
  for (const i of pixels) {
    left = Math.min(left, i % width);
    right = Math.max(right, i % width);
  }
  const row = (i: number) => Math.floor(i / width);
  return { pixels, left, right, top: row(pixels[0]!), bottom: row(pixels.at(-1)!) };
}
