import type { Mask, Raster } from '../base/raster/raster.ts';
import type { Camera } from '../scene/camera.ts';

/** Hidden parts of doors, by pixel of the working copy. */
export interface ContinuedDoors {
  /** 1 where a door continues. */
  readonly isContinued: Uint8Array;
  /** Its color there, three values a pixel, 0 … 255. */
  readonly colors: Float32Array;
}

/** Left, right and far wall. */
const WALLS: ReadonlySet<number> = new Set([2, 3, 4]);
/** Colors are read in this range of pixels above the hole, without the first ones, which contain its soft edge. */
const READ = { from: 3, to: 12 };
/** Smallest share of door in the pixels that are read. */
const LEAST_ON_DOOR = 0.8;

/**
 * Doors reach the floor. If the lower part of a door is hidden by a removed thing, leaf and frame are continued down
 * the wall from just above, along the room's height, to the floor.
 *
 * @param copy the working copy of the photo.
 * @param doors 255 on visible doors, of the same size.
 * @param doors 255 on doors that are in view, of the same size.
 * @param faces of the room box, by pixel (see `FACES`).
 */
export function continueDoors(
  copy: Raster,
  hole: Mask,
  doors: Mask,
  faces: Uint8Array,
  camera: Camera,
): ContinuedDoors {
  const { width, height } = copy;
  const isContinued = new Uint8Array(width * height);
  const colors = new Float32Array(width * height * 3);
  const color = [0, 0, 0];
  for (let y = 1, i = width; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (!hole.data[i] || !WALLS.has(faces[i]!)) continue;
      const lean = leanOfUprights(
        camera,
        ((x + 0.5) * camera.width) / width,
        ((y + 0.5) * camera.height) / height,
      );
      if (!readAbove(x, y, lean)) continue;
      isContinued[i] = 1;
      for (let c = 0; c < 3; c++) colors[i * 3 + c] = color[c]!;
    }
  }
  return { isContinued, colors };

  /** Goes up from a pixel of the hole to its edge, and reads `color` above it; false if there is no door. */
  function readAbove(x: number, y: number, lean: number): boolean {
    const at = (row: number): number => {
      const column = Math.round(x + lean * (y - row));
      return row < 0 || column < 0 || column >= width ? -1 : row * width + column;
    };
    let row = y - 1;
    for (let i = at(row); i >= 0 && hole.data[i]; i = at(row)) row--;
    color.fill(0);
    let onDoor = 0;
    for (let k = READ.from; k < READ.to; k++) {
      const i = at(row - k);
      if (i < 0 || !doors.data[i]) continue;
      onDoor++;
      for (let c = 0; c < 3; c++) color[c]! += copy.data[i * 3 + c]!;
    }
    if (onDoor < LEAST_ON_DOOR * (READ.to - READ.from)) return false;
    for (let c = 0; c < 3; c++) color[c]! /= onDoor;
    return true;
  }
}

/** The four pixels around a place. */
const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/**
 * Columns by which a vertical line of the room moves to the right for each row up, at a place of the camera's
 * picture.
 */
function leanOfUprights({ width, height, focal, axes }: Camera, x: number, y: number): number {
  const [right, down, away] = axes[1];
  const across = focal * right - (x - width / 2) * away;
  const along = focal * down - (y - height / 2) * away;
  return Math.abs(along) < 1e-6 ? 0 : -across / along;
}

/**
 * Draws the hidden part of a door over a color, softly along its sides.
 *
 * @param size of the working copy.
 * @param across, down place in the photo, shares of the picture.
 * @param color three values, 0 … 255; receives the result.
 */
export function layDoors(
  { isContinued, colors }: ContinuedDoors,
  { width, height }: { readonly width: number; readonly height: number },
  across: number,
  down: number,
  color: Float32Array,
): void {
  const [x, y] = [across * width - 0.5, down * height - 0.5];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  let share = 0;
  const sum = [0, 0, 0];
  for (const [dx, dy] of CORNERS) {
    const column = Math.min(width - 1, Math.max(0, left + dx));
    const row = Math.min(height - 1, Math.max(0, top + dy));
    const i = row * width + column;
    if (!isContinued[i]) continue;
    const weight = (dx ? x - left : 1 - x + left) * (dy ? y - top : 1 - y + top);
    share += weight;
    for (let c = 0; c < 3; c++) sum[c]! += weight * colors[i * 3 + c]!;
  }
  if (share === 0) return;
  for (let c = 0; c < 3; c++) color[c] = color[c]! * (1 - share) + sum[c]!;
}
