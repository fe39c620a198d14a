import { LINEAR_FROM_BYTE } from '../../../color/srgb.ts';
import { boxMean } from '../../../raster/box-filter.ts';
import type { Mask, Plane, Raster } from '../../../raster/raster.ts';
import { resample } from '../../../raster/resample.ts';
import { denoise } from '../../../render/denoise/denoise.ts';
import { lookedAt } from '../../../render/denoise/tiles.ts';
import { type Features, type RenderCamera, type RenderScene, render } from '../../../render/index.ts';
import { hideBehind } from './hide-behind.ts';
import type { Layers } from './layers.ts';
import { lightRatio } from './light-ratio.ts';
import { enlargedMask, scaledCamera, traceMasks } from './trace-masks.ts';

export interface LayerOptions {
  /** Depth of what stands in the photo; see `hideBehind`. */
  readonly foreground: Plane;
  /** What of the room the light of furniture reaches; see `lightRatio`. */
  readonly reached: Mask;
  /** Paths a pixel. */
  readonly samples: number;
  readonly seed: number;
  readonly threads: number;
  readonly signal: AbortSignal | undefined;
  /** Share done, 0 … 1. */
  readonly onProgress: (fraction: number) => void;
}

const BOUNCES = 3;
/** How the time is spent: finding what to trace, tracing the room's light, tracing furniture, cleaning. */
const SHARES = { masks: 0.08, room: 0.35, furniture: 0.85 };
/** Reach of the fading at the edges of shadows, share of the picture's long side. */
const FADE = 0.008;
/** Shadows are softer than edges: their picture has half the furniture's side, and no more than this. */
const SHADOW_SIDE = { share: 0.5, longest: 900 };

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
  const { samples, seed, threads, signal, onProgress } = options;
  const { width, height } = photo;
  const masks = await traceMasks(scene, { seed, threads, signal });
  onProgress(SHARES.masks);
  const trace = (only: 'things' | 'room', camera: RenderCamera, mask: Uint8Array, from: number, to: number) =>
    render(
      { ...scene, camera },
      {
        samples,
        bounces: BOUNCES,
        only,
        seed,
        threads,
        mask,
        ...(signal && { signal }),
        onProgress: (fraction) => onProgress(from + (to - from) * fraction),
      },
    );

  const shrink = Math.min(SHADOW_SIDE.share, SHADOW_SIDE.longest / Math.max(width, height));
  const small = scaledCamera(scene.camera, shrink);
  const shadow = enlargedMask(masks.shadow, small.width, small.height).data;
  const room = await trace('room', small, shadow, SHARES.masks, SHARES.room);
  const enlarged = (values: Float32Array) =>
    resample(values, small.width, small.height, 3, width, height, 'bilinear');
  const trust = fadingIn(small.width, small.height, shadow);
  const shade = await lightRatio(room, shadow, masks.level, options.reached, signal);
  const ratio = enlarged(shade.map((value, i) => 1 + (value - 1) * trust[Math.floor(i / 3)]!));
  const mirrored = (await mirroredLight(room, shadow, signal))?.map(
    (value, i) => value * trust[Math.floor(i / 3)]!,
  );

  const furniture = await trace('things', scene.camera, masks.furniture.data, SHARES.room, SHARES.furniture);
  const color = await furnitureColor(photo, furniture, ratio, masks.furniture.data, signal);
  onProgress(1);
  const layers = {
    width,
    height,
    color,
    alpha: furniture.alpha,
    ratio,
    mirrored: mirrored && enlarged(mirrored),
  };
  return hideBehind(layers, furniture.depth, options.foreground);
}

/** Share of a change that is shown: none at the edge of what was traced, so that no edge is seen there. */
function fadingIn(width: number, height: number, mask: Uint8Array): Float32Array {
  const inside = { width, height, data: Float32Array.from(mask, (value) => (value ? 1 : 0)) };
  const reach = Math.max(1, Math.round(FADE * Math.max(width, height)));
  return boxMean(inside, reach).data.map((share) => Math.max(0, 2 * share - 1));
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
  const color = new Float32Array(width * height * 3);
  const guide = new Float32Array(color.length);
  const seenAt = (at: number) => LINEAR_FROM_BYTE[photo.data[at]!]!;
  const behind = (at: number, through: number) => Math.fround(through * seenAt(at) * ratio[at]!);
  const { left, top, right, bottom } = lookedAt(width, height, mask);
  for (let y = top; y < bottom; y++) {
    for (let p = y * width + left; p < y * width + right; p++) {
      const through = 1 - alpha[p]!;
      for (let at = p * 3; at < p * 3 + 3; at++) {
        color[at] = behind(at, through) + radiance[at]!;
        guide[at] = alpha[p]! * albedo[at]! + through * seenAt(at);
      }
    }
  }
  const clean = await denoise(
    { width, height, color, albedo: guide, normal },
    { quality: 'fast', mask, ...(signal && { signal }) },
  );
  for (let p = 0; p < alpha.length; p++) {
    const through = 1 - alpha[p]!;
    for (let at = p * 3; at < p * 3 + 3; at++) {
      clean[at] = through === 1 ? 0 : Math.max(0, clean[at]! - behind(at, through));
    }
  }
  return clean;
}

/** Changes in the mirror image weaker than this everywhere are not worth a pass. */
const SEEN_MIRROR = 0.004;
const MIDDLE = 0.5;

async function mirroredLight(
  { width, height, mirrored, normal }: Features,
  mask: Uint8Array,
  signal: AbortSignal | undefined,
): Promise<Float32Array | undefined> {
  if (!mirrored?.some((value) => Math.abs(value) > SEEN_MIRROR)) return undefined;
  // The denoiser knows no light below zero: what darkens is lifted for the pass.
  const lifted = await denoise(
    {
      width,
      height,
      color: mirrored.map((value) => Math.max(0, MIDDLE + value)),
      albedo: new Float32Array(mirrored.length).fill(1),
      normal,
    },
    { quality: 'fast', mask, ...(signal && { signal }) },
  );
  return lifted.map((value, i) => {
    const change = mask[Math.floor(i / 3)] === 0 ? 0 : value - MIDDLE;
    return Math.abs(change) < SEEN_MIRROR ? 0 : change;
  });
}
