import type { Features } from './features.ts';
import { type LayerOptions, layerFloats } from './light-transport/light-ledger.ts';
import { PIXEL, PIXEL_FLOATS } from './pixel-record.ts';
import type { Light, RenderCamera } from './scene.ts';
import { forPixelsOf, type TracedTile } from './threads/trace-job.ts';

/** Planes in which nothing is seen yet. Memory that is never written costs nothing. */
export function createFeatures(
  { width, height }: RenderCamera,
  light: Light,
  layers?: LayerOptions,
): Features {
  const pixels = width * height;
  const ofRoom = () => (light.kind === 'room-box' ? new Float32Array(pixels * 3) : undefined);
  return {
    width,
    height,
    radiance: new Float32Array(pixels * 3),
    albedo: new Float32Array(pixels * 3),
    normal: new Float32Array(pixels * 3),
    depth: new Float32Array(pixels).fill(Infinity),
    object: new Uint16Array(pixels),
    alpha: new Float32Array(pixels),
    lightWith: ofRoom(),
    lightWithout: ofRoom(),
    mirrored: ofRoom(),
    ...(layers && {
      layers: Array.from({ length: layerFloats(layers) / 3 }, () => new Float32Array(pixels * 3)),
    }),
  };
}

/** Puts the pixels of a traced tile in their places in every plane. */
export function writeTile(
  features: Features,
  mask: Uint8Array | undefined,
  { tile, pixels }: TracedTile,
): void {
  const { width, height, radiance, albedo, normal, depth, object, alpha } = features;
  const { lightWith, lightWithout, mirrored, layers } = features;
  let from = 0;
  forPixelsOf(tile, width, height, mask, (x, y) => {
    const at = x + y * width;
    copyColor(radiance, at, pixels, from + PIXEL.radiance);
    copyColor(albedo, at, pixels, from + PIXEL.albedo);
    copyColor(normal, at, pixels, from + PIXEL.normal);
    if (lightWith) copyColor(lightWith, at, pixels, from + PIXEL.lightWith);
    if (lightWithout) copyColor(lightWithout, at, pixels, from + PIXEL.lightWithout);
    if (mirrored) copyColor(mirrored, at, pixels, from + PIXEL.mirrored);
    depth[at] = pixels[from + PIXEL.depth]!;
    object[at] = pixels[from + PIXEL.object]!;
    alpha[at] = pixels[from + PIXEL.alpha]!;
    from += PIXEL_FLOATS;
    for (const layer of layers ?? []) {
      copyColor(layer, at, pixels, from);
      from += 3;
    }
  });
}

function copyColor(plane: Float32Array, at: number, pixels: Float32Array, from: number): void {
  plane[at * 3] = pixels[from]!;
  plane[at * 3 + 1] = pixels[from + 1]!;
  plane[at * 3 + 2] = pixels[from + 2]!;
}
