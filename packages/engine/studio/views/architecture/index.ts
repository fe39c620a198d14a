import type { RoomChange } from '../view-room.ts';
import { addCeilingThings } from './ceiling-things.ts';
import { addBeams, changeCeilingSurface, shapeCeiling } from './ceilings.ts';
import { keepingClear } from './clearance.ts';
import { addColumns } from './columns.ts';
import { addDoors } from './doors.ts';
import { changeFloor } from './floors.ts';
import { addLowerWalls } from './lower-walls.ts';
import { addOpening } from './openings.ts';
import { slopeCeiling } from './sloped-ceilings.ts';
import { changeWallFinishes } from './wall-finishes.ts';

/** Finishes come first, because later parts use them; coverings of walls come after their holes. */
const CHANGES: readonly RoomChange[] = [
  changeFloor,
  changeWallFinishes,
  changeCeilingSurface,
  addOpening,
  addDoors,
  addColumns,
  addLowerWalls,
  slopeCeiling,
  addBeams,
  shapeCeiling,
  addCeilingThings,
];

/** Everything about the building that the furniture kit's rooms lack, each with its own likelihood. */
export const changeArchitecture: RoomChange = (room, random) =>
  CHANGES.reduce((changed, change) => keepingClear(change)(changed, random), room);

export {
  addBeams,
  addCeilingThings,
  addColumns,
  addDoors,
  addLowerWalls,
  addOpening,
  changeCeilingSurface,
  changeFloor,
  changeWallFinishes,
  shapeCeiling,
  slopeCeiling,
};
