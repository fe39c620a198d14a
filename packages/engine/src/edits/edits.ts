import type { EditMode } from '@home-design/vocabulary';
import { editClassOf } from '@home-design/vocabulary';
import { EngineError } from '../base/engine-error.ts';
import type { Watch } from '../base/progress/watch.ts';
import type { Raster } from '../base/raster/raster.ts';
import { type Edit, foreseenInRoom, inRoom } from './base/edit.ts';
import type { ReadRoom } from './base/read-room.ts';
import { drawBlueprint } from './blueprint/edit.ts';
import { addBrand } from './brand/edit.ts';
import { composeEdits, type MakeEdit } from './compose/compose.ts';
import { type Forecast, forecastOf, forecastOfRefusal } from './compose/forecast.ts';
import { type ForeseeEdit, foreseeSteps } from './compose/foresee-steps.ts';
import type { Step } from './compose/step.ts';
import { declutter } from './declutter/edit.ts';
import type { EditRequest, RequestOf } from './edit-request.ts';
import { emptyRoom, foreseeEmptying } from './empty-room/edit.ts';
import { changeFloor } from './floor/edit.ts';
import { foreseeStaging, stagePhoto } from './furniture/edit.ts';
import { matchLight } from './light-match/edit.ts';
import { changeLighting, foreseeLighting } from './lighting/edit.ts';
import { foreseeRemoval, removeObjects } from './object-removal/edit.ts';
import { indoorsOnly } from './redesign/indoors-only.ts';
import {
  architectureSteps,
  conceptSteps,
  outdoorSpaceSteps,
  redesignSteps,
  selectiveChangeSteps,
  styleTransferSteps,
} from './redesign/recipes.ts';
import { changeSky, foreseeSky } from './sky/edit.ts';
import { foreseeStraightening, straighten } from './upright/edit.ts';
import { upscale } from './upscale/edit.ts';
import { foreseeWalls, paintWalls } from './wall-color/edit.ts';
import { foreseePaper, paperWalls } from './wallpaper/edit.ts';
import { removeWatermark } from './watermark/edit.ts';
import { changeWindowView } from './window-view/edit.ts';

/** All edits of the engine, by mode. */
export const EDITS: { readonly [Mode in EditMode]: Edit<RequestOf<Mode>> } = {
  'wall-color': {
    apply: inRoom('Finding the walls', 0.55, paintWalls),
    foresee: foreseenInRoom(foreseeWalls),
  },
  wallpaper: {
    apply: inRoom('Finding the walls', 0.55, paperWalls),
    foresee: foreseenInRoom(foreseePaper),
  },
  floor: { apply: inRoom('Finding the floor', 0.55, changeFloor) },
  lighting: {
    apply: (photo, request, _readRoom, watch) => changeLighting(photo, request, watch),
    foresee: (_photo, request) => foreseeLighting(request),
  },
  'light-match': {
    apply: (photo, request, _readRoom, watch) => matchLight(photo, request, watch),
  },
  // Rendering furniture takes most of a staging's time.
  furniture: {
    apply: inRoom('Finding floor and walls', 0.15, stagePhoto),
    foresee: foreseenInRoom(foreseeStaging),
  },
  'object-removal': {
    apply: inRoom('Reading the room', 0.55, removeObjects),
    foresee: foreseenInRoom(foreseeRemoval),
  },
  declutter: { apply: inRoom('Reading the room', 0.55, declutter) },
  'empty-room': {
    apply: inRoom('Reading the room', 0.55, emptyRoom),
    foresee: foreseenInRoom(foreseeEmptying),
  },
  sky: {
    apply: inRoom('Looking around', 0.55, changeSky),
    foresee: foreseenInRoom(foreseeSky),
  },
  'window-view': { apply: inRoom('Reading the room', 0.55, changeWindowView) },
  upright: {
    apply: inRoom('Reading the room', 0.7, straighten),
    foresee: foreseenInRoom(foreseeStraightening),
  },
  'style-transfer': madeOf(styleTransferSteps, indoorsOnly),
  redesign: madeOf(redesignSteps, indoorsOnly),
  concept: madeOf(conceptSteps, indoorsOnly),
  'outdoor-space': madeOf(outdoorSpaceSteps),
  'selective-change': madeOf(selectiveChangeSteps),
  architecture: madeOf(architectureSteps),
  blueprint: { apply: inRoom('Reading the room', 0.7, drawBlueprint) },
  brand: {
    apply: (photo, request, _readRoom, watch) => addBrand(photo, request, watch),
  },
  watermark: {
    apply: (photo, request, _readRoom, watch) => removeWatermark(photo, request, watch),
  },
  upscale: {
    apply: (photo, request, _readRoom, watch) => upscale(photo, request, watch),
  },
};

/**
 * A composed edit with edits of this table.
 *
 * @param check throws if the whole does not suit this photo.
 */
function madeOf<Request>(
  stepsFor: (request: Request) => Step[],
  check: (photo: Raster, request: Request) => void = () => {},
): Edit<Request> {
  return {
    apply: async (photo, request, readRoom, watch) => {
      check(photo, request);
      return composeEdits(
        photo,
        stepsFor(request),
        { foresee: foreseeEdit, make: makeEdit },
        readRoom,
        watch,
      );
    },
    forecast: async (photo, request, readRoom, watch) => {
      try {
        check(photo, request);
      } catch (error) {
        return forecastOfRefusal(error, 'sky');
      }
      return forecastOf(await foreseeSteps(photo, stepsFor(request), foreseeEdit, readRoom, watch));
    },
  };
}

/** Makes any edit of the table. */
export const makeEdit: MakeEdit = async (photo, request, readRoom, watch) => {
  // A request and its entry have the same mode, which the compiler cannot follow through the table.
  const edit = EDITS[request.mode] as Edit<EditRequest>;
  const result = await edit.apply(photo, request, readRoom, watch);
  return { ...result, editClass: result.editClass ?? editClassOf(request.mode) };
};

/** Judges any edit of the table; an edit without a judgment must be made to find out whether it works. */
const foreseeEdit: ForeseeEdit = async (photo, request, readRoom, watch) => {
  const { foresee } = EDITS[request.mode] as Edit<EditRequest>;
  return foresee ? foresee(photo, request, readRoom, watch) : { outlook: 'may', request };
};

/**
 * Forecasts a composed edit of a photo, by the same judgment as the edit itself.
 *
 * @throws EngineError `edit_invalid` for an edit that is not composed, or as documented for the edit; `cancelled`.
 */
export async function forecastEdit(
  photo: Raster,
  request: EditRequest,
  readRoom: ReadRoom,
  watch: Watch = {},
): Promise<Forecast> {
  const { forecast } = EDITS[request.mode] as Edit<EditRequest>;
  if (!forecast) throw new EngineError('edit_invalid', 'This edit is not made of others.');
  return forecast(photo, request, readRoom, watch);
}
