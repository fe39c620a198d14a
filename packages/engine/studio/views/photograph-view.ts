import { decodeRaster, encodeJpeg } from '../../src/base/codec/index.ts';
import { between, createRandom, pick } from '../../src/base/random.ts';
import { gaussianBlur } from '../../src/base/raster/gaussian-blur.ts';
import type { Raster } from '../../src/base/raster/raster.ts';
import { resizeRaster } from '../../src/base/raster/resize.ts';
import { develop, meterLight } from '../../src/render/develop.ts';
import { labelOf } from './label-parts.ts';
import type { RenderedView } from './render-view.ts';

/** Probabilities of a camera's effects. */
const LIKELY = { flash: 0.2, merged: 0.35, vignette: 0.25, small: 0.15, blurred: 0.15, gray: 0.02 };
/** Exponent of the light in merged exposures: shadows rise, windows keep their view. */
const MERGED = { least: 0.55, most: 0.85 };
/** Share of the longer side over which merged exposures measure their surroundings. */
const SURROUNDINGS = 0.06;
const QUALITIES = [45, 60, 75, 85, 92] as const;

/**
 * A photo of a rendered view, as one of many cameras, phones and portals would have made it. Pixels stay where they are,
 * so that the labels hold.
 */
export async function photographView(view: RenderedView, seed: number): Promise<Raster> {
  const random = createRandom(seed * 131 + 17);
  const { width, height } = view;
  const lit = random() < LIKELY.flash ? withFlash(view, between(random, 0.2, 1.5)) : view.light;
  const light =
    random() < LIKELY.merged ? merged(view, lit, between(random, MERGED.least, MERGED.most)) : lit;
  const counts = Uint8Array.from(view.object, (object) => {
    const { shows } = labelOf(object);
    return shows === 'glass' || shows === 'outside' ? 0 : 1;
  });
  const rendered = { width, height, light, counts: counts.includes(1) ? counts : counts.fill(1) };
  const development = {
    exposure: between(random, -0.9, 0.7),
    balance: between(random, 0.1, 1),
    contrast: between(random, 0, 0.7),
    saturation: random() < LIKELY.gray ? 0 : between(random, 0.75, 1.25),
    glow: between(random, 0, 0.08),
    grain: between(random, 0.2, 3),
    softness: random() < LIKELY.blurred ? between(random, 0.8, 1.6) : between(random, 0.2, 0.6),
    seed,
  };
  const gains = meterLight(rendered, development);
  const cast = [between(random, 0.9, 1.1), 1, between(random, 0.88, 1.12)] as const;
  const photo = develop(rendered, {
    ...development,
    gains: [gains[0] * cast[0], gains[1], gains[2] * cast[2]],
  });
  const shaded = random() < LIKELY.vignette ? withVignette(photo, between(random, 0.1, 0.5)) : photo;
  const small = random() < LIKELY.small ? between(random, 0.35, 0.7) : 1;
  return compressed(shaded, small, pick(random, QUALITIES));
}

/** The light with that of a flash beside the lens, as strong as the room's own at two meters times `strength`. */
function withFlash({ light, albedo, depth, scene }: RenderedView, strength: number): Float32Array {
  const { width, focal, center } = scene.camera;
  let sum = 0;
  for (const value of light) sum += Math.min(4, value);
  const level = (strength * sum) / light.length;
  return light.map((value, i) => {
    const pixel = Math.floor(i / 3);
    const far = depth[pixel]!;
    if (!Number.isFinite(far)) return value;
    const u = ((pixel % width) - center[0]) / focal;
    const v = (Math.floor(pixel / width) - center[1]) / focal;
    const distance = Math.max(0.5, far * Math.hypot(1, u, v));
    return value + (albedo[i]! * level * 4) / distance ** 2;
  });
}

/** Exposures merged into one: brightness of the surroundings raised to a power, details kept. */
function merged({ width, height }: RenderedView, light: Float32Array, power: number): Float32Array {
  const level = new Float32Array(width * height);
  for (let p = 0; p < level.length; p++) {
    level[p] = Math.log(
      0.01 + 0.2126 * light[p * 3]! + 0.7152 * light[p * 3 + 1]! + 0.0722 * light[p * 3 + 2]!,
    );
  }
  const around = gaussianBlur({ width, height, data: level }, SURROUNDINGS * Math.max(width, height)).data;
  return light.map((value, i) => value * Math.exp((power - 1) * around[Math.floor(i / 3)]!));
}

/** Corners darker by a share. */
function withVignette({ width, height, data }: Raster, share: number): Raster {
  const far = Math.hypot(width, height) / 2;
  return {
    width,
    height,
    data: data.map((value, i) => {
      const pixel = Math.floor(i / 3);
      const distance = Math.hypot((pixel % width) - width / 2, Math.floor(pixel / width) - height / 2) / far;
      return Math.round(value * (1 - share * distance ** 2));
    }),
  };
}

/** A photo after JPEG, and after a reduction and enlargement. */
async function compressed(photo: Raster, scale: number, quality: number): Promise<Raster> {
  const { width, height } = photo;
  const copy = scale < 1 ? resizeRaster(photo, Math.round(width * scale), Math.round(height * scale)) : photo;
  const read = await decodeRaster(await encodeJpeg(copy, quality));
  return scale < 1 ? resizeRaster(read, width, height, 'bilinear') : read;
}
