import { boxMean } from '../../../base/raster/box-filter.ts';
import { dilate, open } from '../../../base/raster/morphology.ts';
import { createPlane, type Mask } from '../../../base/raster/raster.ts';
import { resizeMask } from '../../../base/raster/resize.ts';
import { bytesFrom } from '../../../base/typed-arrays.ts';
import {
  type Features,
  type RenderCamera,
  type RenderScene,
  render,
  type TraceOptions,
} from '../../../render/index.ts';

/** Long side of the first, coarse picture of the scene, pixels. */
const COARSE_SIDE = 352;
/** Paths per pixel of it: enough that one meets a chair's leg, which is a third of a pixel wide. */
const COARSE_SAMPLES = 6;
/** Visible changes of light on floors and walls, beyond the loss of the whole room. */
const SEEN_CHANGE = { floor: 0.035, wall: 0.065 };
/** Invisible change of a mirror image, linear light. */
const SEEN_MIRRORING = 0.015;
/** This quantile of the surfaces is the room's own level: places without shade by furniture. */
const LEVEL_QUANTILE = 0.8;
/** A level outside these limits is not a level but a shadow. */
const LEVEL_LIMITS = [0.8, 1.05] as const;
/** Pixels of the coarse picture by which furniture and its shadows are grown, to include missed parts. */
const GROWTH = { furniture: 1, shadow: 3, contact: 5 };

/** The areas to trace, 255 inside, at the coarse picture's size. */
export interface TraceMasks {
  readonly furniture: Mask;
  /** Furniture and its close surroundings. */
  readonly contact: Mask;
  readonly shadow: Mask;
  /** The coarse picture of the room with its furniture. */
  readonly coarse: Features;
  /**
   * The remaining light without shade by furniture: furniture absorbs a little of the light between walls. A
   * photographer would expose for that, so it does not count as a change.
   */
  readonly level: number;
}

/** Finds the areas of furniture and its shadows with a coarse picture. */
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
    data: bytesFrom(coarse.alpha, (share) => (share > 0 ? 255 : 0)),
  };
  const left = smoothRatio(coarse);
  const level = levelOf(left);
  const mirrored = mirroredChange(coarse);
  const seenChange = (p: number) => (coarse.normal[p * 3 + 1]! > 0.3 ? SEEN_CHANGE.floor : SEEN_CHANGE.wall);
  const changed: Mask = {
    ...covered,
    data: bytesFrom(left, (ratio, p) =>
      covered.data[p] ||
      (ratio > 0 && Math.abs(ratio / level - 1) > seenChange(p)) ||
      mirrored[p]! > SEEN_MIRRORING
        ? 255
        : 0,
    ),
  };
  // Specks without contact to furniture or a shadow are grain of the coarse picture.
  const shadow = open(changed, 1);
  for (let p = 0; p < shadow.data.length; p++) if (covered.data[p]) shadow.data[p] = 255;
  return {
    furniture: dilate(covered, GROWTH.furniture),
    contact: dilate(covered, GROWTH.contact),
    shadow: dilate(shadow, GROWTH.shadow),
    coarse,
    level,
  };
}

/** Every pixel that a mask's pixel overlaps at another size. */
export function enlargedMask(mask: Mask, width: number, height: number): Mask {
  const soft = resizeMask(mask, width, height, 'bilinear');
  return { width, height, data: soft.data.map((value) => (value > 0 ? 255 : 0)) };
}

/** The room's own level among shares of light: of places without shade by furniture. */
export function levelOf(ratios: Float32Array): number {
  const seen = ratios.filter((ratio) => ratio > 0).sort();
  const level = seen[Math.floor(LEVEL_QUANTILE * (seen.length - 1))] ?? 1;
  return Math.min(LEVEL_LIMITS[1], Math.max(LEVEL_LIMITS[0], level));
}

/** Pixels over which the coarse picture's grain is averaged. */
const SMOOTHING = 2;

/** Share of light that the room's surfaces keep, without grain; 0 on ceilings and under furniture. */
export function smoothRatio({
  width,
  height,
  alpha,
  normal,
  lightWith,
  lightWithout,
}: Features): Float32Array {
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

/** The change of the floor's mirror image, without grain. */
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
