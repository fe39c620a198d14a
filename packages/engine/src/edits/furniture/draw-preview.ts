import type { Raster } from '../../base/raster/raster.ts';
import { resample } from '../../base/raster/resample.ts';
import { fitWithin, resizeRaster } from '../../base/raster/resize.ts';
import { type RenderScene, render } from '../../render/index.ts';
import type { PhotoCharacter } from '../grain/grain.ts';
import { compose } from './layers/compose.ts';
import { hideBehind } from './layers/hide-behind.ts';
import { lightRatio } from './layers/light-ratio.ts';
import { fadingIn, furnitureColor, type LayerOptions } from './layers/render-layers.ts';
import { enlargedMask, scaledCamera, type TraceMasks } from './layers/trace-masks.ts';

/** Longest side in pixels: of the picture, and of the furniture in it, which is softer. */
const SIDES = { picture: 1024, furniture: 448 };
/** Paths a pixel: with one alone, edges of furniture would be ragged. */
const SAMPLES = 2;
/** Without any bounce, things of one color would have no form. */
const BOUNCES = 1;
/** The reduced photo has neither grain nor blur to match. */
const SHARP: PhotoCharacter = { grain: 0, softness: 0 };

/**
 * Draws the furniture of a scene into a reduced photo: the same things at the same places as the final picture, hidden
 * by the same things in the photo. Missing are light after its second bounce, mirror images on the floor, and the fine
 * shade at feet.
 *
 * @param photo of the camera's size.
 */
export async function drawPreview(
  photo: Raster,
  scene: RenderScene,
  {
    masks,
    foreground,
    reached,
    seed,
    threads,
    signal,
  }: Omit<LayerOptions, 'samples' | 'bounces' | 'onProgress'>,
): Promise<Raster> {
  const camera = scaledCamera(
    scene.camera,
    Math.min(1, SIDES.furniture / Math.max(photo.width, photo.height)),
  );
  const { width, height } = camera;
  const mask = enlargedMask(masks.furniture, width, height).data;
  const furniture = await render(
    { ...scene, camera },
    { samples: SAMPLES, bounces: BOUNCES, only: 'things', seed, threads, mask, ...(signal && { signal }) },
  );
  const ratio = await roughRatio(masks, reached, { width, height }, signal);
  const size = fitWithin(photo, SIDES.picture);
  const shown = resizeRaster(photo, size.width, size.height);
  const reduced = resizeRaster(shown, width, height);
  const color = await furnitureColor(reduced, furniture, ratio, mask, signal);
  const layers = { width, height, color, alpha: furniture.alpha, ratio, mirrored: undefined };
  return compose(shown, hideBehind(layers, furniture.depth, foreground), SHARP, seed).raster;
}

/** The light that the room keeps, by the coarse picture of the scene. */
async function roughRatio(
  { coarse, shadow, level }: TraceMasks,
  reached: LayerOptions['reached'],
  size: { readonly width: number; readonly height: number },
  signal: AbortSignal | undefined,
): Promise<Float32Array> {
  const shade = await lightRatio(coarse, shadow.data, level, reached, signal);
  const trust = fadingIn(coarse.width, coarse.height, shadow.data);
  const data = shade.map((value, i) => 1 + (value - 1) * trust[Math.floor(i / 3)]!);
  return resample(
    { width: coarse.width, height: coarse.height, channels: 3, data },
    size.width,
    size.height,
    'bilinear',
  );
}
