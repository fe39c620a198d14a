import { EngineError } from '../../base/engine-error.ts';
import { reportStage, type Watch } from '../../base/progress/watch.ts';
import { createMask, type Raster } from '../../base/raster/raster.ts';
import { fitWithin } from '../../base/raster/resize.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { type FoundSky, findSky } from '../../scene/sky/find-sky.ts';
import type { Foreseen } from '../base/edit.ts';
import { WARNINGS } from '../base/warnings.ts';
import { correctedMask } from '../corrections/corrected-mask.ts';
import { pointsOut } from '../corrections/corrections.ts';
import { regionsUnder } from '../corrections/regions-under.ts';
import { photoCharacter } from '../grain/grain.ts';
import { paintBehind } from './paint-behind.ts';
import { relightUnder } from './relight-foreground.ts';
import { amountOf, replaceSky } from './replace-sky.ts';
import type { SkyRequest } from './request.ts';
import { LEAST_SKY_CONFIDENCE, noSkyFound } from './sky-confidence.ts';
import { SKY_RECIPES } from './sky-recipes.ts';
import { skyView } from './sky-view.ts';
import { traceSky } from './trace-sky.ts';

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
  const old = traceSky(photo, found, MATTE_SIDE);
  const { copy, alpha } = old;

  reportStage(watch, 'Painting the sky', 0.5);
  const recipe = SKY_RECIPES[request.sky_type];
  const view = skyView(analysis.camera, found.sky);
  const painted = paintBehind(alpha, recipe, view, fitWithin(photo, PAINTING_SIDE), request.seed);

  reportStage(watch, 'Matching the light', 0.8);
  const relight = relightUnder(copy, alpha, recipe.light);
  const grain = Math.min(MOST_GRAIN, photoCharacter(copy, copy).grain);
  const raster = replaceSky(
    photo,
    { ...old, painted, relight, grain },
    amountOf(request.strength),
    request.seed,
  );
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
  if (!isSure && !pointsOut(corrections.add)) throw noSkyFound();
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
