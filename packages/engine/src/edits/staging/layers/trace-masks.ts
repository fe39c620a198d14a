import { dilate } from '../../../raster/morphology.ts';
import type { Mask } from '../../../raster/raster.ts';
import { resizeMask } from '../../../raster/resize.ts';
import { type RenderCamera, type RenderScene, render, type TraceOptions } from '../../../render/index.ts';

/** Long side of the first, coarse look at the scene, pixels. */
const COARSE_SIDE = 352;
/** Paths a pixel of it: enough that a chair's leg, a third of a pixel wide, is met by one. */
const COARSE_SAMPLES = 8;
/** Changes of light that the eye may see. */
const SEEN_CHANGE = 0.025;
/** Pixels of the coarse picture by which furniture and its shadows are grown, for what it missed. */
const GROWTH = { furniture: 1, shadow: 2 };

/** Where a picture must be traced, at its full size: 255 inside. */
export interface TraceMasks {
  readonly furniture: Mask;
  readonly shadow: Mask;
}

/** Finds by a coarse picture what furniture and its shadows will touch. */
export async function traceMasks(
  scene: RenderScene,
  options: Pick<TraceOptions, 'seed' | 'threads'> & { readonly signal: AbortSignal | undefined },
): Promise<TraceMasks> {
  const { width, height } = scene.camera;
  const camera = scaledCamera(scene.camera, Math.min(1, COARSE_SIDE / Math.max(width, height)));
  const { seed, threads, signal } = options;
  const coarse = await render(
    { ...scene, camera },
    { samples: COARSE_SAMPLES, bounces: 1, seed, threads, ...(signal && { signal }) },
  );
  const furniture = new Uint8Array(coarse.alpha.length);
  const shadow = new Uint8Array(coarse.alpha.length);
  for (let p = 0; p < furniture.length; p++) {
    if (coarse.alpha[p]! > 0) furniture[p] = 255;
    else if (coarse.lightWith && coarse.lightWithout && coarse.normal[p * 3 + 1]! > -0.5) {
      const before = sum(coarse.lightWithout, p);
      if (before > 0 && Math.abs(sum(coarse.lightWith, p) / before - 1) > SEEN_CHANGE) shadow[p] = 255;
    }
  }
  const full = (data: Uint8Array, growth: number): Mask => {
    const grown = dilate({ width: camera.width, height: camera.height, data }, growth);
    const large = resizeMask(grown, width, height, 'bilinear');
    return { width, height, data: large.data.map((value) => (value > 0 ? 255 : 0)) };
  };
  return { furniture: full(furniture, GROWTH.furniture), shadow: full(shadow, GROWTH.shadow) };
}

const sum = (values: Float32Array, p: number): number =>
  values[p * 3]! + values[p * 3 + 1]! + values[p * 3 + 2]!;

/** The same view in fewer pixels. */
export function scaledCamera(camera: RenderCamera, factor: number): RenderCamera {
  const width = Math.max(1, Math.round(camera.width * factor));
  const height = Math.max(1, Math.round(camera.height * factor));
  return {
    ...camera,
    width,
    height,
    focal: (camera.focal * width) / camera.width,
    center: [(camera.center[0] * width) / camera.width, (camera.center[1] * height) / camera.height],
  };
}
