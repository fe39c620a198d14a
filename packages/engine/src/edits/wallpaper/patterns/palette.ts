import { linearFromOklab, oklabFromLinear } from '../../../base/color/oklab.ts';
import { type LinearColor, linearFromHex } from '../../../render/materials/material.ts';

/** The colors of a pattern: its ground, and what is drawn on it. */
export interface Palette {
  readonly ground: LinearColor;
  readonly ink: LinearColor;
  /** Between ground and ink. */
  readonly pale: LinearColor;
}

/** The same hue that much lighter (above 0) or darker, in OKLab. */
export function toned(color: LinearColor, lightness: number, chroma = 1): LinearColor {
  const { L, a, b } = oklabFromLinear(...color);
  const {
    r,
    g,
    b: blue,
  } = linearFromOklab(Math.min(0.98, Math.max(0.05, L + lightness)), a * chroma, b * chroma);
  const inside = (value: number): number => Math.min(1, Math.max(0, value));
  return [inside(r), inside(g), inside(blue)];
}

/** Colors above this lightness (OKLab) are printed with darker ink, others with lighter ink. */
const PALE_FROM = 0.62;

/**
 * A ground with ink of its own hue.
 *
 * @param contrast difference in lightness (OKLab) between ground and ink.
 */
export function toneOnTone(hex: string, contrast: number): Palette {
  const ground = linearFromHex(hex);
  const { L } = oklabFromLinear(...ground);
  const toward = L > PALE_FROM ? -contrast : contrast;
  return { ground, ink: toned(ground, toward, 1.15), pale: toned(ground, toward / 2, 1.05) };
}

/** A ground with inks of other hues. */
export const palette = (ground: string, ink: string, pale: string): Palette => ({
  ground: linearFromHex(ground),
  ink: linearFromHex(ink),
  pale: linearFromHex(pale),
});
