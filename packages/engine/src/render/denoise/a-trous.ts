import type { NoisyPicture } from './noisy-picture.ts';

const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16] as const;
/** Each pass doubles the reach; five cover 62 pixels. */
const PASSES = 5;
/** Tolerance for the light of neighbors on the first pass, relative to its brightness. */
const LIGHT_TOLERANCE = 2;
const ALBEDO_TOLERANCE = 0.1;
/** Power of the cosine between normals. */
const NORMAL_SHARPNESS = 32;
const DARKEST_ALBEDO = 0.02;

/**
 * Edge-avoiding wavelets (Dammertz et al. 2010): smooths light over ever wider steps among neighbors with a like
 * normal and albedo. Works on light divided by albedo, so that textures stay. Slower to converge than the network;
 * the fallback if onnxruntime cannot be loaded.
 */
export function denoiseByWavelets(picture: NoisyPicture, mask?: Uint8Array): Float32Array {
  const reflectance = picture.albedo.map((value) => Math.max(DARKEST_ALBEDO, value));
  let light = picture.color.map(
    (value, i) => (Number.isFinite(value) ? Math.max(0, value) : 0) / reflectance[i]!,
  );
  for (let pass = 0; pass < PASSES; pass++) {
    light = filterOnce(light, picture, 1 << pass, LIGHT_TOLERANCE * 0.5 ** pass, mask);
  }
  return light.map((value, i) =>
    mask && mask[Math.floor(i / 3)] === 0 ? picture.color[i]! : value * reflectance[i]!,
  );
}

function filterOnce(
  light: Float32Array,
  { width, height, albedo, normal }: NoisyPicture,
  step: number,
  tolerance: number,
  mask: Uint8Array | undefined,
): Float32Array<ArrayBuffer> {
  const result = new Float32Array(light);
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0; x < width; x++, pixel++) {
      if (mask && mask[pixel] === 0) continue;
      const at = pixel * 3;
      const brightness = light[at]! + light[at + 1]! + light[at + 2]! + 1e-3;
      let red = 0;
      let green = 0;
      let blue = 0;
      let total = 0;
      for (let j = -2; j <= 2; j++) {
        const row = y + j * step;
        if (row < 0 || row >= height) continue;
        for (let i = -2; i <= 2; i++) {
          const column = x + i * step;
          if (column < 0 || column >= width) continue;
          const to = (row * width + column) * 3;
          const cosine =
            normal[at]! * normal[to]! + normal[at + 1]! * normal[to + 1]! + normal[at + 2]! * normal[to + 2]!;
          const bare = to === at || (isZero(normal, at) && isZero(normal, to));
          const likeNormal = bare ? 1 : Math.max(0, cosine) ** NORMAL_SHARPNESS;
          const likeAlbedo = difference(albedo, at, to) / ALBEDO_TOLERANCE;
          const likeLight = difference(light, at, to) / (brightness * tolerance);
          const weight =
            KERNEL[i + 2]! *
            KERNEL[j + 2]! *
            likeNormal *
            Math.exp(-likeAlbedo * likeAlbedo - likeLight * likeLight);
          red += weight * light[to]!;
          green += weight * light[to + 1]!;
          blue += weight * light[to + 2]!;
          total += weight;
        }
      }
      result[at] = red / total;
      result[at + 1] = green / total;
      result[at + 2] = blue / total;
    }
  }
  return result;
}

const isZero = (values: Float32Array, at: number): boolean =>
  values[at] === 0 && values[at + 1] === 0 && values[at + 2] === 0;

const difference = (values: Float32Array, a: number, b: number): number =>
  Math.abs(values[a]! - values[b]!) +
  Math.abs(values[a + 1]! - values[b + 1]!) +
  Math.abs(values[a + 2]! - values[b + 2]!);
