import { boxMean } from '../../../raster/box-filter.ts';
import { dilate } from '../../../raster/morphology.ts';
import { createPlane, type Mask } from '../../../raster/raster.ts';
import { resizeMask } from '../../../raster/resize.ts';
import {
  type Features,
  type RenderCamera,
  type RenderScene,
  render,
  type TraceOptions,
} from '../../../render/index.ts';

/** Long side of the first, coarse look at the scene, pixels. */
const COARSE_SIDE = 352;
/** Paths a pixel of it: enough that a chair's leg, a third of a pixel wide, is met by one. */
const COARSE_SAMPLES = 8;
/** Changes of light that the eye may see. */
const SEEN_CHANGE = 0.03;
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
  const furniture = Uint8Array.from(coarse.alpha, (share) => (share > 0 ? 255 : 0));
  const shadow = Uint8Array.from(smoothChange(coarse), (change) => (change > SEEN_CHANGE ? 255 : 0));
  const full = (data: Uint8Array, growth: number): Mask => {
    const grown = dilate({ width: camera.width, height: camera.height, data }, growth);
    const large = resizeMask(grown, width, height, 'bilinear');
    return { width, height, data: large.data.map((value) => (value > 0 ? 255 : 0)) };
  };
  return { furniture: full(furniture, GROWTH.furniture), shadow: full(shadow, GROWTH.shadow) };
}

/** Pixels over which the coarse picture's grain is averaged. */
const SMOOTHING = 2;

/** How much the light on the room's own surfaces changes, as a share of it, without grain; 0 on ceilings. */
function smoothChange({ width, height, alpha, normal, lightWith, lightWithout }: Features): Float32Array {
  const change = createPlane(width, height);
  const seen = createPlane(width, height);
  for (let p = 0; p < alpha.length; p++) {
    const before = lightWithout ? sum(lightWithout, p) : 0;
    if (alpha[p]! > 0.5 || before <= 0 || normal[p * 3 + 1]! < -0.5) continue;
    seen.data[p] = 1;
    change.data[p] = sum(lightWith!, p) / before - 1;
  }
  const weight = boxMean(seen, SMOOTHING).data;
  return boxMean(change, SMOOTHING).data.map((value, p) =>
    seen.data[p] === 0 ? 0 : Math.abs(value) / weight[p]!,
  );
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
