import { connectedComponents } from '../../base/raster/connected-components.ts';
import { close, open } from '../../base/raster/morphology.ts';
import { createMask, createPlane, type Mask, type Plane } from '../../base/raster/raster.ts';
import { MEMBRANE, spanMembrane } from '../../inpaint/membrane.ts';
import type { Ink } from './tile-opacity.ts';

/** The letters of a mark. */
export interface Strokes {
  /** Full inside strokes. */
  readonly mask: Mask;
  readonly ink: Ink;
}

/** Strokes are at most this share of a line's height wide, and so many pixels. */
const WIDEST = 0.28;
const MOST_PIXELS = 40;
/** Contrast below this, 8-bit steps, is grain. */
const LEAST_CONTRAST = 5;
/** Strokes with less clearness, in shares of 255 over the whole line, are ignored. */
const LEAST_CLEARNESS = 4;
/** Strokes cover between these shares of a line's box. */
const COVER = { least: 0.02, most: 0.6 };

/** Components with a larger share outside the line continue there: legs, edges, moldings. */
const MOST_OUTSIDE = 0.25;
/** Makes shares of nearly nothing small, 8-bit steps. */
const SOME = 8;

/**
 * Finds letters in a part of a picture: narrow shapes that are nearer to white, or to black, than their surroundings,
 * by about the same share everywhere, like one ink; shapes that continue beyond the line belong to the room. Gaps
 * between letters are narrow as well, but they look like the surroundings of the line, so the letters are the shapes
 * that differ from these, along the whole line.
 *
 * @param bright brightness of a window of the picture.
 * @param line full inside the line of text; the window reaches beyond it.
 * @param height of the line, pixels.
 * @returns null if nothing stands out.
 */
export function findStrokes(bright: Mask, line: Mask, height: number): Strokes | null {
  const radius = Math.max(1, Math.min(MOST_PIXELS, Math.round((WIDEST * height) / 2)));
  const around = spanLine(bright, line);
  const found = (['white', 'black'] as const).map((ink) => {
    const ground = ink === 'white' ? open(bright, radius) : close(bright, radius);
    const mask = strokesBy(inkShare(bright, ground.data, ink), line);
    return { mask, ink, clearness: mask ? clearness(inkShare(bright, around, ink), mask) * spread(mask) : 0 };
  });
  const [best] = found.sort((a, b) => b.clearness - a.clearness);
  return best?.mask && best.clearness >= LEAST_CLEARNESS ? { mask: best.mask, ink: best.ink } : null;
}

/** Distance of the picture from its ground towards the ink, in shares of 255. */
function inkShare({ width, height, data }: Mask, ground: ArrayLike<number>, ink: Ink): Plane {
  const share = createPlane(width, height);
  for (let i = 0; i < data.length; i++) {
    const [moved, room] =
      ink === 'white' ? [data[i]! - ground[i]!, 255 - ground[i]!] : [ground[i]! - data[i]!, ground[i]!];
    share.data[i] =
      Math.abs(moved) < LEAST_CONTRAST ? 0 : Math.max(-255, Math.min(255, (255 * moved) / (room + SOME)));
  }
  return share;
}

function strokesBy(share: Plane, line: Mask): Mask | null {
  const threshold = Math.max(1, divide(share, line));
  const mask = createMask(line.width, line.height);
  for (let i = 0; i < mask.data.length; i++) if (share.data[i]! >= threshold) mask.data[i] = 255;
  const letters = lettersOf(mask, line);
  let [inside, covered] = [0, 0];
  for (let i = 0; i < mask.data.length; i++) {
    if (line.data[i]! > 0) inside++;
    if (letters.data[i]! > 0) covered++;
  }
  return covered < COVER.least * inside || covered > COVER.most * inside ? null : letters;
}

/** The look of the line if it were like its surroundings. */
function spanLine({ width, height, data }: Mask, line: Mask): Float32Array {
  const state = line.data.map((inside) => (inside > 0 ? MEMBRANE.unknown : MEMBRANE.known));
  return spanMembrane({ width, height, channels: 1, values: Float32Array.from(data), state });
}

/** Mean share of ink of strokes; negative if they are farther from the ink than their surroundings. */
function clearness({ data }: Plane, strokes: Mask): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < data.length; i++) {
    if (strokes.data[i] === 0) continue;
    sum += data[i]!;
    count++;
  }
  return sum / Math.max(1, count);
}

/** Share of the columns with strokes: letters fill a line, things of the room only parts of it. */
function spread({ width, height, data }: Mask): number {
  let columns = 0;
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) {
      if (data[y * width + x] === 0) continue;
      columns++;
      break;
    }
  }
  return columns / width;
}

/** The share of ink that best separates strokes from the rest (Otsu 1979). */
function divide(share: Plane, line: Mask): number {
  const counts = new Float64Array(256);
  for (let i = 0; i < line.data.length; i++)
    if (line.data[i]! > 0) counts[Math.max(0, Math.round(share.data[i]!))]!++;
  const all = counts.reduce((sum, count) => sum + count, 0);
  const total = counts.reduce((sum, count, value) => sum + count * value, 0);
  let [best, threshold, below, sumBelow] = [-1, 0, 0, 0];
  for (let value = 0; value < 255; value++) {
    below += counts[value]!;
    sumBelow += counts[value]! * value;
    if (below === 0 || below === all) continue;
    const gap = sumBelow / below - (total - sumBelow) / (all - below);
    const between = below * (all - below) * gap * gap;
    if (between > best) [best, threshold] = [between, value + 1];
  }
  return threshold;
}

/** Letters and their dots within the line, without grains and without what goes on outside. */
function lettersOf(mask: Mask, line: Mask): Mask {
  const { labels, areas, count } = connectedComponents(mask);
  const inside = new Float64Array(count);
  for (let i = 0; i < mask.data.length; i++)
    if (mask.data[i]! > 0 && line.data[i]! > 0) inside[labels[i]!]! += 1;
  const isLetter = Array.from(areas, (area, i) => inside[i]! >= (1 - MOST_OUTSIDE) * area);
  const largest = areas.reduce((most, area, i) => (isLetter[i] ? Math.max(most, area) : most), 0);
  const least = Math.max(3, 0.01 * largest);
  const data = mask.data.map((value, i) =>
    value > 0 && line.data[i]! > 0 && isLetter[labels[i]!] && areas[labels[i]!]! >= least ? 255 : 0,
  );
  return { ...mask, data };
}
