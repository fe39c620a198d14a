import { connectedComponents } from '../../../raster/connected-components.ts';
import { createMask, createPlane, type Plane } from '../../../raster/raster.ts';
import type { RenderCamera } from '../../../render/scene.ts';
import type { Analysis } from '../../../scene/analysis.ts';

/** Regions that stand have at least this share of their pixels where the box has its floor. */
const ON_FLOOR = 0.15;
/** Objects rise over the floor's edge with at least this share of their pixels; flat patches do not. */
const ABOVE_FLOOR = 0.04;
/** Smaller ones hide nothing worth mentioning, share of the picture. */
const SMALLEST = 0.002;
/** Seats hang between their legs: a column stands where the nearest foot this far to either side does, pixels. */
const FEET_APART = 14;

/**
 * Depth in meters of what stands in the room: furniture, columns, counters. Every object is taken for a screen that
 * stands where it meets the floor, column by column. Infinity where nothing stands.
 *
 * @param faces the box's faces at the size of the region map.
 * @param floor 1 for regions of the floor, by number.
 */
export function standingObjects(
  { labels, regions, walls }: Analysis,
  faces: Uint8Array,
  floor: Uint8Array,
  camera: RenderCamera,
): Plane {
  const { width, height, data } = labels;
  const onFloor = new Float64Array(labels.count);
  const all = new Float64Array(labels.count);
  for (let i = 0; i < data.length; i++) {
    all[data[i]!]!++;
    if (faces[i] === 0) onFloor[data[i]!]!++;
  }
  const stands = new Uint8Array(labels.count);
  for (const { id } of regions) if (!floor[id] && onFloor[id]! / all[id]! > ON_FLOOR) stands[id] = 1;
  for (const id of walls.regions) stands[id] = 0;
  const mask = createMask(width, height);
  for (let i = 0; i < data.length; i++) mask.data[i] = stands[data[i]!] ? 255 : 0;

  const pieces = connectedComponents(mask);
  const above = new Float64Array(pieces.count);
  for (let i = 0; i < data.length; i++) {
    const piece = pieces.labels[i]!;
    if (piece >= 0 && faces[i] !== 0) above[piece]!++;
  }
  const depth = createPlane(width, height);
  depth.data.fill(Number.POSITIVE_INFINITY);
  for (let piece = 0; piece < pieces.count; piece++) {
    const area = pieces.areas[piece]!;
    if (area < SMALLEST * data.length || above[piece]! < ABOVE_FLOOR * area) continue;
    const feet = nearestFeet(feetOf(pieces.labels, piece, faces, camera));
    for (let i = 0; i < data.length; i++) if (pieces.labels[i] === piece) depth.data[i] = feet[i % width]!;
  }
  return depth;
}

/** Depth of the floor under the lowest pixel of a piece in every column; Infinity where it does not meet the floor. */
function feetOf(pieces: Int32Array, piece: number, faces: Uint8Array, camera: RenderCamera): Float64Array {
  const { width, height } = camera;
  const feet = new Float64Array(width).fill(Number.POSITIVE_INFINITY);
  for (let x = 0; x < width; x++) {
    for (let y = height - 1; y >= 0; y--) {
      if (pieces[y * width + x] !== piece) continue;
      if (faces[y * width + x] === 0) feet[x] = floorDepth(camera, x + 0.5, y + 1);
      break;
    }
  }
  return feet;
}

function nearestFeet(feet: Float64Array): Float64Array {
  return feet.map((_, x) => Math.min(...feet.subarray(Math.max(0, x - FEET_APART), x + FEET_APART + 1)));
}

/** Depth of the floor seen at a place in the picture, meters; Infinity above the horizon. */
export function floorDepth(camera: RenderCamera, x: number, y: number): number {
  const across = (x - camera.center[0]) / camera.focal;
  const down = (y - camera.center[1]) / camera.focal;
  const fall = across * camera.right[1] + down * camera.down[1] + camera.forward[1];
  return fall < -1e-6 ? -camera.position[1] / fall : Number.POSITIVE_INFINITY;
}
