import type { LIGHTING_TYPES } from '@home-design/vocabulary';

/** Linear-light color of a lamp or of light through a pane; 1 1 1 is daylight. */
type LightColor = readonly [red: number, green: number, blue: number];

/** An offset in OKLab: hue in degrees (30 red, 70 orange, 110 yellow, 230 cyan, 265 blue), chroma 0 … 0.1. */
interface Tint {
  readonly hue: number;
  readonly chroma: number;
}

/** One light mood: the parameters of the model in `relight.ts`. Neutral values are given for each. */
export interface LightingPreset {
  /** Exposure in stops (0). */
  readonly exposure: number;
  /**
   * Target of the mean brightness (geometric, linear light): the share by which a darker photo is lifted and a
   * brighter one lowered, 0 … 1 (0). White rooms are rightly bright and must not turn gray.
   */
  readonly key: { readonly target: number; readonly lift: number; readonly lower: number };
  /** Shift of the light's color in mired, positive = warmer (0); 40 is clearly visible, 80 is strong. */
  readonly mired: number;
  /** Share of the photo's color cast that is removed first, 0 … 1 (0). */
  readonly neutralize: number;
  /** Slope of the tone curve at middle gray (1). */
  readonly contrast: number;
  /** Lightness of black, 0 … 0.1 (0). */
  readonly fade: number;
  /** Stops by which the darkest large areas are lifted (negative: deepened) and the brightest are lowered (0). */
  readonly shadows: number;
  readonly highlights: number;
  /** Gain on detail within areas (0). */
  readonly localContrast: number;
  /** Exponent on the room's large-scale light and dark (0): positive makes light fall off harder. */
  readonly falloff: number;
  /** Factors on OKLab chroma: all colors (1), and an extra for dull ones (0). */
  readonly saturation: number;
  readonly vibrance: number;
  readonly shadowTint: Tint;
  readonly highlightTint: Tint;
  /** Light that panes and lamps spread around them, 0 … 1 (0), and its color. */
  readonly paneGlow: number;
  readonly lampGlow: number;
  readonly glowColor: LightColor;
  /** Darkening of the corners in stops (0). */
  readonly vignette: number;
}

const NO_TINT: Tint = { hue: 0, chroma: 0 };
const DAYLIGHT: LightColor = [1, 1, 1];
const LAMPLIGHT: LightColor = [1, 0.62, 0.3];

const NEUTRAL: LightingPreset = {
  exposure: 0,
  key: { target: 0.2, lift: 0, lower: 0 },
  mired: 0,
  neutralize: 0,
  contrast: 1,
  fade: 0,
  shadows: 0,
  highlights: 0,
  localContrast: 0,
  falloff: 0,
  saturation: 1,
  vibrance: 0,
  shadowTint: NO_TINT,
  highlightTint: NO_TINT,
  paneGlow: 0,
  lampGlow: 0,
  glowColor: DAYLIGHT,
  vignette: 0,
};

/** The nine moods. Values were set by eye on real rooms, at the default brightness, contrast and strength. */
export const LIGHTING_PRESETS: Readonly<Record<(typeof LIGHTING_TYPES)[number], LightingPreset>> = {
  twilight: {
    ...NEUTRAL,
    exposure: -2.1,
    key: { target: 0.2, lift: 0.4, lower: 0.4 },
    mired: -66,
    neutralize: 0.3,
    contrast: 1.0,
    falloff: 0.1,
    saturation: 0.96,
    shadowTint: { hue: 266, chroma: 0.042 },
    highlightTint: { hue: 266, chroma: 0.02 },
    lampGlow: 2.2,
    glowColor: [1, 0.4, 0.08],
    vignette: 0.35,
    paneGlow: 0,
    shadows: -0.1,
    highlights: -0.3,
  },
  golden_hour: {
    ...NEUTRAL,
    exposure: -0.12,
    key: { target: 0.22, lift: 0.35, lower: 0.12 },
    mired: 50,
    neutralize: 0.2,
    contrast: 1.03,
    falloff: 0.25,
    saturation: 1.06,
    vibrance: 0.12,
    shadowTint: { hue: 40, chroma: 0.008 },
    highlightTint: { hue: 78, chroma: 0.022 },
    paneGlow: 0.4,
    lampGlow: 0.15,
    glowColor: [1, 0.7, 0.36],
    vignette: 0.12,
  },
  ambient: {
    ...NEUTRAL,
    exposure: 0.06,
    key: { target: 0.24, lift: 0.4, lower: 0.12 },
    mired: 14,
    neutralize: 0.3,
    contrast: 0.88,
    fade: 0.015,
    shadows: 0.55,
    highlights: 0.2,
    falloff: -0.1,
    saturation: 0.97,
    highlightTint: { hue: 80, chroma: 0.006 },
    paneGlow: 0.12,
    lampGlow: 0.15,
    glowColor: [1, 0.9, 0.78],
  },
  flamboyant: {
    ...NEUTRAL,
    exposure: -0.02,
    key: { target: 0.21, lift: 0.4, lower: 0.12 },
    mired: 8,
    neutralize: 0.3,
    contrast: 1.16,
    shadows: 0.25,
    localContrast: 0.2,
    saturation: 1.2,
    vibrance: 0.4,
    shadowTint: { hue: 300, chroma: 0.014 },
    highlightTint: { hue: 65, chroma: 0.012 },
    lampGlow: 0.2,
    paneGlow: 0.1,
    glowColor: [1, 0.78, 0.62],
  },
  moody: {
    ...NEUTRAL,
    exposure: -1.45,
    key: { target: 0.2, lift: 0.35, lower: 0.4 },
    mired: -6,
    neutralize: 0.25,
    contrast: 1.2,
    shadows: -0.35,
    localContrast: 0.15,
    falloff: 0.45,
    saturation: 0.88,
    shadowTint: { hue: 225, chroma: 0.014 },
    highlightTint: { hue: 75, chroma: 0.02 },
    lampGlow: 0.5,
    glowColor: [1, 0.68, 0.42],
    vignette: 0.6,
    paneGlow: 0.2,
    highlights: -0.45,
  },
  evenly_lit: {
    ...NEUTRAL,
    exposure: 0.05,
    key: { target: 0.27, lift: 0.55, lower: 0.12 },
    neutralize: 0.5,
    contrast: 0.97,
    shadows: 1.15,
    highlights: 0.55,
    localContrast: 0.12,
    falloff: -0.35,
    saturation: 1.02,
    vibrance: 0.1,
  },
  hard_direct: {
    ...NEUTRAL,
    exposure: 0.08,
    key: { target: 0.23, lift: 0.4, lower: 0.12 },
    mired: -4,
    neutralize: 0.3,
    contrast: 1.3,
    shadows: -0.25,
    localContrast: 0.4,
    falloff: 0.3,
    saturation: 0.98,
    paneGlow: 0.08,
    glowColor: [1, 0.97, 0.92],
  },
  warm_light: {
    ...NEUTRAL,
    exposure: -0.08,
    key: { target: 0.22, lift: 0.4, lower: 0.12 },
    mired: 56,
    neutralize: 0.35,
    contrast: 1,
    shadows: 0.2,
    saturation: 0.98,
    highlightTint: { hue: 80, chroma: 0.008 },
    lampGlow: 0.35,
    glowColor: LAMPLIGHT,
  },
  cool_light: {
    ...NEUTRAL,
    exposure: 0,
    key: { target: 0.24, lift: 0.4, lower: 0.12 },
    mired: -36,
    neutralize: 0.65,
    contrast: 1.03,
    shadows: 0.2,
    saturation: 0.94,
    shadowTint: { hue: 255, chroma: 0.008 },
    paneGlow: 0.06,
    glowColor: [0.86, 0.94, 1],
  },
};
