import { EngineError } from '../../base/engine-error.ts';
import { reportStage, type Watch } from '../../base/progress/watch.ts';
import type { Raster } from '../../base/raster/raster.ts';
import { fitWithin, resizeMask, resizeRaster } from '../../base/raster/resize.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { type Corrections, pointsOut } from '../corrections/corrections.ts';
import { type OldPaints, readOldPaints } from '../surfaces/paint-target.ts';
import { straightBorders } from '../surfaces/straight-borders.ts';
import { type SurfaceMatte, surfaceMatte } from '../surfaces/surface-matte.ts';
import { softBorders } from './soft-borders.ts';
import { type ChosenWalls, chooseWalls, withHandWork } from './wall-choice.ts';
import { type WallLight, wallLight } from './wall-light.ts';
import { wallTrust } from './wall-trust.ts';

/** All data about a photo's walls that painting needs, for any paint. */
export interface ReadWalls {
  /** Numbers of the regions to paint, ascending. */
  readonly regions: number[];
  /** Confidence in the found walls, 0 … 1. */
  readonly trust: number;
  readonly matte: SurfaceMatte;
  readonly light: WallLight;
  readonly old: OldPaints;
}

/**
 * Found walls below this are not shown: then at most a quarter of them is probably right and confirmed by the rules.
 * Rooms with walls, including crops of them, are above 0.3, the fronts of houses and rooms of glass below 0.2; see
 * docs/engine/wall-color.md.
 */
const LEAST_CONFIDENCE = 0.25;
/**
 * Mattes and light are computed on copies of at most these sides and interpolated beyond.
 * @fixed bounds time and memory
 */
const MATTE_SIDE = 2048;
/** @fixed bounds time and memory */
const LIGHT_SIDE = 1024;

/**
 * Chooses the walls, traces their edges, and reads their light and their old paints.
 *
 * @throws EngineError `edit_not_confident` if no wall was found with confidence and none was selected, `edit_invalid`
 * for corrections that do not fit the photo.
 */
export async function readWalls(
  photo: Raster,
  analysis: Analysis,
  corrections: Corrections,
  watch: Watch,
): Promise<ReadWalls> {
  reportStage(watch, 'Choosing the walls', 0);
  const chosen = await trustedWalls(photo, analysis, corrections);

  reportStage(watch, 'Tracing the edges', 0.1);
  const matteSize = fitWithin(photo, MATTE_SIDE);
  const copy =
    matteSize.width === photo.width ? photo : resizeRaster(photo, matteSize.width, matteSize.height);
  const traced = surfaceMatte(copy, chosen.mask);
  const straight = straightBorders(traced.alpha, copy, analysis.lines, copy.width / analysis.camera.width);
  const matte = {
    ...traced,
    alpha: await withHandWork(straight, chosen.mask, corrections, analysis),
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
  const { regions, trust, patches } = chosen;
  const old = readOldPaints(analysis, patches, softBorders(photo, analysis.labels, patches));
  return { regions, trust, matte, light, old };
}

/**
 * The found walls and their confidence, with a person's corrections.
 *
 * @throws EngineError as `readWalls`.
 */
export async function trustedWalls(
  photo: Raster,
  analysis: Analysis,
  corrections: Corrections,
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
