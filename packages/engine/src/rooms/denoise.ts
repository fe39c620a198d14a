import type { Plane } from '../raster/raster.ts';

/** What tells the filter where not to blur; all of the picture's size. */
interface Guide {
  /** Three floats a pixel, camera-facing normals of length 1. */
  readonly normal: Float32Array;
  /** Metres along the camera's axis. */
  readonly depth: Plane;
  /** Surfaces that never mix: any number per pixel. */
  readonly label: Uint16Array;
}

/** Light, three floats a pixel, with how unsure each pixel is. */
export interface NoisyLight {
  readonly color: Float32Array;
  /** Variance of the sum of a pixel's three channels. */
  readonly variance: Float32Array;
}

const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16] as const;
/** How far the filter goes. */
interface Smoothing {
  /** Each doubles the reach: 2 pixels, 4, 8 … */
  readonly passes: number;
  /** Standard deviations neighbours may differ before they count as another patch of light. */
  readonly deviations: number;
  /** Least cosine between normals of the same face; counts the less the nearer to it. */
  readonly sameFace: number;
}
/**
 * Edge-avoiding à-trous wavelets (Dammertz et al. 2010) steered by variance (Schied et al. 2017): smooths noisy light
 * over ever wider steps, but only among neighbours on the same surface with a like normal and depth, and only as far
 * as their difference in brightness may be noise; edges of shadows stay.
 */
export function denoise(light: NoisyLight, guide: Guide, smoothing: Smoothing): Float32Array {
  const { width, height } = guide.depth;
  let from: NoisyLight = {
    color: withoutSparks(light.color, guide),
    variance: smoothed(light.variance, width, height),
  };
  for (let pass = 0; pass < smoothing.passes; pass++) {
    const to = {
      color: new Float32Array(from.color.length),
      variance: new Float32Array(from.variance.length),
    };
    filterOnce(from, to, guide, 1 << pass, smoothing);
    from = to;
  }
  return from.color;
}

function filterOnce(
  from: NoisyLight,
  to: NoisyLight,
  guide: Guide,
  step: number,
  smoothing: Smoothing,
): void {
  const { deviations, sameFace } = smoothing;
  const toUnit = 1 / (1 - sameFace);
  const { width, height, data: depth } = guide.depth;
  const { normal, label } = guide;
  const { color, variance } = from;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = y * width + x;
      const c = p * 3;
      const brightness = color[c]! + color[c + 1]! + color[c + 2]!;
      if (brightness === 0 && variance[p] === 0) continue;
      const level = 1 / (deviations * Math.sqrt(variance[p]!) + 0.01 * brightness + 1e-4);
      const near = 1 / (0.02 * step * (depth[p]! + 0.1));
      let red = 0;
      let green = 0;
      let blue = 0;
      let spread = 0;
      let weights = 0;
      for (let j = -2; j <= 2; j++) {
        const qy = y + j * step;
        if (qy < 0 || qy >= height) continue;
        for (let i = -2; i <= 2; i++) {
          const qx = x + i * step;
          if (qx < 0 || qx >= width) continue;
          const q = qy * width + qx;
          if (label[q] !== label[p]) continue;
          const d = q * 3;
          const turned =
            normal[c]! * normal[d]! + normal[c + 1]! * normal[d + 1]! + normal[c + 2]! * normal[d + 2]!;
          const alike = (turned - sameFace) * toUnit;
          if (alike <= 0) continue;
          const apart = Math.abs(color[d]! + color[d + 1]! + color[d + 2]! - brightness) * level;
          const away = (depth[q]! - depth[p]!) * near;
          // (1 + x / 4) ** -4 falls like exp(-x) and takes a fifth of the time.
          const unlike = 1 + 0.25 * (apart + away * away);
          const twice = unlike * unlike;
          const weight = (KERNEL[i + 2]! * KERNEL[j + 2]! * alike) / (twice * twice);
          red += weight * color[d]!;
          green += weight * color[d + 1]!;
          blue += weight * color[d + 2]!;
          spread += weight * weight * variance[q]!;
          weights += weight;
        }
      }
      to.color[c] = red / weights;
      to.color[c + 1] = green / weights;
      to.color[c + 2] = blue / weights;
      to.variance[p] = spread / (weights * weights);
    }
  }
}

/** A few samples tell a pixel's variance badly; its neighbourhood's is better. */
function smoothed(variance: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(variance.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      let count = 0;
      for (let j = Math.max(0, y - 2); j <= Math.min(height - 1, y + 2); j++) {
        for (let i = Math.max(0, x - 2); i <= Math.min(width - 1, x + 2); i++) {
          sum += variance[j * width + i]!;
          count++;
        }
      }
      out[y * width + x] = sum / count;
    }
  }
  return out;
}

/**
 * Dims single pixels that a lucky path made far brighter than all their neighbours on the same surface (mean and two
 * standard deviations of them): they would be smeared into stars.
 */
function withoutSparks(color: Float32Array, { depth, label }: Guide): Float32Array {
  const { width, height } = depth;
  const out = color.slice();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = y * width + x;
      let sum = 0;
      let squares = 0;
      let count = 0;
      for (let j = Math.max(0, y - 2); j <= Math.min(height - 1, y + 2); j++) {
        for (let i = Math.max(0, x - 2); i <= Math.min(width - 1, x + 2); i++) {
          const q = j * width + i;
          if (q === p || label[q] !== label[p]) continue;
          const level = color[q * 3]! + color[q * 3 + 1]! + color[q * 3 + 2]!;
          sum += level;
          squares += level * level;
          count++;
        }
      }
      if (count < 3) continue;
      const mean = sum / count;
      const limit = mean + 2 * Math.sqrt(Math.max(0, squares / count - mean * mean));
      const own = color[p * 3]! + color[p * 3 + 1]! + color[p * 3 + 2]!;
      if (own > limit) for (let k = p * 3; k < p * 3 + 3; k++) out[k] = color[k]! * (limit / own);
    }
  }
  return out;
}
