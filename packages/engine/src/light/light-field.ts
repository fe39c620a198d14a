import { gaussianBlur } from '../base/raster/gaussian-blur.ts';
import { selfGuidedModel } from '../base/raster/guided-filter.ts';
import { createPlane, type Plane, type Raster } from '../base/raster/raster.ts';
import { findLightSources } from './light-sources.ts';
import { brightnessPlane } from './measure-light.ts';
import type { LightingPreset } from './presets.ts';

/**
 * All values that vary over the picture, on a small grid; they are smooth, so they are enlarged without halos. The
 * brightness of a pixel's surroundings is `baseSlope * brightness + baseOffset` with that of the full-size pixel: the
 * local linear model of the guided filter (He, Sun and Tang 2013), which follows the photo's edges.
 */
export interface LightField {
  readonly width: number;
  readonly height: number;
  readonly baseSlope: Float32Array;
  readonly baseOffset: Float32Array;
  /** Factor on linear light. */
  readonly gain: Float32Array;
  /** Added light of the glow color, as a share of the pixel's light: pools around lamps and panes. */
  readonly pool: Float32Array;
  /** Light added to every pixel, as a share of the glow color. */
  readonly glow: Float32Array;
}

/** Variance of sRGB-encoded brightness below which surroundings count as one area. */
const BASE_EPSILON = 0.012;
/** Relighting changes a place by at most this factor, up or down. */
const MOST_GAIN = 1.7;

/** Computes the field of a small version of the photo (long side 256 … 512). */
export function lightField(small: Raster, preset: LightingPreset): LightField {
  const { width, height } = small;
  const side = Math.max(width, height);
  const bright = brightnessPlane(small);
  const { slope, offset } = selfGuidedModel(bright, Math.max(2, Math.round(side / 14)), BASE_EPSILON);
  const { panes, lamps } = findLightSources(small);

  const gain = createPlane(width, height);
  const large = gaussianBlur(bright, side / 7);
  const mean = large.data.reduce((sum, value) => sum + value, 0) / large.data.length;
  const lampPools = pools(lamps, side, preset.lampGlow);
  const panePools = pools(panes, side, preset.paneGlow);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const fall = (Math.max(large.data[i]!, 0.02) / mean) ** (2 * preset.falloff);
      const corners = 2 ** (-preset.vignette * cornerness(x / width, y / height));
      gain.data[i] = clamp(fall, 1 / MOST_GAIN, MOST_GAIN) * corners;
    }
  }
  return {
    width,
    height,
    baseSlope: slope.data,
    baseOffset: offset.data,
    gain: gain.data,
    pool: lampPools.map((value, i) => value + panePools[i]!),
    glow: bloomOf(panes, lamps, side, preset),
  };
}

/** Light of sources on the room around them: wide, so that its edge is invisible. */
function pools(sources: Plane, side: number, amount: number): Float32Array {
  const none = new Float32Array(sources.data.length);
  if (amount === 0) return none;
  const wide = gaussianBlur(sources, side / 9);
  const most = wide.data.reduce((top, value) => Math.max(top, value), 0);
  if (most < 1e-5) return none;
  // A lone small lamp and a wall of windows both light the room; their areas differ a thousandfold.
  const strength = (amount * Math.min(1, (most * 12) ** 0.4)) / most;
  return wide.data.map((value) => Math.max(0, value * strength));
}

/** Light scattered in lens and air around sources: a narrow and a wide veil. */
function bloomOf(panes: Plane, lamps: Plane, side: number, preset: LightingPreset): Float32Array {
  const emitted = createPlane(panes.width, panes.height);
  for (let i = 0; i < emitted.data.length; i++) {
    emitted.data[i] = preset.paneGlow * panes.data[i]! + 2 * preset.lampGlow * lamps.data[i]!;
  }
  const narrow = gaussianBlur(emitted, side / 70).data;
  const wide = gaussianBlur(emitted, side / 18).data;
  // Running sums may make a blur slightly negative, and light cannot be negative.
  return narrow.map((value, i) => Math.max(0, 0.1 * value + 0.16 * wide[i]!));
}

/** 0 in the middle, 1 in the corners, flat for most of the way. */
function cornerness(u: number, v: number): number {
  const squared = ((u - 0.5) ** 2 + (v - 0.5) ** 2) * 2;
  return squared * squared * (3 - 2 * squared);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
