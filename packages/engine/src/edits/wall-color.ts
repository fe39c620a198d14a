import { EngineError } from '../engine-error.ts';
import type { Mask, Raster } from '../raster/raster.ts';
import { fitWithin, resizeMask, resizeRaster } from '../raster/resize.ts';
import type { Analysis, AnalyzedRegion } from '../scene/analysis.ts';
import { reportStage, type Watch } from '../scene/watch.ts';
import { pointsOut } from './corrections/corrections.ts';
import { paintChanges } from './paint-target.ts';
import type { WallColorRequest } from './requests/wall-color.ts';
import { type ChosenWalls, chooseWalls, withHandWork } from './wall-choice.ts';
import { wallLight } from './wall-light.ts';
import { wallMatte } from './wall-matte.ts';
import { repaint } from './wall-paint.ts';
import { wallTrust } from './wall-trust.ts';
import { WARNINGS } from './warnings.ts';

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
 * Below this what was found is not shown: then at most a quarter of it is likely to be right and seconded by the rules. Rooms with
 * walls, crops of them included, lie above 0.3, the fronts of houses and rooms of glass below 0.2; see docs/engine.md.
 */
const LEAST_CONFIDENCE = 0.25;
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
 * @throws EngineError `edit_not_confident` when no wall was found with trust and none was pointed out, `edit_invalid`
 * for corrections that do not fit the photo, `cancelled`.
 */
export async function paintWalls(
  photo: Raster,
  analysis: Analysis,
  request: WallColorRequest,
  watch: Watch = {},
): Promise<PaintedWalls> {
  reportStage(watch, 'Choosing the walls', 0);
  const chosen = await chosenWalls(photo, analysis, request);

  reportStage(watch, 'Tracing the edges', 0.1);
  const matteSize = fitWithin(photo, MATTE_SIDE);
  const copy =
    matteSize.width === photo.width ? photo : resizeRaster(photo, matteSize.width, matteSize.height);
  const traced = wallMatte(copy, chosen.mask);
  const matte = {
    ...traced,
    alpha: await withHandWork(traced.alpha, chosen.mask, request.corrections, analysis),
  };

  reportStage(watch, 'Reading the light', 0.45);
  const lightSize = fitWithin(photo, LIGHT_SIDE);
  const light =
    lightSize.width === copy.width
      ? wallLight(copy, matte.alpha)
      : wallLight(
          resizeRaster(copy, lightSize.width, lightSize.height),
          resizeMask(matte.alpha, lightSize.width, lightSize.height),
        );

  reportStage(watch, 'Painting', 0.6);
  const changes = paintChanges(analysis, request.color, chosen.patches, request.strength);
  const painted = repaint(photo, matte, light, analysis.labels, changes, request.seed);
  reportStage(watch, 'Painted', 1);
  const { regions, trust: found } = chosen;
  const { add, remove, only } = request.corrections;
  const isToldByHand = only !== undefined || pointsOut(add) || pointsOut(remove);
  const confidence = isToldByHand ? Math.max(SURE_CONFIDENCE, found) : found;
  return { ...painted, regions, confidence, warnings: warningsFor(analysis, regions, confidence) };
}

/** What was found and the trust in it, with a person's corrections. */
async function chosenWalls(
  photo: Raster,
  analysis: Analysis,
  { corrections }: WallColorRequest,
): Promise<ChosenWalls & { readonly trust: number }> {
  const trust = wallTrust(analysis);
  const isCorrected = pointsOut(corrections.remove) || corrections.only !== undefined;
  const isTrusted = trust >= LEAST_CONFIDENCE || isCorrected;
  const chosen = await chooseWalls(photo, analysis, isTrusted, corrections);
  if (chosen.patches.length === 0) throw refusal(analysis, isCorrected);
  return { ...chosen, trust };
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
