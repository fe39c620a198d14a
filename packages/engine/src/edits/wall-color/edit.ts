import { EngineError } from '../../base/engine-error.ts';
import { reportStage, type Watch } from '../../base/progress/watch.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import type { Analysis } from '../../scene/analysis.ts';
import type { Foreseen } from '../base/edit.ts';
import { paintChanges } from '../surfaces/paint-target.ts';
import { judgeWalls } from './judge-walls.ts';
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
  /** Why the result is only a suggestion; absent if it is not one. */
  readonly suggestedBecause?: string;
}

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
  const painted = repaint(photo, walls.matte, walls.light, analysis.labels, {
    changes,
    seed: request.seed,
  });
  reportStage(watch, 'Painted', 1);
  return { ...painted, ...judgeWalls(analysis, walls, request.corrections) };
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
