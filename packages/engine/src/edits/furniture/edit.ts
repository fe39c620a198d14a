import { EngineError } from '../../base/engine-error.ts';
import { reportStage, type Watch } from '../../base/progress/watch.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import { silhouettesOf } from '../../furniture/catalog.ts';
import type { RenderScene } from '../../render/index.ts';
import type { Analysis } from '../../scene/analysis.ts';
import type { Foreseen } from '../base/edit.ts';
import { WARNINGS } from '../base/warnings.ts';
import { photoCharacter } from '../grain/grain.ts';
import { drawPreview } from './draw-preview.ts';
import { furnishPlan } from './furnish-plan.ts';
import { compose } from './layers/compose.ts';
import { renderLayers } from './layers/render-layers.ts';
import { traceMasks } from './layers/trace-masks.ts';
import { solvePlan } from './plan/solve-plan.ts';
import type { StagingPlan } from './plan/staging-plan.ts';
import {
  refuseWithoutFloor,
  refuseWithoutPerspective,
  refuseWithoutSeenFloor,
} from './refuse-other-pictures.ts';
import type { StagingRequest } from './request.ts';
import { type PhotographedRoom, readPhotographedRoom } from './room/photographed-room.ts';
import { renderCamera } from './room/render-camera.ts';
import { FITTED_ROOMS } from './room/see-room.ts';
import type { StagingRoom } from './room/staging-room.ts';
import { meanLight } from './room-light/mean-light.ts';
import { WORKING_SIDE, workingSize } from './working-size.ts';

/** A furnished photo. */
export interface StagedPhoto {
  readonly raster: Raster;
  /** Furniture, its shadows and reflections: all changed pixels. */
  readonly mask: Mask;
  readonly confidence: number;
  readonly warnings: string[];
  /** The things that were placed; the same photo with this plan gives the same bytes. */
  readonly plan: StagingPlan;
  /** Always empty, because the room itself is unchanged. */
  readonly regions: number[];
}

/** The quality of rendered furniture. The number of threads does not change the bytes. */
export interface StagingQuality {
  /** Larger photos are furnished at this size, and the furniture is enlarged into them. */
  readonly longestSide: number;
  /** Paths per pixel; absent = by the size of the picture. */
  readonly samples?: number;
  readonly threads: number;
}

/** The product's setting: one heavy job has two cores. */
const USUAL_QUALITY: StagingQuality = { longestSide: WORKING_SIDE, threads: 2 };
/** Paths per pixel: larger pictures need fewer, because they are viewed reduced. */
const SAMPLES = { small: 10, large: 4, from: 1500 };
const BOUNCES = 3;

/**
 * Virtual staging: renders furniture into the photo; windows, doors, floor and walls stay unchanged. Every pixel
 * outside furniture, its shadow and its reflection keeps its bytes.
 *
 * @throws EngineError `edit_not_confident` if the photo shows no open floor, nothing fits, or the given plan shows
 * nothing; `cancelled`.
 */
export async function stagePhoto(
  photo: Raster,
  analysis: Analysis,
  request: StagingRequest,
  watch: Watch = {},
  quality: StagingQuality = USUAL_QUALITY,
): Promise<StagedPhoto> {
  reportStage(watch, 'Planning the furniture', 0);
  const { working, room, light, plan } = await planStaging(photo, analysis, request, quality.longestSide);
  const size = { width: working.width, height: working.height };

  reportStage(watch, 'Measuring the light', 0.05);
  const measured = light();

  reportStage(watch, 'Building the furniture', 0.1);
  const { surfaces, lamps } = furnishPlan(plan, meanLight(working));
  const scene: RenderScene = {
    surfaces,
    camera: renderCamera(analysis.camera, analysis.layout.cameraHeight, size.width, size.height),
    light: { ...measured, lamps },
  };
  const layers = await untilCancelled(watch, async () => {
    const masks = await traceMasks(scene, {
      seed: plan.seed,
      threads: quality.threads,
      signal: watch.signal,
    });
    const drawing = {
      masks,
      foreground: room.foreground,
      reached: room.reached,
      seed: plan.seed,
      threads: quality.threads,
      signal: watch.signal,
    };
    if (watch.onPreview) await watch.onPreview(await drawPreview(working, scene, drawing));
    return renderLayers(working, scene, {
      ...drawing,
      samples: quality.samples ?? samplesFor(size),
      bounces: BOUNCES,
      onProgress: (fraction) => reportStage(watch, 'Rendering the furniture', 0.15 + 0.75 * fraction),
    });
  });

  reportStage(watch, 'Blending with the photo', 0.9);
  const { raster, mask } = compose(photo, layers, photoCharacter(photo, working), plan.seed);
  reportStage(watch, 'Blending with the photo', 1);
  return {
    raster,
    mask,
    confidence: confidenceOf(analysis),
    warnings: warningsOf(room, plan),
    plan,
    regions: [],
  };
}

/**
 * Judges whether a photo can be furnished, and settles the places of the furniture.
 *
 * @throws EngineError as `stagePhoto`.
 */
export async function foreseeStaging(
  photo: Raster,
  analysis: Analysis,
  request: StagingRequest,
): Promise<Foreseen<StagingRequest>> {
  const { plan } = await planStaging(photo, analysis, request, USUAL_QUALITY.longestSide);
  return { outlook: 'will', request: { ...request, plan } };
}

/** Plans the furniture, at the size of rendering. */
async function planStaging(
  photo: Raster,
  analysis: Analysis,
  request: StagingRequest,
  longestSide: number,
): Promise<PhotographedRoom & { working: Raster; plan: StagingPlan }> {
  const working = workingSize(photo, longestSide);
  refuseWithoutPerspective(analysis);
  const roomType = request.plan?.roomType ?? request.room_type;
  if (roomType !== 'outdoor') refuseWithoutSeenFloor(analysis);
  const { room, light } = await readPhotographedRoom(working, analysis, roomType);
  refuseWithoutFloor(room);
  return { working, room, light, plan: request.plan ?? planned(room, request) };
}

/** Turns any error after the signal into a canceled edit. */
async function untilCancelled<T>({ signal }: Watch, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!signal?.aborted) throw error;
    throw new EngineError('cancelled', 'The work was canceled.');
  }
}

function samplesFor({ width, height }: { width: number; height: number }): number {
  return Math.max(width, height) > SAMPLES.from ? SAMPLES.large : SAMPLES.small;
}

function planned(room: StagingRoom, request: StagingRequest): StagingPlan {
  const plan = solvePlan(
    room,
    {
      roomType: request.room_type,
      style: request.style,
      seed: request.seed,
      materialsSeed: request.materials_seed,
      strength: request.strength,
    },
    (kind) => silhouettesOf(kind, request.style),
  );
  if (plan) return plan;
  const type = request.room_type.replace('_', ' ');
  throw new EngineError(
    'edit_not_confident',
    request.room_type === 'bedroom'
      ? 'No bare stretch of wall with open floor before it was found for a bed. A photo that shows more of a wall helps, or an emptier room.'
      : `There is not enough open floor in this photo for ${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}. A photo that shows more of the floor helps, or an emptier room.`,
  );
}

function confidenceOf({ camera, layout }: Analysis): number {
  return Math.min(1, 0.35 * camera.confidence + 0.65 * layout.confidence);
}

function warningsOf(room: StagingRoom, plan: StagingPlan): string[] {
  const warnings: string[] = [];
  if (!room.wallsTrusted) {
    warnings.push(WARNINGS.wallsUncertain);
  }
  if (FITTED_ROOMS.includes(plan.roomType)) {
    warnings.push(WARNINGS.decorOnly);
  }
  return warnings;
}
