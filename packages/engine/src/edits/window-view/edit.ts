import type { PaintedViewName } from '@home-design/vocabulary';
import { EngineError } from '../../base/engine-error.ts';
import { reportStage, type Watch } from '../../base/progress/watch.ts';
import { createMask, type Mask, type Raster } from '../../base/raster/raster.ts';
import { fitWithin, resizeMask, resizeRaster } from '../../base/raster/resize.ts';
import type { Analysis } from '../../scene/analysis.ts';
import type { EditResult } from '../base/edit.ts';
import { WARNINGS } from '../base/warnings.ts';
import { correctedMask } from '../corrections/corrected-mask.ts';
import { pointsOut } from '../corrections/corrections.ts';
import { regionsUnder } from '../corrections/regions-under.ts';
import { photoCharacter } from '../grain/grain.ts';
import { skyBackdrop } from '../sky/old-sky.ts';
import { viewFromRoom } from '../sky/sky-view.ts';
import { allPanes } from './all-panes.ts';
import { exposeView } from './expose-view.ts';
import { layView, roomBrightness } from './lay-view.ts';
import { paintView } from './paint-view.ts';
import { paneMatte } from './pane-matte.ts';
import { panesInBoxes } from './panes-in-boxes.ts';
import { measureView, recoverView } from './recover-view.ts';
import type { WindowViewRequest } from './request.ts';

/** Panes below this confidence are left for a person to select. */
export const LEAST_PANE_CONFIDENCE = 0.5;
const SURE_CONFIDENCE = 0.8;
/** Mattes are computed on copies of at most this side, old and new colors around panes at the other. */
const MATTE_SIDE = 2048;
const BACKDROP_SIDE = 420;
/** Standard deviation, 8-bit steps: bright, unfocused parts show less grain than the room. */
const MOST_GRAIN = 1.5;
/** With at least this share of overexposed light a view cannot be recovered. */
const MOSTLY_BURNT = 0.6;

/**
 * Replaces the view through the windows of a room, or recovers the present one. Frames, muntins, curtains and things
 * before overexposed panes stay; only panes change. Same photo, analysis and request give the same bytes.
 *
 * @param analysis of this same photo.
 * @throws EngineError `edit_not_confident` if no panes were found and none were selected, if there is no view to
 * recover, or at strength 0; `edit_invalid` for corrections that do not fit the photo.
 */
export async function changeWindowView(
  photo: Raster,
  analysis: Analysis,
  request: WindowViewRequest,
  watch: Watch = {},
): Promise<EditResult> {
  const { view, strength, seed } = request;
  if (strength === 0) throw refusal('At strength 0 the view stays as it is. Please choose more.');
  reportStage(watch, 'Finding the windows', 0);
  const { panes, confidence } = await chosenPanes(photo, analysis, request);
  reportStage(watch, 'Tracing frames and curtains', 0.3);
  const size = fitWithin(photo, MATTE_SIDE);
  const copy = size.width === photo.width ? photo : resizeRaster(photo, size.width, size.height);
  const alpha = paneMatte(copy, panes, analysis.camera);
  if (!alpha.data.some((share) => share > 127)) throw refusal(NOTHING_LEFT);

  reportStage(watch, view === 'recover' ? 'Bringing out the view' : 'Painting the view', 0.5);
  // Eased, so that the usual 0.8 leaves next to nothing of the old view.
  const amount = 1 - (1 - strength) ** 2;
  const changed =
    view === 'recover'
      ? recovered(photo, copy, alpha, amount)
      : replaced(photo, copy, alpha, paintedFor(view, analysis, alpha, seed), amount, seed);
  reportStage(watch, 'View changed', 1);
  return {
    ...changed,
    confidence,
    regions: regionsUnder(analysis.labels, panes),
    warnings: confidence < SURE_CONFIDENCE ? [WARNINGS.panesUnsure] : [],
  };
}

const NOT_FOUND = 'No windows were found for certain in this photo. Mark the panes whose view should change.';
const NOTHING_LEFT = 'No panes are left to change. Mark at least one.';
const NOTHING_THERE =
  'The view in these windows is overexposed to white and cannot be recovered. Please choose another view.';

function refusal(reason: string): EngineError {
  return new EngineError('edit_not_confident', reason);
}

/** The found panes with a person's corrections. */
async function chosenPanes(
  photo: Raster,
  analysis: Analysis,
  { corrections }: WindowViewRequest,
): Promise<{ panes: Mask; confidence: number }> {
  const found = await allPanes(photo, analysis);
  const isSure = found.confidence >= LEAST_PANE_CONFIDENCE;
  if (!isSure && !pointsOut(corrections.add)) throw refusal(NOT_FOUND);
  const { width, height } = found.mask;
  const known = isSure ? found.mask : createMask(width, height);
  const boxed = resizeMask(panesInBoxes(corrections.add.boxes, analysis.labels), width, height, 'bilinear');
  for (let i = 0; i < boxed.data.length; i++) boxed.data[i] = Math.max(boxed.data[i]!, known.data[i]!);
  const others = { ...corrections, add: { ...corrections.add, boxes: [] } };
  const panes = await correctedMask(boxed, others, analysis);
  if (!panes.data.some((inside) => inside > 127)) throw refusal(NOTHING_LEFT);
  return { panes, confidence: isSure ? found.confidence : LEAST_PANE_CONFIDENCE };
}

function paintedFor(kind: PaintedViewName, { camera, layout }: Analysis, alpha: Mask, seed: number) {
  return paintView(kind, viewFromRoom(camera), alpha, layout.cameraHeight, seed);
}

function replaced(
  photo: Raster,
  copy: Raster,
  alpha: Mask,
  painted: ReturnType<typeof paintView>,
  amount: number,
  seed: number,
) {
  const view = exposeView(painted, roomBrightness(copy, alpha));
  const small = fitWithin(copy, BACKDROP_SIDE);
  const backdrop = skyBackdrop(resizeRaster(copy, small.width, small.height), {
    sky: resizeMask(alpha, small.width, small.height),
  });
  const grain = Math.min(MOST_GRAIN, photoCharacter(copy, copy).grain);
  return layView(photo, { alpha, backdrop, view, grain }, amount, seed);
}

function recovered(photo: Raster, copy: Raster, alpha: Mask, amount: number) {
  const recovery = measureView(copy, alpha, roomBrightness(copy, alpha));
  if (recovery === null || recovery.burnt > MOSTLY_BURNT) throw refusal(NOTHING_THERE);
  return recoverView(photo, alpha, recovery, amount);
}
