import { EngineError } from '../../base/engine-error.ts';
import { reportStage, type Watch } from '../../base/progress/watch.ts';
import { erode } from '../../base/raster/morphology.ts';
import { createMask, type Mask, type Raster } from '../../base/raster/raster.ts';
import { fitWithin, resizeMask, resizeRaster } from '../../base/raster/resize.ts';
import type { Analysis } from '../../scene/analysis.ts';
import type { EditResult } from '../base/edit.ts';
import { SUGGESTED_BECAUSE, suggestedFor } from '../base/suggested-because.ts';
import { correctedMask } from '../corrections/corrected-mask.ts';
import { pointsOut } from '../corrections/corrections.ts';
import { regionsUnder } from '../corrections/regions-under.ts';
import { renderCamera } from '../furniture/room/render-camera.ts';
import { roomLight } from '../surfaces/paint-target.ts';
import { straightBorders } from '../surfaces/straight-borders.ts';
import { surfaceMatte } from '../surfaces/surface-matte.ts';
import { floorAlbedo } from './floor-albedo.ts';
import { floorLight } from './floor-light.ts';
import { layFloor } from './lay-floor.ts';
import type { FloorRequest } from './request.ts';
import { floorPixels, seeFloor } from './seen-floor.ts';

/** A result below this confidence is not shown. */
const LEAST_CONFIDENCE = 0.25;
/** A floor that is found below this confidence is a suggestion. */
const SURE_CONFIDENCE = 0.55;
/** Outline and light are computed on copies of at most these sides and interpolated beyond. */
const OUTLINE_SIDE = 2048;
const LIGHT_SIDE = 1024;
/**
 * The pattern of a floor has many colors, so everything further inside than this, in pixels of the region map, is
 * floor.
 */
const BORDER = 4;

/**
 * Lays another floor: boards, tiles or carpet in true size and perspective on the plane of the old one, in its light.
 * Rugs and furniture stay, with their shadows; everything outside the mask keeps its bytes. Same photo, analysis and
 * request give the same bytes.
 *
 * @param analysis of this same photo.
 * @throws EngineError `edit_not_confident` if no floor was found with confidence and none was selected,
 * `edit_invalid` for corrections that do not fit the photo, `cancelled`.
 */
export async function changeFloor(
  photo: Raster,
  analysis: Analysis,
  request: FloorRequest,
  watch: Watch = {},
): Promise<EditResult> {
  reportStage(watch, 'Finding the floor', 0);
  const { mask: chosen, confidence } = await chosenFloor(photo, analysis, request);

  reportStage(watch, 'Tracing the edges', 0.15);
  const alpha = outline(photo, chosen, analysis);

  reportStage(watch, 'Reading the light', 0.35);
  const size = fitWithin(photo, LIGHT_SIDE);
  const copy = resizeRaster(photo, size.width, size.height);
  const light = floorLight(copy, resizeMask(alpha, size.width, size.height));
  if (!light) throw noFloor();

  reportStage(watch, 'Laying the floor', 0.5);
  const camera = renderCamera(analysis.camera, analysis.layout.cameraHeight, photo.width, photo.height);
  const albedo = floorAlbedo(camera, request.material, request.direction);
  const room = roomLight(analysis, []);
  const amount = 1 - (1 - request.strength) ** 2;
  const laid = layFloor(photo, alpha, albedo, light, room, { amount, seed: request.seed });
  reportStage(watch, 'Floor laid', 1);
  return {
    ...laid,
    confidence,
    regions: regionsUnder(analysis.labels, chosen),
    warnings: [],
    ...suggestedFor(confidence < SURE_CONFIDENCE ? SUGGESTED_BECAUSE.floor : undefined),
  };
}

/** The found floor and its confidence, with a person's corrections; on the grid of the region map. */
async function chosenFloor(
  photo: Raster,
  analysis: Analysis,
  { corrections }: FloorRequest,
): Promise<{ mask: Mask; confidence: number }> {
  const { likely, trust } = seeFloor(analysis);
  const isSelected = corrections.only !== undefined;
  const isCorrected = isSelected || pointsOut(corrections.remove);
  const isShown = trust >= LEAST_CONFIDENCE || isCorrected;
  const found = isShown ? floorPixels(photo, likely) : createMask(likely.width, likely.height);
  const corrected = await correctedMask(found, corrections, analysis);
  const mask = { ...corrected, data: corrected.data.map((value) => (value >= 128 ? 255 : 0)) };
  if (!mask.data.some((value) => value > 0)) throw noFloor();
  const isTold = isCorrected || pointsOut(corrections.add);
  return { mask, confidence: isTold ? Math.max(SURE_CONFIDENCE, trust) : trust };
}

/** Share of floor in every pixel: 1 well inside, and by color at the border. */
function outline(photo: Raster, chosen: Mask, { lines, camera }: Analysis): Mask {
  const { width, height } = fitWithin(photo, OUTLINE_SIDE);
  const copy = width === photo.width ? photo : resizeRaster(photo, width, height);
  const { alpha } = surfaceMatte(copy, chosen);
  const inner = resizeMask(erode(chosen, BORDER), width, height, 'bilinear');
  const traced = { ...alpha, data: alpha.data.map((value, i) => Math.max(value, inner.data[i]!)) };
  return straightBorders(traced, copy, lines, width / camera.width);
}

function noFloor(): EngineError {
  return new EngineError(
    'edit_not_confident',
    'We found no bare floor in this photo. Mark the floor yourself, or try a photo that shows more of it.',
  );
}
