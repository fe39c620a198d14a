import type { Analysis } from '../../scene/analysis.ts';
import { type Camera, project } from '../../scene/camera/camera.ts';
import type { Vector3 } from '../../scene/camera/vector.ts';
import { FACE_NORMALS, type RoomLayout } from '../../scene/room-box/layout.ts';
import { type PhotoLevels, readPhoto } from '../photo-levels.ts';
import type { RoomSurfaces } from '../room-surfaces.ts';

/** The board along a wall's foot or the molding at its top: its colors in cross-section. */
export interface Trim {
  /** Color at `start + i * STEP` meters up from the edge (down, for the ceiling's), as shares of the wall's color. */
  readonly ratios: Float32Array;
  /** Meters from the edge where the trim begins (below 0 = on the floor) and ends. */
  readonly from: number;
  readonly to: number;
}

/** Trim is measured in steps of 5 mm between these distances from the edge, meters. */
const STEP = 0.005;
const LOWEST = -0.06;
const HIGHEST = 0.3;
const COUNT = Math.round((HIGHEST - LOWEST) / STEP) + 1;
/** Height at which the wall's own color is read, meters from the edge. */
export const WALL_HEIGHT = 0.34;
/** Cross-sections are taken this far apart along the wall, meters; fewer do not make a trim. */
const ALONG = 0.02;
const LEAST_SECTIONS = 12;
/** Cross-sections differ by no more than this in the middle, shares of the wall's color. */
const MOST_SCATTER = 0.09;
/** An edge within the cross-section is a change of brightness by this share over `SPAN` steps. */
const EDGE = 0.06;
const SPAN = 3;
/** Or a groove or a ridge in it: darker or brighter than both sides by this share, and by so many of the usual differences. */
const LINE = { step: 0.03, times: 4 };
/** The trim's own edge is soft over this many meters. */
export const SOFT = 0.012;

/** A wall's edge with the floor (`end` 0) or with the ceiling (1). */
export interface TrimEdge {
  readonly face: number;
  readonly end: 0 | 1;
}

/** The point `along` meters along a wall and `off` meters from its edge: up the wall, or out on floor or ceiling. */
export function trimPoint(
  { min, max }: RoomLayout,
  { face, end }: TrimEdge,
  along: number,
  off: number,
): Vector3 {
  const axis = FACE_NORMALS[face] === 0 ? 0 : 2;
  const wall = face % 2 === 0 ? min[axis] : max[axis];
  const inward = face % 2 === 0 ? 1 : -1;
  const height = end === 0 ? min[1] + Math.max(0, off) : max[1] - Math.max(0, off);
  const depth = wall + inward * Math.max(0, -off);
  return axis === 0 ? [depth, height, along] : [along, height, depth];
}

/**
 * Finds the trim along the free parts of a wall's edge, as the median of its cross-sections.
 *
 * @returns null if too little of the edge is visible, or it has no trim.
 */
export function findTrim(
  levels: PhotoLevels,
  { camera, layout }: Pick<Analysis, 'camera' | 'layout'>,
  surfaces: RoomSurfaces,
  edge: TrimEdge,
): Trim | null {
  const axis = FACE_NORMALS[edge.face] === 0 ? 2 : 0;
  const sections: Float32Array[] = [];
  for (let along = layout.min[axis]; along < layout.max[axis]; along += ALONG) {
    const section = crossSection(levels, camera, layout, surfaces, edge, along);
    if (section) sections.push(section);
  }
  if (sections.length < LEAST_SECTIONS) return null;
  const ratios = new Float32Array(COUNT * 3);
  let scatter = 0;
  for (let i = 0; i < ratios.length; i++) {
    ratios[i] = median(sections.map((section) => section[i]!));
    scatter += median(sections.map((section) => Math.abs(section[i]! - ratios[i]!))) / ratios.length;
  }
  // A board looks the same along its whole length; undetected furniture does not.
  return scatter > MOST_SCATTER ? null : bounded(ratios);
}

/** Colors across the edge as shares of the wall's; null if a thing is in the way. */
function crossSection(
  levels: PhotoLevels,
  camera: Camera,
  layout: RoomLayout,
  surfaces: RoomSurfaces,
  edge: TrimEdge,
  along: number,
): Float32Array | null {
  const wall = new Float32Array(3);
  const color = new Float32Array(3);
  const { bare } = surfaces;
  // Above the board is bare wall: the foot of an overlooked sideboard is none.
  if (
    !readFree(levels, camera, { ...surfaces, free: bare }, trimPoint(layout, edge, along, WALL_HEIGHT), wall)
  )
    return null;
  const section = new Float32Array(COUNT * 3);
  for (let i = 0; i < COUNT; i++) {
    if (!readFree(levels, camera, surfaces, trimPoint(layout, edge, along, LOWEST + i * STEP), color))
      return null;
    for (let c = 0; c < 3; c++) section[i * 3 + c] = color[c]! / Math.max(8, wall[c]!);
  }
  return section;
}

function readFree(
  levels: PhotoLevels,
  camera: Camera,
  { width, height, free }: RoomSurfaces,
  point: Vector3,
  out: Float32Array,
): boolean {
  const place = project(camera, point);
  if (!place) return false;
  const [x, y] = [place.x / camera.width, place.y / camera.height];
  if (!(x >= 0 && y >= 0 && x < 1 && y < 1)) return false;
  if (!free[Math.floor(y * height) * width + Math.floor(x * width)]) return false;
  readPhoto(levels, x, y, 1, out);
  return true;
}

/**
 * The part of a cross-section between the floor and the trim's far edge; null when there is no edge. The edge of a board in
 * the wall's own color is a thin line.
 */
function bounded(ratios: Float32Array): Trim | null {
  const bright = (i: number) => (ratios[i * 3]! + ratios[i * 3 + 1]! + ratios[i * 3 + 2]!) / 3;
  const zero = Math.round(-LOWEST / STEP);
  const bend = (i: number) => Math.abs(bright(i) - (bright(i - SPAN) + bright(i + SPAN)) / 2);
  const bends = [...ratios.keys()].slice(zero + SPAN, COUNT - SPAN).map(bend);
  const line = Math.max(LINE.step, LINE.times * median(bends));
  let last = -1;
  for (let i = zero + SPAN; i < COUNT - SPAN; i++) {
    if (Math.abs(bright(i + SPAN) - bright(i - SPAN)) > EDGE || bend(i) > line) last = i;
  }
  // A change right at the edge belongs to the floor, and one that never ends is not a board.
  if (last < zero + 2 * SPAN || last > COUNT - 3 * SPAN) return null;
  return { ratios, from: -SOFT, to: LOWEST + (last + SPAN) * STEP };
}

/** The share of trim at a place, 0 … 1. */
export function trimShare({ from, to }: Trim, off: number): number {
  return Math.min(1, Math.max(0, (off - from) / SOFT)) * Math.min(1, Math.max(0, (to + SOFT - off) / SOFT));
}

/** The trim's color at a distance from the edge, given the wall's color above it. */
export function trimColor({ ratios }: Trim, off: number, wall: Float32Array, out: Float32Array): void {
  const at = Math.min(COUNT - 1.001, Math.max(0, (off - LOWEST) / STEP));
  const first = Math.floor(at);
  const next = at - first;
  for (let c = 0; c < 3; c++) {
    out[c] = wall[c]! * (ratios[first * 3 + c]! * (1 - next) + ratios[first * 3 + 3 + c]! * next);
  }
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1]!;
}
