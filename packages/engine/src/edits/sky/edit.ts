import { EngineError } from '../../base/engine-error.ts';
import { reportStage, type Watch } from '../../base/progress/watch.ts';
import { dilate } from '../../base/raster/morphology.ts';
import { createMask, type Raster } from '../../base/raster/raster.ts';
import { fitWithin, resizeMask, resizeRaster } from '../../base/raster/resize.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { type FoundSky, findSky } from '../../scene/sky/find-sky.ts';
import type { Foreseen } from '../base/edit.ts';
import { WARNINGS } from '../base/warnings.ts';
import { correctedMask } from '../corrections/corrected-mask.ts';
import { pointsOut } from '../corrections/corrections.ts';
import { regionsUnder } from '../corrections/regions-under.ts';
import { photoCharacter } from '../grain/grain.ts';
import { skyBackdrop } from './old-sky.ts';
import { paintSky } from './paint-sky.ts';
import { relightUnder } from './relight-foreground.ts';
import { replaceSky } from './replace-sky.ts';
import type { SkyRequest } from './request.ts';
import { LEAST_SKY_CONFIDENCE } from './sky-confidence.ts';
import { skyMatte } from './sky-matte.ts';
import { SKY_RECIPES } from './sky-recipes.ts';
import { skyView } from './sky-view.ts';

/** A photo under another sky. */
export interface ReplacedSky {
  readonly raster: Raster;
  /** Always null: the light changes everywhere. */
  readonly mask: null;
  /** Numbers of the regions that are mostly sky, ascending. */
  readonly regions: number[];
  /** 0 … 1. */
  readonly confidence: number;
  /** Plain sentences for a person. */
  readonly warnings: string[];
}

const SURE_CONFIDENCE = 0.8;
/** Mattes are computed on copies of at most the first side, skies painted at the second. */
const MATTE_SIDE = 2048;
const PAINTING_SIDE = 640;
/** Standard deviation, 8-bit steps: skies show less grain than the foreground. */
const MOST_GRAIN = 1.8;

/**
 * Replaces the sky of an outdoor photo and gives the foreground that sky's light. Size and content stay; same photo,
 * analysis and request give the same bytes.
 *
 * @param analysis of this same photo.
 * @throws EngineError `edit_not_confident` if no sky was found and none was selected or strength 0 requests no
 * change, `edit_invalid` for corrections that do not fit the photo, `cancelled`.
 */
export async function changeSky(
  photo: Raster,
  analysis: Analysis,
  request: SkyRequest,
  watch: Watch = {},
): Promise<ReplacedSky> {
  reportStage(watch, 'Finding the sky', 0);
  const found = await chosenSky(photo, analysis, request);
  reportStage(watch, 'Tracing branches and roofs', 0.3);
  const size = fitWithin(photo, MATTE_SIDE);
  const copy = size.width === photo.width ? photo : resizeRaster(photo, size.width, size.height);
  const backdrop = skyBackdrop(resizeRaster(copy, found.sky.width, found.sky.height), found);
  const alpha = skyMatte(copy, found, backdrop);

  reportStage(watch, 'Painting the sky', 0.5);
  const recipe = SKY_RECIPES[request.sky_type];
  const small = fitWithin(photo, PAINTING_SIDE);
  const wanted = dilate(resizeMask(alpha, small.width, small.height), 5);
  const painted = paintSky(
    recipe,
    skyView(analysis.camera, found.sky),
    small,
    (x, y) => wanted.data[y * small.width + x]! > 0,
    request.seed,
  );

  reportStage(watch, 'Matching the light', 0.8);
  // Eased, so that the usual 0.8 leaves next to nothing of the old sky.
  const amount = 1 - (1 - request.strength) ** 2;
  const relight = relightUnder(copy, alpha, recipe.light);
  const grain = Math.min(MOST_GRAIN, photoCharacter(copy, copy).grain);
  const raster = replaceSky(photo, { alpha, backdrop, painted, relight, grain }, amount, request.seed);
  reportStage(watch, 'Sky changed', 1);
  const { confidence } = found;
  return {
    raster,
    mask: null,
    regions: regionsUnder(analysis.labels, found.sky),
    confidence,
    warnings: confidence < SURE_CONFIDENCE ? [WARNINGS.skyUnsure] : [],
  };
}

/**
 * Judges whether the sky of a photo can be changed.
 *
 * @throws EngineError as `changeSky`.
 */
export async function foreseeSky(
  photo: Raster,
  analysis: Analysis,
  request: SkyRequest,
): Promise<Foreseen<SkyRequest>> {
  await chosenSky(photo, analysis, request);
  return { outlook: 'will', request };
}

/** The found sky with a person's corrections. */
async function chosenSky(
  photo: Raster,
  analysis: Analysis,
  { corrections, strength }: SkyRequest,
): Promise<FoundSky> {
  if (strength === 0) {
    throw new EngineError('edit_not_confident', 'At strength 0 the sky stays as it is. Please choose more.');
  }
  const found = findSky(photo);
  const isSure = found.confidence >= LEAST_SKY_CONFIDENCE;
  if (!isSure && !pointsOut(corrections.add)) {
    throw new EngineError(
      'edit_not_confident',
      'No open sky was found in this photo. Changing it needs a picture taken outdoors with the sky at its upper edge.',
    );
  }
  const none = createMask(found.sky.width, found.sky.height);
  const sky = await correctedMask(isSure ? found.sky : none, corrections, analysis);
  const zone = await correctedMask(isSure ? found.zone : none, corrections, analysis);
  if (!sky.data.some((inside) => inside > 127)) {
    throw new EngineError(
      'edit_not_confident',
      'No sky is left to change. Point out at least one part of it.',
    );
  }
  return { ...found, sky, zone, confidence: isSure ? found.confidence : LEAST_SKY_CONFIDENCE };
}
