import { connectedComponents } from '../../../base/raster/connected-components.ts';
import { createMask, createPlane, type Plane } from '../../../base/raster/raster.ts';
import { resizePlane } from '../../../base/raster/resize.ts';
import type { RenderCamera } from '../../../render/scene.ts';
import type { Analysis, AnalyzedRegion } from '../../../scene/analysis.ts';
import { neighborsOf } from '../../../scene/floor/neighbors.ts';
import { uprightEdges } from '../../../scene/floor/upright-edges.ts';
import { meanOfRegions } from '../../../scene/segmentation/likely-pixels.ts';
import type { RoomClass } from '../../../scene/segmentation/room-classes.ts';
import { likelihoodOf } from '../../../scene/segmentation/segment-room.ts';

/**
 * Paler regions (OKLab lightness) are more likely sun on the floor than feet of furniture; pale bedding is on a bed.
 */
const BURNT_OUT = 0.93;
/** Smallest share of a standing region's pixels on the box's floor. */
const ON_FLOOR = 0.15;
/** Smallest share of an object's pixels above the floor's edge; flat patches have less. */
const ABOVE_FLOOR = 0.04;
/** A lower region is shaded floor if a patch of sun lies along this share of its width … */
const BESIDE_SUN = 0.5;
/** … and it has upright edges along less than this share of its height. */
const UPRIGHT = 0.01;
/** Regions with at least this likelihood of bare floor or a rug do not stand, 0 … 1. */
const BARE = 0.6;
/** Larger regions are undetected floor, share of the picture. */
const LARGEST = 0.12;
/** Classes of things that stand on a floor, and the smallest likelihood of a region. */
const STANDING: readonly RoomClass[] = ['furniture', 'fixture', 'hanging', 'curtain', 'pendant-lamp'];
const STANDS = 0.15;
/** Smaller ones hide too little to matter, share of the picture. */
const SMALLEST = 0.002;
/** Largest height of skirting boards, meters. */
const SKIRTING = 0.28;
/** Flat or slanted strips are not things: smallest height as a share of the picture's, and fill of their boxes. */
const LOWEST = 0.04;
const LEAST_FILL = 0.3;
/** Largest part on top of a standing thing, share of the picture, and its largest overhang. */
const LARGEST_ADDED = 0.08;
const OVERHANG = 0.015;
/** Seats hang between their legs: a column has the depth of the nearest foot this far to either side, pixels. */
const FEET_APART = 14;

/**
 * Depth in meters of what stands in the room: furniture, columns, counters. Every object counts as a screen at its
 * contact with the floor, column by column. Infinity where there is nothing.
 *
 * @param faces the box's faces at the size of the region map.
 * @param floor 1 for regions of the floor, by number.
 */
export function standingObjects(
  photographed: Analysis,
  faces: Uint8Array,
  floor: Uint8Array,
  camera: RenderCamera,
): Plane {
  const { labels, regions, walls } = photographed;
  const { width, height, data } = labels;
  const onFloor = new Float64Array(labels.count);
  const all = new Float64Array(labels.count);
  for (let i = 0; i < data.length; i++) {
    all[data[i]!]!++;
    if (faces[i] === 0) onFloor[data[i]!]!++;
  }
  const upright = uprightEdges(photographed.camera, photographed.lines, labels, faces);
  const neighbors = neighborsOf(labels);
  const liesFlat = (id: number) => onFloor[id]! > (1 - ABOVE_FLOOR) * all[id]! && upright[id]! < UPRIGHT;
  const isNextToFloor = (id: number) =>
    regions.some((region) => floor[region.id] && neighbors[id]!.has(region.id));
  const sunny = regions.filter(({ id, color }) => color.L >= BURNT_OUT && liesFlat(id) && isNextToFloor(id));
  const isShaded = (region: AnalyzedRegion) =>
    liesFlat(region.id) &&
    sunny.some((patch) => neighbors[region.id]!.has(patch.id) && widthAlong(region, patch) > BESIDE_SUN);
  const looksBare = likelyIn(photographed, ['floor', 'rug'], 0);
  const looksStanding = likelyIn(photographed, STANDING, 1);
  const stands = new Uint8Array(labels.count);
  for (const region of regions) {
    const { id, share, color } = region;
    if (floor[id] || looksBare[id]! > BARE || looksStanding[id]! < STANDS) continue;
    if (share >= LARGEST || color.L >= BURNT_OUT || isShaded(region)) continue;
    if (onFloor[id]! / all[id]! > ON_FLOOR) stands[id] = 1;
  }
  for (const id of walls.regions) stands[id] = 0;
  climb(stands, photographed, floor);

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

/**
 * Likelihood that each region shows one of some classes, 0 … 1, by its number; `unseen` without a reading of the
 * network.
 */
function likelyIn(
  { labels, seenThings }: Analysis,
  names: readonly RoomClass[],
  unseen: number,
): Float64Array {
  if (!seenThings) return new Float64Array(labels.count).fill(unseen);
  const cells = likelihoodOf(seenThings.cells, names);
  return meanOfRegions(resizePlane(cells, labels.width, labels.height, 'bilinear'), labels);
}

/** The share of a region's width along which another lies. */
function widthAlong({ bounds: { left, right } }: AnalyzedRegion, { bounds }: AnalyzedRegion): number {
  return (Math.min(right, bounds.right) - Math.max(left, bounds.left)) / (right - left);
}

function isSkirting({ bounds, fill }: AnalyzedRegion): boolean {
  return bounds.bottom - bounds.top < LOWEST || fill < LEAST_FILL;
}

/**
 * Marks parts on top of standing things: backs of sofas, headboards, the books of a shelf. They touch the thing and
 * are hardly wider; windows and doors behind it are wider or separate.
 */
function climb(stands: Uint8Array, { labels, regions, walls }: Analysis, floor: Uint8Array): void {
  const neighbors = neighborsOf(labels);
  const isWall = new Set(walls.regions);
  const byId = new Map(regions.map((region) => [region.id, region]));
  const queue = regions.filter((region) => stands[region.id] && !isSkirting(region));
  for (const from of queue) {
    for (const id of neighbors[from.id]!) {
      const next = byId.get(id);
      if (!next || stands[id] || floor[id] || isWall.has(id) || next.share > LARGEST_ADDED) continue;
      const { left, right, bottom } = next.bounds;
      const within = left >= from.bounds.left - OVERHANG && right <= from.bounds.right + OVERHANG;
      if (!within || bottom < from.bounds.top) continue;
      stands[id] = 1;
      queue.push(next);
    }
  }
}

/**
 * Depth of the floor under the lowest pixel of a piece in every column; Infinity if the piece does not meet the floor
 * or is no higher than a skirting board.
 */
function feetOf(pieces: Int32Array, piece: number, faces: Uint8Array, camera: RenderCamera): Float64Array {
  const { width, height } = camera;
  const feet = new Float64Array(width).fill(Number.POSITIVE_INFINITY);
  for (let x = 0; x < width; x++) {
    let [top, bottom] = [height, -1];
    for (let y = 0; y < height; y++) {
      if (pieces[y * width + x] !== piece) continue;
      top = Math.min(top, y);
      bottom = y;
    }
    if (bottom < 0 || faces[bottom * width + x] !== 0) continue;
    const depth = floorDepth(camera, x + 0.5, bottom + 1);
    if (((bottom + 1 - top) * depth) / camera.focal > SKIRTING) feet[x] = depth;
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
