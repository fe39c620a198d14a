import { inSteps } from '../in-steps.ts';
import { ROOM_CLASSES, type RoomClass } from '../room-classes.ts';
import type { RoomSegmentation } from '../room-segmentation.ts';
import type { CellNames } from './room-network.ts';
import { VIEW_CLASSES, type ViewClass } from './view-classes.ts';

/** The class of emptying for each class of the room network. */
const OF_VIEW: Record<ViewClass, RoomClass> = {
  wall: 'wall',
  covering: 'fixture',
  ceiling: 'ceiling',
  floor: 'floor',
  rug: 'rug',
  glass: 'pane',
  frame: 'window',
  curtain: 'curtain',
  door: 'door',
  trim: 'trim',
  'built-in': 'fixture',
  fixture: 'fixture',
  furniture: 'furniture',
  hanging: 'hanging',
  lamp: 'furniture',
  mirror: 'hanging',
  plant: 'furniture',
  clutter: 'furniture',
  outside: 'pane',
  'fixed-lamp': 'pendant-lamp',
};

/** The cells of the room network in the classes that edits ask for. */
export function roomOfView({ width, height, data }: CellNames): RoomSegmentation {
  const places = VIEW_CLASSES.map((name) => ROOM_CLASSES.indexOf(OF_VIEW[name]));
  const sums = new Float32Array(width * height * ROOM_CLASSES.length);
  for (let i = 0; i < width * height; i++) {
    places.forEach((place, k) => {
      sums[i * ROOM_CLASSES.length + place]! += data[i * VIEW_CLASSES.length + k]!;
    });
  }
  return { width, height, data: inSteps(sums) };
}
