import type { RenderCamera } from '../../render/scene.ts';
import type { RoomLayout } from '../../scene/room-box/layout.ts';

/**
 * The place of a pixel on the walls of the room box, in meters: `u` runs around the room to the right, without a step
 * at the corners; `v` is the height above the floor.
 */
export interface WallPlace {
  /** Number of the wall, see `FACES`. */
  face: number;
  u: number;
  v: number;
  /** Movement of the place from this pixel to the next in its row. */
  acrossU: number;
  acrossV: number;
  /** Movement from this row to the next. */
  downU: number;
  downV: number;
}

/** Place 0, for the first pixel. */
export const wallPlace = (): WallPlace => ({
  face: 0,
  u: 0,
  v: 0,
  acrossU: 0,
  acrossV: 0,
  downU: 0,
  downV: 0,
});

/** A wall seen almost along its plane is ignored from this distance on, meters. */
const FARTHEST = 80;

/** Where each wall begins on its left, on the way around the room, and its width; by number of the face. Meters. */
export function wallSpans({ min, max }: RoomLayout): { readonly from: number; readonly width: number }[] {
  const [width, depth] = [max[0] - min[0], max[2] - min[2]];
  const none = { from: 0, width: 0 };
  return [
    none,
    none,
    { from: -depth, width: depth },
    { from: width, width: depth },
    { from: 0, width },
    { from: width + depth, width },
  ];
}

/**
 * Writes the place of a pixel on the walls, and its movement to the pixels beside and below. Walls go on above the
 * ceiling and below the floor of the box, because those may be off by some pixels.
 *
 * @returns false if the pixel shows no wall.
 */
export function wallPlaceAt(
  camera: RenderCamera,
  { min, max }: RoomLayout,
  x: number,
  y: number,
  out: WallPlace,
): boolean {
  const { right, down, forward, center, focal, position } = camera;
  const a = (x + 0.5 - center[0]) / focal;
  const b = (y + 0.5 - center[1]) / focal;
  const rayX = a * right[0] + b * down[0] + forward[0];
  const rayY = a * right[1] + b * down[1] + forward[1];
  const rayZ = a * right[2] + b * down[2] + forward[2];
  const sideways = (rayX < 0 ? min[0] : max[0]) / rayX;
  const ahead = (rayZ < 0 ? min[2] : max[2]) / rayZ;
  const isSide = sideways < ahead;
  const reach = isSide ? sideways : ahead;
  if (!(reach > 0) || reach > FARTHEST) return false;
  const [toward, along, normal] = isSide ? [rayX, rayZ, 0] : [rayZ, rayX, 2];
  const axis = 2 - normal;
  // To the right is away from the camera on the left wall, towards it on the right one.
  const turn = isSide ? (rayX < 0 ? -1 : 1) : rayZ < 0 ? 1 : -1;
  const step = reach / focal;
  const onWall = (move: readonly [number, number, number], ray: number, of: number): number =>
    step * (move[of]! - (ray * move[normal]!) / toward);
  out.face = isSide ? (rayX < 0 ? 2 : 3) : rayZ < 0 ? 4 : 5;
  out.u = aroundRoom(out.face, reach * along, min, max);
  out.v = position[1] + reach * rayY;
  out.acrossU = turn * onWall(right, along, axis);
  out.downU = turn * onWall(down, along, axis);
  out.acrossV = onWall(right, rayY, 1);
  out.downV = onWall(down, rayY, 1);
  return true;
}

function aroundRoom(face: number, place: number, min: RoomLayout['min'], max: RoomLayout['max']): number {
  const [width, depth] = [max[0] - min[0], max[2] - min[2]];
  if (face === 2) return min[2] - place;
  if (face === 3) return width + place - min[2];
  if (face === 4) return place - min[0];
  return width + depth + max[0] - place;
}
