import { EngineError } from '../engine-error.ts';
import type { Mask, Raster } from '../raster/raster.ts';
import { fitWithin, resizeMask, resizeRaster } from '../raster/resize.ts';
import type { Analysis, AnalyzedRegion } from '../scene/analysis.ts';
import { reportStage, type Watch } from '../scene/watch.ts';
import { paintChanges } from './paint-target.ts';
import type { WallColorRequest } from './requests/wall-color.ts';
import { wallLight } from './wall-light.ts';
import { wallMatte } from './wall-matte.ts';
import { repaint } from './wall-paint.ts';

/** A photo with its walls repainted. */
export interface PaintedWalls {
  readonly raster: Raster;
  /** What was allowed to change; 0 = the pixel has its old bytes. */
  readonly mask: Mask;
  /** Numbers of the regions that were painted, ascending. */
  readonly regions: number[];
  /** 0 … 1. */
  readonly confidence: number;
  /** Plain sentences for a person. */
  readonly warnings: string[];
}

/**
 * Below this the walls found are as often something else. On two dozen drawn rooms and a dozen real ones, those
 * that came out well lie above 0.55, houses from outside, rooms of glass and washed-out rooms below 0.4.
 */
const LEAST_CONFIDENCE = 0.45;
/** Below this a person should look at the result. */
const SURE_CONFIDENCE = 0.55;
/** Mattes and light are worked out on copies of at most these sides and read between their pixels beyond. */
const MATTE_SIDE = 2048;
const LIGHT_SIDE = 1024;

/**
 * Paint the walls of a photo. Shading, highlights and texture stay; trim, doors, furniture and everything else
 * outside the mask keep their bytes. Same photo, analysis and request give the same bytes.
 *
 * @param analysis of this same photo.
 * @throws EngineError `edit_not_confident` when no wall was found with trust and none was named, `edit_invalid`
 * for region numbers the photo does not have, `cancelled`.
 */
export function paintWalls(
  photo: Raster,
  analysis: Analysis,
  request: WallColorRequest,
  watch: Watch = {},
): PaintedWalls {
  reportStage(watch, 'Choosing the walls', 0);
  const regions = chosenRegions(analysis, request);

  reportStage(watch, 'Tracing the edges', 0.1);
  const wall = Array.from({ length: analysis.labels.count }, () => false);
  for (const id of regions) wall[id] = true;
  const matteSize = fitWithin(photo, MATTE_SIDE);
  const copy =
    matteSize.width === photo.width ? photo : resizeRaster(photo, matteSize.width, matteSize.height);
  const matte = wallMatte(copy, analysis.labels, wall);

  reportStage(watch, 'Reading the light', 0.45);
  const lightSize = fitWithin(photo, LIGHT_SIDE);
  const light = wallLight(
    resizeRaster(copy, lightSize.width, lightSize.height),
    resizeMask(matte.alpha, lightSize.width, lightSize.height),
  );

  reportStage(watch, 'Painting', 0.6);
  const changes = paintChanges(analysis, request.color, regions, request.strength);
  const painted = repaint(photo, matte, light, analysis.labels, changes, request.seed);
  reportStage(watch, 'Painted', 1);
  const byHand = request.regions.add.length + request.regions.remove.length > 0;
  const confidence = byHand
    ? Math.max(SURE_CONFIDENCE, analysis.walls.confidence)
    : analysis.walls.confidence;
  return { ...painted, regions, confidence, warnings: warningsFor(analysis, regions, confidence) };
}

/** What was found, with a person's corrections. */
function chosenRegions(analysis: Analysis, request: WallColorRequest): number[] {
  const { add, remove } = request.regions;
  const unknown = [...add, ...remove].find((id) => id >= analysis.labels.count);
  if (unknown !== undefined) {
    throw new EngineError('edit_invalid', `This photo has no surface number ${unknown}.`);
  }
  const found =
    analysis.walls.confidence >= LEAST_CONFIDENCE || remove.length > 0 ? analysis.walls.regions : [];
  const removed = new Set(remove);
  const chosen = [...new Set([...found, ...add])].filter((id) => !removed.has(id)).sort((a, b) => a - b);
  if (chosen.length === 0) throw refusal(analysis, remove.length > 0);
  return chosen;
}

function refusal(analysis: Analysis, emptied: boolean): EngineError {
  if (emptied) {
    return new EngineError('edit_not_confident', 'No surface is left to paint. Switch on at least one wall.');
  }
  return new EngineError(
    'edit_not_confident',
    analysis.walls.regions.length > 0
      ? 'We are not sure which parts of this photo are walls. Mark the walls yourself, or try a photo that shows more of them.'
      : 'We found no wall to paint in this photo. Mark the walls yourself, or try a photo that shows more of them.',
  );
}

function warningsFor(analysis: Analysis, regions: readonly number[], confidence: number): string[] {
  const warnings: string[] = [];
  if (confidence < SURE_CONFIDENCE) {
    warnings.push(
      'Some walls may be missing or something else may have been painted. Please check the result.',
    );
  }
  if (regions.some((id) => isDoorLike(analysis.regions[id]!))) warnings.push('Doors may have been painted.');
  return warnings;
}

/** Upright, about as wide and high as a door, from the floor, with straight edges on both sides. */
function isDoorLike(region: AnalyzedRegion): boolean {
  const { framing, reach, widthMeters } = region;
  const upright = framing.left > 0.4 && framing.right > 0.4 && region.fill > 0.6;
  return (
    upright &&
    reach.bottom < 0.2 &&
    reach.top > 0.55 &&
    reach.top < 0.93 &&
    widthMeters > 0.4 &&
    widthMeters < 1.4
  );
}
