import type { EditMode } from '@home-design/vocabulary';
import type { Raster } from '../base/raster/raster.ts';
import { anywhere, type Edit, inRoom } from './base/edit.ts';
import { drawBlueprint } from './blueprint/edit.ts';
import { addBrand } from './brand/edit.ts';
import { composeEdits } from './compose/compose.ts';
import { forecastOf, forecastOfRefusal } from './compose/forecast.ts';
import { foreseeSteps } from './compose/foresee-steps.ts';
import type { Step } from './compose/step.ts';
import { declutter } from './declutter/edit.ts';
import type { RequestOf } from './edit-request.ts';
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
export const EDITS = {
  'wall-color': inRoom('Finding the walls', 0.55, paintWalls, foreseeWalls),
  wallpaper: inRoom('Finding the walls', 0.55, paperWalls, foreseePaper),
  floor: inRoom('Finding the floor', 0.55, changeFloor),
  lighting: anywhere(changeLighting, foreseeLighting),
  'light-match': anywhere(matchLight),
  // Rendering furniture takes most of a staging's time.
  furniture: inRoom('Finding floor and walls', 0.15, stagePhoto, foreseeStaging),
  'object-removal': inRoom('Reading the room', 0.55, removeObjects, foreseeRemoval),
  declutter: inRoom('Reading the room', 0.55, declutter),
  'empty-room': inRoom('Reading the room', 0.55, emptyRoom, foreseeEmptying),
  sky: inRoom('Looking around', 0.55, changeSky, foreseeSky),
  'window-view': inRoom('Reading the room', 0.55, changeWindowView),
  upright: inRoom('Reading the room', 0.7, straighten, foreseeStraightening),
  'style-transfer': madeOf(styleTransferSteps, indoorsOnly),
  redesign: madeOf(redesignSteps, indoorsOnly),
  concept: madeOf(conceptSteps, indoorsOnly),
  'outdoor-space': madeOf(outdoorSpaceSteps),
  'selective-change': madeOf(selectiveChangeSteps),
  architecture: madeOf(architectureSteps),
  blueprint: inRoom('Reading the room', 0.7, drawBlueprint),
  brand: anywhere(addBrand),
  watermark: anywhere(removeWatermark),
  upscale: anywhere(upscale),
} satisfies { readonly [Mode in EditMode]: Edit<RequestOf<Mode>> };

/**
 * A composed edit, of other edits.
 *
 * @param check throws if the whole does not suit this photo.
 */
function madeOf<Request>(
  stepsFor: (request: Request) => Step[],
  check: (photo: Raster, request: Request) => void = () => {},
): Edit<Request> {
  return {
    edit: async (photo, request, readRoom, watch, editing) => {
      check(photo, request);
      return composeEdits(photo, stepsFor(request), editing, readRoom, watch);
    },
    forecast: async (photo, request, readRoom, watch, { foresee }) => {
      try {
        check(photo, request);
      } catch (error) {
        return forecastOfRefusal(error, 'sky');
      }
      return forecastOf(await foreseeSteps(photo, stepsFor(request), foresee, readRoom, watch));
    },
  };
}
