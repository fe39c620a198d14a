import type { RenderCamera } from '../../render/scene.ts';

/** The place of a pixel on the floor's plane. Meters in the room: x to the right, z towards the camera. */
export interface FloorPlace {
  x: number;
  z: number;
  /** Movement of the place from this pixel to the next in its row. */
  acrossX: number;
  acrossZ: number;
  /** Movement from this row to the next. */
  downX: number;
  downZ: number;
}

/** The floor's plane meets the horizon at infinity: places further than this many camera heights are ignored. */
const FARTHEST = 60;

/**
 * Writes the place of a pixel on the floor, and its movement to the pixels beside and below.
 *
 * @returns false if the pixel shows no floor: at the horizon and above.
 */
export function floorPlaceAt(camera: RenderCamera, x: number, y: number, out: FloorPlace): boolean {
  const { right, down, forward, center, focal, position } = camera;
  const a = (x + 0.5 - center[0]) / focal;
  const b = (y + 0.5 - center[1]) / focal;
  const fall = a * right[1] + b * down[1] + forward[1];
  if (fall > -1 / FARTHEST) return false;
  const reach = -position[1] / fall;
  const rayX = a * right[0] + b * down[0] + forward[0];
  const rayZ = a * right[2] + b * down[2] + forward[2];
  const step = reach / focal;
  out.x = position[0] + reach * rayX;
  out.z = position[2] + reach * rayZ;
  out.acrossX = step * (right[0] - (rayX * right[1]) / fall);
  out.acrossZ = step * (right[2] - (rayZ * right[1]) / fall);
  out.downX = step * (down[0] - (rayX * down[1]) / fall);
  out.downZ = step * (down[2] - (rayZ * down[1]) / fall);
  return true;
}
