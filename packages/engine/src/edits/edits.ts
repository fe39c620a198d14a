import { declutter } from './declutter.ts';
import { type Edit, inRoom } from './edit.ts';
import type { EditMode, RequestOf } from './edit-request.ts';
import { emptyRoom } from './empty-room.ts';
import { changeLighting } from './lighting.ts';
import { removeObjects } from './object-removal.ts';
import { changeSky } from './sky.ts';
import { stagePhoto } from './staging/stage-photo.ts';
import { paintWalls } from './wall-color.ts';

/** All the engine can do to a photo, by mode. */
export const EDITS: { readonly [Mode in EditMode]: Edit<RequestOf<Mode>> } = {
  'wall-color': { editClass: 'surfaces', apply: inRoom('Finding the walls', 0.55, paintWalls) },
  lighting: {
    editClass: 'light only',
    apply: (photo, request, _readRoom, watch) => changeLighting(photo, request, watch),
  },
  // Rendering furniture takes most of a staging's time.
  furniture: {
    editClass: 'movable things',
    apply: inRoom('Finding floor and walls', 0.15, stagePhoto),
  },
  'object-removal': { editClass: 'movable things', apply: inRoom('Reading the room', 0.55, removeObjects) },
  declutter: { editClass: 'movable things', apply: inRoom('Reading the room', 0.55, declutter) },
  'empty-room': { editClass: 'movable things', apply: inRoom('Reading the room', 0.55, emptyRoom) },
  sky: { editClass: 'view', apply: inRoom('Looking around', 0.55, changeSky) },
};
