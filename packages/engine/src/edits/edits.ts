import { EngineError } from '../base/engine-error.ts';
import type { Watch } from '../base/progress/watch.ts';
import type { Raster } from '../base/raster/raster.ts';
import { type Edit, foreseenInRoom, inRoom } from './base/edit.ts';
import type { EditClass } from './base/edit-class.ts';
import type { ReadRoom } from './base/read-room.ts';
import { drawBlueprint } from './blueprint/edit.ts';
import { addBrand } from './brand/edit.ts';
import { composeEdits, type MakeEdit } from './compose/compose.ts';
import { type Forecast, forecastOf, forecastOfRefusal } from './compose/forecast.ts';
import { type ForeseeEdit, foreseeSteps } from './compose/foresee-steps.ts';
import type { Step } from './compose/step.ts';
import { declutter } from './declutter/edit.ts';
import type { EditMode, EditRequest, RequestOf } from './edit-request.ts';
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
import { removeWatermark } from './watermark/edit.ts';
import { changeWindowView } from './window-view/edit.ts';

/** All the engine can do to a photo, by mode. */
export const EDITS: { readonly [Mode in EditMode]: Edit<RequestOf<Mode>> } = {
  'wall-color': {
    editClass: 'surfaces',
    apply: inRoom('Finding the walls', 0.55, paintWalls),
    foresee: foreseenInRoom(foreseeWalls),
  },
  floor: { editClass: 'surfaces', apply: inRoom('Finding the floor', 0.55, changeFloor) },
  lighting: {
    editClass: 'light only',
    apply: (photo, request, _readRoom, watch) => changeLighting(photo, request, watch),
    foresee: (_photo, request) => foreseeLighting(request),
  },
  'light-match': {
    editClass: 'light only',
    apply: (photo, request, _readRoom, watch) => matchLight(photo, request, watch),
  },
  // Rendering furniture takes most of a staging's time.
  furniture: {
    editClass: 'movable things',
    apply: inRoom('Finding floor and walls', 0.15, stagePhoto),
    foresee: foreseenInRoom(foreseeStaging),
  },
  'object-removal': {
    editClass: 'movable things',
    apply: inRoom('Reading the room', 0.55, removeObjects),
    foresee: foreseenInRoom(foreseeRemoval),
  },
  declutter: { editClass: 'movable things', apply: inRoom('Reading the room', 0.55, declutter) },
  'empty-room': {
    editClass: 'movable things',
    apply: inRoom('Reading the room', 0.55, emptyRoom),
    foresee: foreseenInRoom(foreseeEmptying),
  },
  sky: {
    editClass: 'view',
    apply: inRoom('Looking around', 0.55, changeSky),
    foresee: foreseenInRoom(foreseeSky),
  },
  'window-view': { editClass: 'view', apply: inRoom('Reading the room', 0.55, changeWindowView) },
  upright: {
    editClass: 'light only',
    apply: inRoom('Reading the room', 0.7, straighten),
    foresee: foreseenInRoom(foreseeStraightening),
  },
  'style-transfer': madeOf('surfaces', styleTransferSteps, indoorsOnly),
  redesign: madeOf('surfaces', redesignSteps, indoorsOnly),
  concept: madeOf('surfaces', conceptSteps, indoorsOnly),
  'outdoor-space': madeOf('view', outdoorSpaceSteps),
  'selective-change': madeOf('surfaces', selectiveChangeSteps),
  architecture: madeOf('light only', architectureSteps),
  blueprint: { editClass: 'structure', apply: inRoom('Reading the room', 0.7, drawBlueprint) },
  brand: {
    editClass: 'light only',
    apply: (photo, request, _readRoom, watch) => addBrand(photo, request, watch),
  },
  watermark: {
    editClass: 'light only',
    apply: (photo, request, _readRoom, watch) => removeWatermark(photo, request, watch),
  },
  upscale: {
    editClass: 'light only',
    apply: (photo, request, _readRoom, watch) => upscale(photo, request, watch),
  },
};

/**
 * An edit made of others in this table.
 *
 * @param atMost the class of its strongest step.
 * @param check throws where the whole is not for this photo.
 */
function madeOf<Request>(
  atMost: EditClass,
  stepsFor: (request: Request) => Step[],
  check: (photo: Raster, request: Request) => void = () => {},
): Edit<Request> {
  return {
    editClass: atMost,
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
  return { ...result, editClass: result.editClass ?? edit.editClass };
};

/** Judges any edit of the table; of what has no judgment only making it shows whether it can be made. */
const foreseeEdit: ForeseeEdit = async (photo, request, readRoom, watch) => {
  const { foresee } = EDITS[request.mode] as Edit<EditRequest>;
  return foresee ? foresee(photo, request, readRoom, watch) : { outlook: 'may', request };
};

/**
 * Tells what an edit made of others will do to a photo, by what the edit itself goes by.
 *
 * @throws EngineError `edit_invalid` for an edit that is not made of others, or as it says; `cancelled`.
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
