import { MEMBRANE, spanMembrane } from '../../inpaint/membrane.ts';
import { connectedComponents } from '../../raster/connected-components.ts';
import { close, open } from '../../raster/morphology.ts';
import { createMask, type Mask } from '../../raster/raster.ts';
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
/** Strokes cover between these shares of a line's box. */
const COVER = { least: 0.02, most: 0.6 };

/**
 * Letters in a part of a picture: what is narrow and brighter, or darker, than what is around it. Gaps between letters
 * are narrow, too; but they look like what is around the line, so that the letters are what differs from that.
 *
 * @param bright brightness of a window of the picture.
 * @param line full inside the line of text; the window reaches beyond it.
 * @param height of the line, pixels.
 * @returns null when nothing stands out.
 */
export function findStrokes(bright: Mask, line: Mask, height: number): Strokes | null {
  const radius = Math.max(1, Math.min(MOST_PIXELS, Math.round((WIDEST * height) / 2)));
  const [opened, closed] = [open(bright, radius), close(bright, radius)];
  const around = spanLine(bright, line);
  const white = strokesBy({ ...bright, data: bright.data.map((value, i) => value - opened.data[i]!) }, line);
  const black = strokesBy({ ...bright, data: bright.data.map((value, i) => closed.data[i]! - value) }, line);
  const differ = [
    white ? meanDifference(bright, around, white) : 0,
    black ? -meanDifference(bright, around, black) : 0,
  ] as const;
  const [mask, ink] = differ[0] >= differ[1] ? ([white, 'white'] as const) : ([black, 'black'] as const);
  return mask === null || Math.max(...differ) < LEAST_CONTRAST ? null : { mask, ink };
}

function strokesBy(contrast: Mask, line: Mask): Mask | null {
  const threshold = Math.max(LEAST_CONTRAST, divide(contrast, line));
  const mask = createMask(line.width, line.height);
  let [inside, covered] = [0, 0];
  for (let i = 0; i < mask.data.length; i++) {
    if (line.data[i] === 0) continue;
    inside++;
    if (contrast.data[i]! < threshold) continue;
    mask.data[i] = 255;
    covered++;
  }
  return covered < COVER.least * inside || covered > COVER.most * inside ? null : withoutSpecks(mask);
}

/** What the line would show if it were like its surroundings. */
function spanLine({ width, height, data }: Mask, line: Mask): Float32Array {
  const state = line.data.map((inside) => (inside > 0 ? MEMBRANE.unknown : MEMBRANE.known));
  return spanMembrane({ width, height, channels: 1, values: Float32Array.from(data), state });
}

/** Mean difference of strokes from the line's surroundings. */
function meanDifference({ data }: Mask, around: Float32Array, strokes: Mask): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < data.length; i++) {
    if (strokes.data[i] === 0) continue;
    sum += data[i]! - around[i]!;
    count++;
  }
  return sum / Math.max(1, count);
}

/** The contrast that divides strokes from the rest best (Otsu 1979). */
function divide(contrast: Mask, line: Mask): number {
  const counts = new Float64Array(256);
  for (let i = 0; i < line.data.length; i++) if (line.data[i]! > 0) counts[contrast.data[i]!]!++;
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

/** Letters and their dots, without grains. */
function withoutSpecks(mask: Mask): Mask {
  const { labels, areas } = connectedComponents(mask);
  const largest = areas.reduce((most, area) => Math.max(most, area), 0);
  const least = Math.max(3, 0.01 * largest);
  return { ...mask, data: mask.data.map((value, i) => (value > 0 && areas[labels[i]!]! >= least ? 255 : 0)) };
}
