import { boxMean } from '../../../base/raster/box-filter.ts';
import { dilate, open } from '../../../base/raster/morphology.ts';
import { createPlane, type Mask } from '../../../base/raster/raster.ts';
import { resizeMask } from '../../../base/raster/resize.ts';
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
const COARSE_SAMPLES = 6;
/** Changes of light, beyond what the whole room loses, that the eye may see on floors and on walls. */
const SEEN_CHANGE = { floor: 0.035, wall: 0.065 };
/** Light, linear, by which a mirror image may change unseen. */
const SEEN_MIRRORING = 0.015;
/** The room's own level is what this share of its surfaces stays below: places that no furniture shades. */
const LEVEL_QUANTILE = 0.8;
/** A level outside these limits would be no level but a shadow. */
const LEVEL_LIMITS = [0.8, 1.05] as const;
/** Pixels of the coarse picture by which furniture and its shadows are grown, for what it missed. */
const GROWTH = { furniture: 1, shadow: 3, contact: 5 };

/** Where a picture must be traced, 255 inside. */
export interface TraceMasks {
  /** At the picture's full size. */
  readonly furniture: Mask;
  /** Furniture and what lies close around it, at the picture's full size. */
  readonly contact: Mask;
  /** At the coarse picture's size. */
  readonly shadow: Mask;
  /**
   * Light that is left where no furniture shades: furniture swallows a little of the light that walls throw on each
   * other. Photographers open the lens by as much, so it counts as no change.
   */
  readonly level: number;
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
    { samples: COARSE_SAMPLES, bounces: 1, only: 'room', seed, threads, ...(signal && { signal }) },
  );
  const covered: Mask = {
    width: camera.width,
    height: camera.height,
    data: Uint8Array.from(coarse.alpha, (share) => (share > 0 ? 255 : 0)),
  };
  const left = smoothRatio(coarse);
  const level = levelOf(left);
  const mirrored = mirroredChange(coarse);
  const seenChange = (p: number) => (coarse.normal[p * 3 + 1]! > 0.3 ? SEEN_CHANGE.floor : SEEN_CHANGE.wall);
  const changed: Mask = {
    ...covered,
    data: Uint8Array.from(left, (ratio, p) =>
      covered.data[p] ||
      (ratio > 0 && Math.abs(ratio / level - 1) > seenChange(p)) ||
      mirrored[p]! > SEEN_MIRRORING
        ? 255
        : 0,
    ),
  };
  // Specks that neither furniture nor a shadow touches are the coarse picture's grain.
  const shadow = open(changed, 1);
  for (let p = 0; p < shadow.data.length; p++) if (covered.data[p]) shadow.data[p] = 255;
  return {
    furniture: enlargedMask(dilate(covered, GROWTH.furniture), width, height),
    contact: enlargedMask(dilate(covered, GROWTH.contact), width, height),
    shadow: dilate(shadow, GROWTH.shadow),
    level,
  };
}

/** Every pixel that a mask's pixel touches at another size. */
export function enlargedMask(mask: Mask, width: number, height: number): Mask {
  const soft = resizeMask(mask, width, height, 'bilinear');
  return { width, height, data: soft.data.map((value) => (value > 0 ? 255 : 0)) };
}

function levelOf(ratios: Float32Array): number {
  const seen = ratios.filter((ratio) => ratio > 0).sort();
  const level = seen[Math.floor(LEVEL_QUANTILE * (seen.length - 1))] ?? 1;
  return Math.min(LEVEL_LIMITS[1], Math.max(LEVEL_LIMITS[0], level));
}

/** Pixels over which the coarse picture's grain is averaged. */
const SMOOTHING = 2;

/** Share of their light that the room's own surfaces keep, without grain; 0 on ceilings and under furniture. */
function smoothRatio({ width, height, alpha, normal, lightWith, lightWithout }: Features): Float32Array {
  const ratio = createPlane(width, height);
  const seen = createPlane(width, height);
  for (let p = 0; p < alpha.length; p++) {
    const before = lightWithout ? sum(lightWithout, p) : 0;
    if (alpha[p]! > 0.5 || before <= 0 || normal[p * 3 + 1]! < -0.5) continue;
    seen.data[p] = 1;
    ratio.data[p] = sum(lightWith!, p) / before;
  }
  const weight = boxMean(seen, SMOOTHING).data;
  return boxMean(ratio, SMOOTHING).data.map((value, p) => (seen.data[p] === 0 ? 0 : value / weight[p]!));
}

/** How much the floor's mirror image changes, without grain. */
function mirroredChange({ width, height, alpha, mirrored }: Features): Float32Array {
  const change = createPlane(width, height);
  if (!mirrored) return change.data;
  for (let p = 0; p < alpha.length; p++) change.data[p] = (1 - alpha[p]!) * (sum(mirrored, p) / 3);
  return boxMean(change, SMOOTHING).data.map(Math.abs);
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
