import type { Mask, Raster } from '../../base/raster/raster.ts';
import type { Camera } from '../../scene/camera/camera.ts';
import { type ContinuedParts, nothingContinued, WALLS } from './continued-parts.ts';
import { uprightsOf } from './uprights.ts';

/** Colors are read in this range of pixels above the hole, without the first ones, which contain its soft edge. */
const READ = { from: 3, to: 12 };
/** Smallest share of door in the pixels that are read. */
const LEAST_ON_DOOR = 0.8;

/**
 * Doors reach the floor. If the lower part of a door is hidden by a removed thing, leaf and frame are continued down
 * the wall from just above, along the room's height, to the floor.
 *
 * @param copy the working copy of the photo.
 * @param doors 255 on doors that are in view, of the same size.
 * @param faces of the room box, by pixel (see `FACES`).
 */
export function continueDoors(
  copy: Raster,
  hole: Mask,
  doors: Mask,
  faces: Uint8Array,
  camera: Camera,
): ContinuedParts {
  const { width, height } = copy;
  const { isContinued, colors } = nothingContinued(width * height);
  const uprights = uprightsOf(camera, copy);
  const color = [0, 0, 0];
  for (let i = width; i < width * height; i++) {
    if (!hole.data[i] || !WALLS.has(faces[i]!) || !readAbove(i, uprights.leanAt(i))) continue;
    isContinued[i] = 1;
    for (let c = 0; c < 3; c++) colors[i * 3 + c] = color[c]!;
  }
  return { isContinued, colors };

  /** Goes up from a pixel of the hole to its edge, and reads `color` above it; false if there is no door. */
  function readAbove(pixel: number, lean: number): boolean {
    const at = (up: number): number => uprights.above(pixel, up, lean);
    let up = 1;
    for (let i = at(up); i >= 0 && hole.data[i]; i = at(up)) up++;
    color.fill(0);
    let onDoor = 0;
    for (let k = READ.from; k < READ.to; k++) {
      const i = at(up + k);
      if (i < 0 || !doors.data[i]) continue;
      onDoor++;
      for (let c = 0; c < 3; c++) color[c]! += copy.data[i * 3 + c]!;
    }
    if (onDoor < LEAST_ON_DOOR * (READ.to - READ.from)) return false;
    for (let c = 0; c < 3; c++) color[c]! /= onDoor;
    return true;
  }
}
