import { linearFromSrgb } from '../../base/color/srgb.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';

/** A rectangle of whole pixels inside a picture. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Brightness of a background: its dark and bright parts, gray 0 … 255. */
export interface Ground {
  readonly dark: number;
  readonly bright: number;
}

/** A plate under a label: its gray and opacity; null = not needed. */
export interface Plate {
  readonly gray: number;
  readonly opacity: number;
}

/** Least contrast of text, after the accessibility guidelines of the web (WCAG 2.2, 1.4.3). */
export const READABLE = 4.5;
/** Logos have shapes and colors, so they need less. */
export const VISIBLE = 2.2;
/** Share of the background that may be darker, or brighter, than the values for the contrast. */
const OUTLIERS = 0.05;
const PLATE_GRAYS = { dark: 18, light: 250 };
const PLATE_OPACITIES = [0.35, 0.5, 0.65, 0.8, 1];

/** Perceived gray of a pixel, 0 … 255. */
function grayOf({ data }: Raster, i: number): number {
  return 0.2126 * data[i * 3]! + 0.7152 * data[i * 3 + 1]! + 0.0722 * data[i * 3 + 2]!;
}

/** The dark and bright values of a part of a picture, without outliers. */
export function groundOf(picture: Raster, { x, y, width, height }: Place): Ground {
  const counts = new Float64Array(256);
  for (let row = y; row < y + height; row++) {
    for (let column = x; column < x + width; column++) {
      counts[Math.round(grayOf(picture, row * picture.width + column))]!++;
    }
  }
  return { dark: quantile(counts, OUTLIERS), bright: quantile(counts, 1 - OUTLIERS) };
}

/** Mean gray of a logo's opaque parts. */
export function meanGray(picture: Raster, opacity: Mask): number {
  let [sum, weight] = [0, 1e-9];
  for (let i = 0; i < opacity.data.length; i++) {
    sum += grayOf(picture, i) * opacity.data[i]!;
    weight += opacity.data[i]!;
  }
  return sum / weight;
}

function quantile(counts: Float64Array, share: number): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  let passed = 0;
  for (const [gray, count] of counts.entries()) {
    passed += count;
    if (passed >= share * all) return gray;
  }
  return 255;
}

/** Contrast ratio, 1 … 21, of a gray with an opacity, at its worst place. */
export function leastContrast(gray: number, opacity: number, ground: Ground, plate: Plate | null): number {
  const contrasts = [ground.dark, ground.bright].map((bare) => {
    const under = plate ? mix(bare, plate.gray, plate.opacity) : bare;
    return contrast(mix(under, gray, opacity), under);
  });
  return Math.min(...contrasts);
}

/** The faintest plate that makes a label readable; null if none is needed. */
export function plateFor(gray: number, opacity: number, ground: Ground, least: number): Plate | null {
  if (leastContrast(gray, opacity, ground, null) >= least) return null;
  const plates = PLATE_OPACITIES.map((strength) => ({
    gray: gray > 120 ? PLATE_GRAYS.dark : PLATE_GRAYS.light,
    opacity: strength,
  }));
  return plates.find((plate) => leastContrast(gray, opacity, ground, plate) >= least) ?? plates.at(-1)!;
}

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

function contrast(one: number, other: number): number {
  const [a, b] = [linearFromSrgb(one / 255), linearFromSrgb(other / 255)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
