import { EngineError } from '../../base/engine-error.ts';
import { reportStage, type Watch } from '../../base/progress/watch.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import type { Analysis, AnalyzedRegion } from '../../scene/analysis.ts';
import type { Foreseen } from '../base/edit.ts';
import { WARNINGS } from '../base/warnings.ts';
import { pointsOut } from '../corrections/corrections.ts';
import { paintChanges } from '../surfaces/paint-target.ts';
import { readWalls, trustedWalls } from './read-walls.ts';
import type { WallColorRequest } from './request.ts';
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

/** Below this confidence a person should check the result. */
const SURE_CONFIDENCE = 0.55;
/**
 * Paints the walls of a photo. Shading, highlights and texture stay; trim, doors, furniture and everything else
 * outside the mask keep their bytes. Same photo, analysis and request give the same bytes.
 *
 * @param analysis of this same photo.
 * @throws EngineError `edit_not_confident` if no wall was found with confidence and none was selected or strength 0
 * requests no change, `edit_invalid` for corrections that do not fit the photo, `cancelled`.
 */
export async function paintWalls(
  photo: Raster,
  analysis: Analysis,
  request: WallColorRequest,
  watch: Watch = {},
): Promise<PaintedWalls> {
  expectStrength(request);
  const walls = await readWalls(photo, analysis, request.corrections, watch);
  reportStage(watch, 'Painting', 0.6);
  const changes = paintChanges(walls.old, request.color, request.strength);
  const painted = repaint(photo, walls.matte, walls.light, analysis.labels, changes, request.seed);
  reportStage(watch, 'Painted', 1);
  const { regions, trust: found } = walls;
  const { add, remove, only } = request.corrections;
  const isToldByHand = only !== undefined || pointsOut(add) || pointsOut(remove);
  const confidence = isToldByHand ? Math.max(SURE_CONFIDENCE, found) : found;
  return { ...painted, regions, confidence, warnings: warningsFor(analysis, regions, confidence) };
}

/**
 * Judges whether the walls of a photo can be painted.
 *
 * @throws EngineError as `paintWalls`.
 */
export async function foreseeWalls(
  photo: Raster,
  analysis: Analysis,
  request: WallColorRequest,
): Promise<Foreseen<WallColorRequest>> {
  expectStrength(request);
  await trustedWalls(photo, analysis, request.corrections);
  return { outlook: 'will', request };
}

function expectStrength({ strength }: WallColorRequest): void {
  if (strength > 0) return;
  throw new EngineError(
    'edit_not_confident',
    'At strength 0 the walls stay as they are. Please choose more.',
  );
}

function warningsFor(analysis: Analysis, regions: readonly number[], confidence: number): string[] {
  const warnings: string[] = [];
  if (confidence < SURE_CONFIDENCE) {
    warnings.push(WARNINGS.wallsUnsure);
  }
  if (regions.some((id) => isDoorLike(analysis.regions[id]!))) warnings.push(WARNINGS.doorsPainted);
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
