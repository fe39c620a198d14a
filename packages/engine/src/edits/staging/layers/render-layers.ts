import { LINEAR_FROM_BYTE } from '../../../color/srgb.ts';
import type { Raster } from '../../../raster/raster.ts';
import { denoise } from '../../../render/denoise/denoise.ts';
import { type Features, type RenderScene, render } from '../../../render/index.ts';
import type { Layers } from './layers.ts';
import { lightRatio } from './light-ratio.ts';
import { traceMasks } from './trace-masks.ts';

export interface LayerOptions {
  /** Paths a pixel. */
  readonly samples: number;
  readonly seed: number;
  readonly threads: number;
  readonly signal: AbortSignal | undefined;
  /** Share done, 0 … 1. */
  readonly onProgress: (fraction: number) => void;
}

const BOUNCES = 3;
/** How the time is spent: finding what to trace, tracing, cleaning. */
const SHARES = { masks: 0.08, traced: 0.75 };

/**
 * Renders furniture into a photographed room.
 *
 * @param photo of the camera's size, what the scene's room looks like without furniture.
 */
export async function renderLayers(
  photo: Raster,
  scene: RenderScene,
  options: LayerOptions,
): Promise<Layers> {
  const { seed, threads, signal, onProgress } = options;
  const masks = await traceMasks(scene, { seed, threads, signal });
  onProgress(SHARES.masks);
  const mask = masks.furniture.data.map((value, p) => value | masks.shadow.data[p]!);
  const features = await render(scene, {
    samples: options.samples,
    bounces: BOUNCES,
    seed,
    threads,
    mask,
    ...(signal && { signal }),
    onProgress: (fraction) => onProgress(SHARES.masks + (SHARES.traced - SHARES.masks) * fraction),
  });
  const ratio = await lightRatio(features, mask, signal);
  const color = await furnitureColor(photo, features, ratio, masks.furniture.data, signal);
  const mirrored = await mirroredLight(features, mask, signal);
  onProgress(1);
  return { width: photo.width, height: photo.height, color, alpha: features.alpha, ratio, mirrored };
}

/**
 * The furniture's own light without grain, premultiplied. It is cleaned in front of the photo, so that the denoiser
 * sees true edges; the photo is then taken out again.
 */
async function furnitureColor(
  photo: Raster,
  { radiance, alpha, albedo, normal }: Features,
  ratio: Float32Array,
  mask: Uint8Array,
  signal: AbortSignal | undefined,
): Promise<Float32Array> {
  const { width, height } = photo;
  const behind = new Float32Array(width * height * 3);
  const color = new Float32Array(behind.length);
  const guide = new Float32Array(behind.length);
  for (let p = 0; p < width * height; p++) {
    const through = 1 - alpha[p]!;
    for (let at = p * 3; at < p * 3 + 3; at++) {
      const seen = LINEAR_FROM_BYTE[photo.data[at]!]!;
      behind[at] = through * seen * ratio[at]!;
      color[at] = behind[at]! + radiance[at]!;
      guide[at] = alpha[p]! * albedo[at]! + through * seen;
    }
  }
  const clean = await denoise(
    { width, height, color, albedo: guide, normal },
    { quality: 'fast', mask, ...(signal && { signal }) },
  );
  for (let i = 0; i < clean.length; i++) {
    clean[i] = alpha[Math.floor(i / 3)] === 0 ? 0 : Math.max(0, clean[i]! - behind[i]!);
  }
  return clean;
}

/** Changes in the mirror image weaker than this everywhere are not worth a pass. */
const SEEN_MIRROR = 0.004;

async function mirroredLight(
  { width, height, mirrored, normal }: Features,
  mask: Uint8Array,
  signal: AbortSignal | undefined,
): Promise<Float32Array | undefined> {
  if (!mirrored?.some((value) => Math.abs(value) > SEEN_MIRROR)) return undefined;
  // The denoiser knows no light below zero: darkening and brightening are cleaned apart.
  const part = (sign: 1 | -1) =>
    denoise(
      {
        width,
        height,
        color: mirrored.map((value) => Math.max(0, sign * value)),
        albedo: new Float32Array(mirrored.length).fill(1),
        normal,
      },
      { quality: 'fast', mask, ...(signal && { signal }) },
    );
  const [lighter, darker] = [await part(1), await part(-1)];
  return lighter.map((value, i) => value - darker[i]!);
}
