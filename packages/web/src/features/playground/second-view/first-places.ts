import type { RoomView } from '@home-design/contract';
import type { Point } from '../marks/mark.ts';
import { inPicture } from '../plan/room-camera.ts';

/** The two marked places of a photo. */
export type Places = readonly [Point, Point];

/** The far corners of the room are used from this confidence on, as in the engine. */
const TRUSTED = 0.5;
/** Corners closer to the edge of the picture are hard to see. */
const MARGIN = 0.02;
const NEARBY: Places = [
  { x: 0.3, y: 0.85 },
  { x: 0.7, y: 0.85 },
];

/** Where the marks begin: at the far corners of the floor, as far as they are in the picture. */
export function firstPlaces(view: RoomView): Places {
  if (view.confidence < TRUSTED) return NEARBY;
  const { min, max } = view.room;
  const [left, right] = [min[0], max[0]].map((x) => inPicture(view, [x, 0, min[1]]));
  return [isInside(left) ? left : NEARBY[0], isInside(right) ? right : NEARBY[1]];
}

const isInside = (place: Point | null | undefined): place is Point =>
  !!place && [place.x, place.y].every((share) => share > MARGIN && share < 1 - MARGIN);
