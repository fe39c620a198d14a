import { srgb255 } from '../base/color/srgb.ts';
import { createRandom } from '../base/random.ts';
import { gaussianBlur } from '../base/raster/gaussian-blur.ts';
import { createRaster, type Raster } from '../base/raster/raster.ts';

/** A rendered picture's light: linear, three interleaved floats a pixel. */
export interface RenderedLight {
  readonly width: number;
  readonly height: number;
  readonly light: Float32Array;
  /** Pixels that set exposure and white balance are not 0; absent = all. Window views should have no say. */
  readonly counts?: Uint8Array;
}

/** How the camera answers. All may be left out. */
export interface Development {
  /** Stops brighter (positive) or darker than the automatic exposure. */
  readonly exposure?: number;
  /** Strength of the automatic white balance, 0 = none … 1 = the picture's mean becomes gray. */
  readonly balance?: number;
  /** Strength of the filmic curve, which deepens shadows and lifts lights, 0 … 1. */
  readonly contrast?: number;
  /** 1 = as rendered, 0 = gray. */
  readonly saturation?: number;
  /** Standard deviation of the lens' softness, pixels. */
  readonly softness?: number;
  /** Share of the light that bright places scatter over their surroundings, 0 … 1. */
  readonly glow?: number;
  /** Standard deviation of the sensor's noise in byte values at middle gray. */
  readonly grain?: number;
  readonly seed?: number;
  /** Factors on light (see `meterLight`), so that two pictures match; they override exposure and balance. */
  readonly gains?: Gains;
}

/** A camera's factors on red, green and blue light: exposure and white balance in one. */
export type Gains = readonly [red: number, green: number, blue: number];

const USUAL = {
  exposure: 0,
  balance: 0.55,
  contrast: 0.25,
  saturation: 1.04,
  softness: 0.45,
  glow: 0.035,
  grain: 0.7,
  seed: 1,
} as const;

/** Exposure target of the picture's middle brightness, linear: such photos show bright rooms. */
const MIDDLE = 0.38;
/** The most that may come out white, share of the picture that counts. */
const CLIPPED = 0.03;
/** Largest reduction of exposure for it: a patch of sun may be overexposed, but the room must not go dark. */
const HELD_BACK = 0.78;
/** Exposed linear value that the curve takes nearly to white. */
const WHITE = 2.6;

/**
 * Turns rendered light into a photo: exposure on the median, held back where too much would burn out; half-way white
 * balance, as cameras do it; glow around windows, a filmic shoulder, softness and grain.
 */
export function develop(rendered: RenderedLight, development: Development = {}): Raster {
  const { width, height, light } = rendered;
  const settings = { ...USUAL, ...development };
  const gains = development.gains ?? meterLight(rendered, development);
  const exposed = new Float32Array(light.length);
  for (let i = 0; i < light.length; i++) {
    exposed[i] = Math.min(64, Math.max(0, light[i]! * gains[i % 3]!));
  }
  const planes = [0, 1, 2].map((channel) => {
    const plane = new Float32Array(width * height);
    for (let p = 0; p < plane.length; p++) plane[p] = exposed[p * 3 + channel]!;
    return withGlow({ width, height, data: plane }, settings.glow);
  });
  for (let p = 0; p < width * height; p++) {
    const [r, g, b] = [planes[0]![p]!, planes[1]![p]!, planes[2]![p]!];
    const gray = luminance(r, g, b);
    planes.forEach((plane, channel) => {
      const value = gray + ([r, g, b][channel]! - gray) * settings.saturation;
      plane[p] = filmic(Math.max(0, value), settings.contrast);
    });
  }
  const random = createRandom(settings.seed ^ 0x6e01);
  const photo = createRaster(width, height);
  planes.forEach((plane, channel) => {
    const soft = gaussianBlur({ width, height, data: plane }, settings.softness).data;
    for (let p = 0; p < soft.length; p++) {
      const value = srgb255(soft[p]!);
      // Three uniform numbers add up to a bell curve of variance 1/4; noise is strongest in the middle tones.
      const noise = settings.grain * 2 * (random() + random() + random() - 1.5);
      const strength = 0.4 + 2.4 * (value / 255) * (1 - value / 255);
      photo.data[p * 3 + channel] = Math.max(0, Math.min(255, Math.round(value + noise * strength)));
    }
  });
  return photo;
}

/** The gains that `develop` would choose by itself. */
export function meterLight(rendered: RenderedLight, development: Development = {}): Gains {
  const { exposure, balance } = { ...USUAL, ...development };
  const gain = automaticExposure(sortedLevels(rendered)) * 2 ** exposure;
  const [red, green, blue] = whiteBalance(rendered, balance);
  return [red * gain, green * gain, blue * gain];
}

const luminance = (r: number, g: number, b: number): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/**
 * A camera's answer: straight up to `SHOULDER`, then ever slower towards white; `contrast` (0 … 1) bends it to an S
 * about the middle.
 */
export function filmic(x: number, contrast: number): number {
  const bright =
    x < SHOULDER ? x : SHOULDER + (1 - SHOULDER) * (1 - Math.exp((SHOULDER - x) / (1 - SHOULDER)));
  // The S runs in roots, near to how bright things look, so that shadows deepen and do not drown.
  const root = Math.sqrt(bright);
  const eased = root * root * (3 - 2 * root);
  const curved = root + contrast * (eased - root);
  return curved * curved;
}

const SHOULDER = 0.42;

/** Luminances of the pixels that count, thinned out, from dark to bright. */
function sortedLevels({ light, counts }: RenderedLight): number[] {
  const levels: number[] = [];
  const step = Math.max(1, Math.floor(light.length / 3 / 40_000));
  for (let p = 0; p < light.length / 3; p += step) {
    if (counts && counts[p] === 0) continue;
    levels.push(luminance(light[p * 3]!, light[p * 3 + 1]!, light[p * 3 + 2]!));
  }
  return levels.sort((a, b) => a - b);
}

function automaticExposure(levels: readonly number[]): number {
  if (levels.length === 0) return 1;
  const at = (share: number) => Math.max(1e-6, levels[Math.floor(share * (levels.length - 1))]!);
  // Between the median and the mean of the roots: a dark sofa close by must not burn out the room.
  const roots = levels.reduce((sum, level) => sum + Math.sqrt(Math.max(0, level)), 0) / levels.length;
  const middle = Math.sqrt(at(0.5) * Math.max(1e-6, roots * roots));
  const wanted = MIDDLE / middle;
  return Math.min(wanted, Math.max(HELD_BACK * wanted, WHITE / at(1 - CLIPPED)));
}

/** Gains for red, green and blue that keep the brightness. */
function whiteBalance({ light, counts }: RenderedLight, share: number): [number, number, number] {
  const sums: [number, number, number] = [1e-9, 1e-9, 1e-9];
  for (let p = 0; p < light.length / 3; p += 5) {
    if (counts && counts[p] === 0) continue;
    // Roots, so that a few sunlit pixels do not outvote the room.
    for (let k = 0; k < 3; k++) sums[k]! += Math.sqrt(Math.max(0, light[p * 3 + k]!));
  }
  const gains = sums.map((sum) => (sums[1] / sum) ** (2 * share)) as [number, number, number];
  const kept = luminance(...gains);
  return [gains[0] / kept, gains[1] / kept, gains[2] / kept];
}

/** Light that lens and eye scatter: narrow and wide. */
function withGlow(plane: { width: number; height: number; data: Float32Array }, share: number): Float32Array {
  if (share <= 0) return plane.data;
  const side = Math.max(plane.width, plane.height);
  // Only parts brighter than paper glow visibly; a haze over everything would only reduce contrast.
  const bright = { ...plane, data: plane.data.map((value) => Math.min(6, Math.max(0, value - 0.8))) };
  const near = gaussianBlur(bright, side * 0.006).data;
  const wide = gaussianBlur(bright, side * 0.03).data;
  return plane.data.map((value, p) => value + share * (near[p]! + wide[p]!));
}
