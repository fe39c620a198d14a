import { srgb255 } from '../color/srgb.ts';
import { createRandom } from '../random.ts';
import { gaussianBlur } from '../raster/gaussian-blur.ts';
import { createRaster, type Raster } from '../raster/raster.ts';
import type { QualitySpec } from './room-spec.ts';

/** Where highlights begin to roll off; below it the picture is strictly linear. */
const SHOULDER = 0.62;
/** The exposed linear value that the automatic exposure gives the room's median. */
const MIDDLE = 0.34;

/**
 * Turns linear light (three floats a pixel) into a photo: exposure on the room's median (`counts` says which pixels
 * have a say: window views do not), a shoulder for highlights, the lens' softness, sRGB and the sensor's noise.
 */
export function develop(
  light: Float32Array,
  counts: (pixel: number) => boolean,
  width: number,
  height: number,
  quality: QualitySpec,
  seed: number,
): Raster {
  const exposure = exposureOf(light, counts) * 2 ** quality.exposure;
  const balance = whiteBalance(light, counts);
  const photo = createRaster(width, height);
  const random = createRandom(seed ^ 0x6e01);
  for (let channel = 0; channel < 3; channel++) {
    const plane = new Float32Array(width * height);
    const gain = exposure * balance[channel]!;
    for (let p = 0; p < plane.length; p++) plane[p] = shoulder(light[p * 3 + channel]! * gain);
    const soft = gaussianBlur({ width, height, data: plane }, quality.softness).data;
    for (let p = 0; p < plane.length; p++) {
      const value = srgb255(soft[p]!);
      // Sum of uniforms: close enough to a bell curve, and cheap.
      const grain = quality.noise * 2 * (random() + random() + random() - 1.5);
      photo.data[p * 3 + channel] = Math.max(0, Math.min(255, Math.round(value + grain)));
    }
  }
  return photo;
}

function shoulder(x: number): number {
  return x < SHOULDER ? x : SHOULDER + (1 - SHOULDER) * (1 - Math.exp((SHOULDER - x) / (1 - SHOULDER)));
}

/** How far a camera's automatic white balance goes towards making the room's mean gray. */
const BALANCE = 0.5;

/** Gains for red, green and blue, green 1. */
function whiteBalance(light: Float32Array, counts: (pixel: number) => boolean): [number, number, number] {
  const sums: [number, number, number] = [1e-9, 1e-9, 1e-9];
  for (let p = 0; p < light.length / 3; p += 7) {
    if (!counts(p)) continue;
    // Roots, so that a few sunlit pixels do not outvote the room.
    for (let k = 0; k < 3; k++) sums[k]! += Math.sqrt(light[p * 3 + k]!);
  }
  return [(sums[1] / sums[0]) ** (2 * BALANCE), 1, (sums[1] / sums[2]) ** (2 * BALANCE)];
}

function exposureOf(light: Float32Array, counts: (pixel: number) => boolean): number {
  const levels: number[] = [];
  const step = Math.max(1, Math.floor(light.length / 3 / 20_000));
  for (let p = 0; p < light.length / 3; p += step) {
    if (counts(p))
      levels.push(0.2126 * light[p * 3]! + 0.7152 * light[p * 3 + 1]! + 0.0722 * light[p * 3 + 2]!);
  }
  levels.sort((a, b) => a - b);
  return MIDDLE / Math.max(1e-6, levels[levels.length >> 1] ?? MIDDLE);
}
