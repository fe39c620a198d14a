import type { SkyType } from '@home-design/vocabulary';
import type { Cumulus } from './cumulus.ts';
import type { Veil } from './veil.ts';

/** The recipe of a sky, and its effect on the light of the foreground. */
export interface SkyRecipe {
  /** Degrees above the horizon. */
  readonly sunHeight: number;
  /** Degrees to the side of the camera's direction; beyond 90 the sun is behind the camera. */
  readonly sunSide: number;
  /** 1 = very clear, 3 = usual, 8 = hazy. */
  readonly haze: number;
  /** Linear brightness 0 … 1 in the photo of the open sky at 25 degrees. */
  readonly level: number;
  /** Color strength, 1 = as computed. */
  readonly saturation: number;
  readonly cumulus: Cumulus | null;
  readonly veil: Veil | null;
  /** Brightness of clouds, 1 = as computed. */
  readonly cloudLight: number;
  readonly light: SkyLightChange;
}

/** How the light below changes. */
export interface SkyLightChange {
  /** Stops. */
  readonly exposure: number;
  /** Factors on linear red, green and blue in the sun, and in the shade. */
  readonly sun: readonly [number, number, number];
  readonly shade: readonly [number, number, number];
  /** Slope of the tones around middle gray. */
  readonly contrast: number;
  readonly saturation: number;
}

const FAIR: Cumulus = { cover: 0.3, base: 1300, thickness: 750, density: 0.025, width: 1100, ragged: 0.8 };

export const SKY_RECIPES: Readonly<Record<SkyType, SkyRecipe>> = {
  clear_blue: {
    sunHeight: 48,
    sunSide: 125,
    haze: 1.6,
    level: 0.28,
    saturation: 1.25,
    cumulus: null,
    veil: null,
    cloudLight: 1,
    light: { exposure: 0.04, sun: [1.03, 1, 0.95], shade: [0.97, 1, 1.05], contrast: 1.07, saturation: 1.06 },
  },
  blue_sky: {
    sunHeight: 45,
    sunSide: 120,
    haze: 2,
    level: 0.31,
    saturation: 1.2,
    cumulus: null,
    veil: { cover: 0.42, depth: 0.7, height: 7500, stretch: 3.2, width: 3600 },
    cloudLight: 1,
    light: { exposure: 0.05, sun: [1.03, 1, 0.96], shade: [0.97, 1, 1.04], contrast: 1.06, saturation: 1.05 },
  },
  sunny: {
    sunHeight: 38,
    sunSide: 75,
    haze: 2.6,
    level: 0.35,
    saturation: 1.15,
    cumulus: { ...FAIR, cover: 0.2, thickness: 480, width: 1300 },
    veil: { cover: 0.25, depth: 0.35, height: 8000, stretch: 4, width: 4200 },
    cloudLight: 1,
    light: { exposure: 0.12, sun: [1.06, 1, 0.9], shade: [0.97, 1, 1.04], contrast: 1.1, saturation: 1.08 },
  },
  partly_cloudy: {
    sunHeight: 42,
    sunSide: 115,
    haze: 2.2,
    level: 0.29,
    saturation: 1.15,
    cumulus: { ...FAIR, cover: 0.42, thickness: 950, width: 1400 },
    veil: { cover: 0.2, depth: 0.3, height: 8000, stretch: 3, width: 4200 },
    cloudLight: 1,
    light: { exposure: 0, sun: [1.02, 1, 0.97], shade: [0.98, 1, 1.03], contrast: 1.04, saturation: 1.03 },
  },
  dramatic: {
    sunHeight: 24,
    sunSide: 60,
    haze: 3,
    level: 0.15,
    saturation: 0.7,
    cumulus: { cover: 0.8, base: 1000, thickness: 1300, density: 0.03, width: 1900, ragged: 0.9 },
    veil: { cover: 0.5, depth: 0.5, height: 6000, stretch: 2, width: 5000 },
    cloudLight: 0.9,
    light: {
      exposure: -0.35,
      sun: [1.02, 1, 0.97],
      shade: [0.95, 0.99, 1.06],
      contrast: 1.12,
      saturation: 0.92,
    },
  },
  sunset: {
    sunHeight: 1.6,
    sunSide: 52,
    haze: 2.4,
    level: 0.21,
    saturation: 1.15,
    cumulus: { cover: 0.3, base: 1800, thickness: 450, density: 0.02, width: 1300, ragged: 0.9 },
    veil: { cover: 0.5, depth: 0.75, height: 6000, stretch: 2.6, width: 3200 },
    cloudLight: 1.2,
    light: {
      exposure: -0.35,
      sun: [1.2, 1, 0.74],
      shade: [0.97, 0.97, 1.04],
      contrast: 1.05,
      saturation: 1.04,
    },
  },
};
