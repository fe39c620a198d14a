import { linearFromOklab, oklabFromLinear } from '../base/color/oklab.ts';
import { srgbFromLinear } from '../base/color/srgb.ts';
import { adaptWhite, apply, DAYLIGHT_MIRED, multiply, whiteOfMired } from '../base/color/white-balance.ts';
import type { Light } from './light.ts';
import type { LightMeasure } from './measure-light.ts';
import type { LightingPreset } from './presets.ts';
import { contrastCurve, shoulder } from './tone-curve.ts';

/** Linear light in, sRGB-encoded 0 … 1 out. */
export type Grade = (r: number, g: number, b: number) => [number, number, number];

/** Mired that warmth 1 adds. */
const WARMTH_MIRED = 55;
/** Most stops by which the photo's brightness corrects the preset's exposure. */
const MOST_CORRECTION = 1.3;
/** OKLab chroma of colors that count as vivid. */
const VIVID = 0.16;
/** Above this OKLab chroma, more light adds only this share of more color, so that paint does not turn to neon. */
const NEON = { from: 0.18, share: 0.35 };

/** The uniform part of a mood: white balance, exposure, tone, saturation, split tones. */
export function gradeFor(preset: LightingPreset, wanted: Light, measure: LightMeasure): Grade {
  const { target, lift, lower } = preset.key;
  const correction = Math.log2(target / measure.key) * (measure.key < target ? lift : lower);
  const stops = preset.exposure + Math.min(MOST_CORRECTION, Math.max(-MOST_CORRECTION, correction));
  const exposure = wanted.brightness * 2 ** stops;
  const cast = measure.white.map((channel) => channel ** preset.neutralize) as [number, number, number];
  const white = whiteOfMired(DAYLIGHT_MIRED + preset.mired + WARMTH_MIRED * wanted.warmth);
  const balance = multiply(adaptWhite([1, 1, 1], white), adaptWhite(cast, [1, 1, 1]));
  const whitest = (exposure * 1.1) ** (1 / 3);
  const slope = preset.contrast * wanted.contrast;
  const shadowTint = offset(preset.shadowTint);
  const highlightTint = offset(preset.highlightTint);

  return (red, green, blue) => {
    const [r, g, b] = apply(balance, [red * exposure, green * exposure, blue * exposure]);
    const lab = oklabFromLinear(Math.max(0, r), Math.max(0, g), Math.max(0, b));
    const toned = contrastCurve(shoulder(lab.L, whitest), slope);
    const L = preset.fade + (1 - preset.fade) * toned;

    // Colors follow lightness, but not all the way: lifted shadows must not show their color noise.
    const follow = lab.L > 1e-4 ? Math.min(1.4, (toned / lab.L) ** 0.8) : 0;
    const chroma = Math.hypot(lab.a, lab.b) * follow;
    const vivid = Math.min(1, chroma / VIVID);
    const saturation =
      follow * preset.saturation * (1 + preset.vibrance * (1 - vivid) * Math.min(1, chroma / 0.02));
    // A nearly white pixel is light itself, and light looks white: a color cast there would look like a stain.
    const keep = calm(saturation, lab.a, lab.b) * (1 - 0.6 * smoothstep(0.88, 1, L));
    const shadow = (1 - L) * (1 - L) * Math.min(1, L / 0.2);
    const highlight = L * L * (1 - L ** 6 * 0.5);
    const a = lab.a * keep + shadow * shadowTint.a + highlight * highlightTint.a;
    const bb = lab.b * keep + shadow * shadowTint.b + highlight * highlightTint.b;
    return encode(L, a, bb);
  };
}

/** The factor on chroma, less where it would make a color glow. */
function calm(factor: number, a: number, b: number): number {
  const chroma = Math.hypot(a, b) * factor;
  return chroma <= NEON.from ? factor : (factor * (NEON.from + (chroma - NEON.from) * NEON.share)) / chroma;
}

function offset(tint: { readonly hue: number; readonly chroma: number }): { a: number; b: number } {
  const angle = (tint.hue * Math.PI) / 180;
  return { a: tint.chroma * Math.cos(angle), b: tint.chroma * Math.sin(angle) };
}

/** Precision of the search for the edge of the gamut, as halvings of the chroma. */
const HALVINGS = 8;

/** A color outside the screen's gamut loses chroma, never lightness or hue. */
function encode(L: number, a: number, b: number): [number, number, number] {
  let inside = isShown(L, a, b) ? 1 : 0;
  // Black and white have no color to search.
  if (inside === 0 && L > 0 && L < 1) {
    let outside = 1;
    for (let step = 0; step < HALVINGS; step++) {
      const middle = (inside + outside) / 2;
      if (isShown(L, a * middle, b * middle)) inside = middle;
      else outside = middle;
    }
  }
  const rgb = linearFromOklab(L, a * inside, b * inside);
  return [encoded(rgb.r), encoded(rgb.g), encoded(rgb.b)];
}

function isShown(L: number, a: number, b: number): boolean {
  const { r, g, b: blue } = linearFromOklab(L, a, b);
  return r >= -1e-4 && g >= -1e-4 && blue >= -1e-4 && r <= 1.0001 && g <= 1.0001 && blue <= 1.0001;
}

function encoded(linear: number): number {
  return srgbFromLinear(Math.min(1, Math.max(0, linear)));
}

function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
