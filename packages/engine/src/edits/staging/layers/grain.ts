import { createRandom } from '../../../random.ts';
import { gaussianBlur } from '../../../raster/gaussian-blur.ts';
import { createPlane, type Raster } from '../../../raster/raster.ts';

/** What a camera did to the photo that a rendering lacks. */
export interface PhotoCharacter {
  /** Standard deviation of its grain in 8-bit steps. */
  readonly grain: number;
  /** Standard deviation of its blur, pixels. */
  readonly softness: number;
}

/** Blur of a rendering by its own pixels. */
const OWN_SOFTNESS = 0.45;
const SOFTEST = 1.1;
const GRAINIEST = 7;
/** Grain of a photo is blurred by demosaicing and compression, pixels. */
const GRAIN_SIZE = 0.6;
/** A Gaussian edge's steepest curvature over its steepest slope, times its sigma. */
const CURVATURE_OVER_SLOPE = Math.exp(-0.5);

/**
 * Measures grain in the photo's smoothest places (the median over blocks of the least varied quarter, by
 * neighbors' differences) and softness at its hardest edges.
 */
export function photoCharacter(photo: Raster): PhotoCharacter {
  const { width, height, data } = photo;
  const block = 16;
  const spreads: number[] = [];
  const edges: { slope: number; curvature: number }[] = [];
  const light = (x: number, y: number) => data[(y * width + x) * 3 + 1]!;
  for (let top = 1; top + block < height - 1; top += block) {
    for (let left = 2; left + block < width - 2; left += block) {
      let squares = 0;
      let steepest = { slope: 0, curvature: 0 };
      for (let y = top; y < top + block; y++) {
        for (let x = left; x < left + block; x++) {
          const slope = (light(x + 1, y) - light(x - 1, y)) / 2;
          const curvature = light(x + 1, y) - 2 * light(x, y) + light(x - 1, y);
          // White noise has six times its variance in a second difference.
          squares += (curvature * curvature) / 6;
          if (Math.abs(slope) > steepest.slope) steepest = { slope: Math.abs(slope), curvature: 0 };
          steepest.curvature = Math.max(steepest.curvature, Math.abs(curvature));
        }
      }
      spreads.push(Math.sqrt(squares / (block * block)));
      edges.push(steepest);
    }
  }
  return { grain: Math.min(GRAINIEST, quantile(spreads, 0.2)), softness: softnessOf(edges) };
}

function softnessOf(edges: readonly { slope: number; curvature: number }[]): number {
  const hardest = edges
    .filter(({ slope }) => slope > 24)
    .toSorted((a, b) => b.slope - a.slope)
    .slice(0, 60);
  if (hardest.length < 8) return OWN_SOFTNESS;
  return quantile(
    hardest.map(({ slope, curvature }) => (CURVATURE_OVER_SLOPE * slope) / Math.max(1, curvature)),
    0.3,
  );
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

/** How much a rendering must be blurred to look taken with the photo, pixels. */
export function missingBlur({ softness }: PhotoCharacter): number {
  return Math.min(SOFTEST, Math.sqrt(Math.max(0, softness * softness - OWN_SOFTNESS * OWN_SOFTNESS)));
}

/** Gray grain of standard deviation 1, one float a pixel; same size and seed, same grain. */
export function grainPlane(width: number, height: number, seed: number): Float32Array {
  const random = createRandom(seed ^ 0x6e01);
  const plane = createPlane(width, height);
  for (let i = 0; i < plane.data.length; i++) {
    // The sum of four uniform numbers is near enough to normal; its variance is a third.
    plane.data[i] = (random() + random() + random() + random() - 2) * Math.sqrt(3);
  }
  const soft = gaussianBlur(plane, GRAIN_SIZE).data;
  const scale = 1 / Math.sqrt(soft.reduce((sum, value) => sum + value * value, 0) / soft.length);
  return soft.map((value) => value * scale);
}
