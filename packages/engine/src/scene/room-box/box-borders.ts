import { type Camera, project } from '../camera/camera.ts';
import type { Vector3 } from '../camera/vector.ts';
import { mixedColor } from '../mixed-color.ts';
import type { OklabImage } from '../oklab-image.ts';
import { type Box, boxCorners } from './layout-score.ts';

/** Length in pixels of the pieces in which an edge is judged, so that texture averages out. */
const PIECE = 10;
const SAMPLES = 5;
/** Colors are compared this many pixels to either side of a border. */
const REACH = 1.5;
/** A step of color (OKLab distance) with even odds of being an edge. */
const EDGE_STEP = 0.015;
/** Nearest that a border is followed towards the camera, in camera heights. */
const NEAREST = 0.05;
/** A border costs the support that it needs; low ones hide behind furniture and cost less. */
const COST = 0.3;
const LOW_COST = 0.16;
/** Skirting boards and cornices, in camera heights: the floor begins below the board, the ceiling above the cornice. */
const SKIRTINGS = [0.04, 0.055, 0.07, 0.085, 0.1, 0.12];
const CORNICES = [0.03, 0.045, 0.06, 0.075];
const TRIM_COST = 0.35;
const TRIM_WEIGHT = 0.5;

/**
 * The fit of the borders between a box's faces with edges of the photo, at its full sharpness and so finer than the
 * lines that suggested the box: the length on edges, minus the required length, plus a share of the trim's; in
 * picture widths.
 */
export function fitBorders(image: OklabImage, camera: Camera, box: Box): number {
  const { min, max } = boxCorners(box);
  let score = 0;
  for (const [from, to] of boxEdges(min, max)) {
    const edge = followEdge(image, camera, from, to);
    score += edge.supported - edge.cost;
  }
  const trim =
    bestTrim(image, camera, box, min[1], SKIRTINGS, 1) + bestTrim(image, camera, box, max[1], CORNICES, -1);
  return (score + TRIM_WEIGHT * trim) / image.width;
}

/** The best parallel of the four borders of floor or ceiling: trim has the same height on all walls. */
function bestTrim(
  image: OklabImage,
  camera: Camera,
  box: Box,
  level: number,
  heights: readonly number[],
  sign: 1 | -1,
): number {
  const { min, max } = boxCorners(box);
  let best = 0;
  for (const height of heights) {
    const y = level + sign * height;
    let gain = 0;
    for (const [from, to] of ring(min, max, y)) {
      const edge = followEdge(image, camera, from, to);
      gain += edge.supported - TRIM_COST * edge.length;
    }
    if (gain > best) best = gain;
  }
  return best;
}

type Segment = readonly [from: Vector3, to: Vector3];

function ring(min: Vector3, max: Vector3, y: number): Segment[] {
  const corners: Vector3[] = [
    [min[0], y, min[2]],
    [max[0], y, min[2]],
    [max[0], y, max[2]],
    [min[0], y, max[2]],
  ];
  return corners.map((corner, i) => [corner, corners[(i + 1) % 4]!]);
}

function boxEdges(min: Vector3, max: Vector3): Segment[] {
  const floor = ring(min, max, min[1]);
  const ceiling = ring(min, max, max[1]);
  return [...floor, ...ceiling, ...floor.map(([low], i): Segment => [low, ceiling[i]![0]])];
}

interface FollowedEdge {
  /** Pixels of the edge in the picture, those on an edge of the photo, and the required support. */
  length: number;
  supported: number;
  cost: number;
}

/** Follows one border through the picture, piece by piece. */
function followEdge(image: OklabImage, camera: Camera, from: Vector3, to: Vector3): FollowedEdge {
  const followed: FollowedEdge = { length: 0, supported: 0, cost: 0 };
  const seen = inFront(camera, from, to);
  if (!seen) return followed;
  const a = project(camera, seen[0]);
  const b = project(camera, seen[1]);
  if (!(a && b)) return followed;
  const whole = Math.hypot(b.x - a.x, b.y - a.y);
  const inside = clip(a, b, camera.width, camera.height);
  if (!inside || whole < 1) return followed;
  const [start, end] = inside;
  const length = (end - start) * whole;
  const pieces = Math.max(1, Math.round(length / PIECE));
  const [dx, dy] = [(b.x - a.x) / whole, (b.y - a.y) / whole];
  for (let piece = 0; piece < pieces; piece++) {
    const at = start * whole + (length * piece) / pieces;
    const size = length / pieces;
    const step = stepAcross(image, a.x + dx * at, a.y + dy * at, dx, dy, size);
    const middle = a.y + dy * (at + size / 2);
    followed.length += size;
    followed.supported += (size * step * step) / (step * step + EDGE_STEP * EDGE_STEP);
    followed.cost += size * (middle > 0.6 * camera.height ? LOW_COST : COST);
  }
  return followed;
}

/** The mean step of color from one side of a piece to the other. */
function stepAcross(image: OklabImage, x: number, y: number, dx: number, dy: number, size: number): number {
  color.fill(0);
  for (let i = 0; i < SAMPLES; i++) {
    const along = ((i + 0.5) * size) / SAMPLES;
    const px = x + dx * along;
    const py = y + dy * along;
    mixedColor(image, px - dy * REACH, py + dx * REACH, color, 3);
    mixedColor(image, px + dy * REACH, py - dx * REACH, color, 6);
    for (let c = 0; c < 3; c++) color[c]! += color[3 + c]! - color[6 + c]!;
  }
  return Math.hypot(color[0]!, color[1]!, color[2]!) / SAMPLES;
}

/** The sum over a piece, and one color from either side. */
const color = new Float32Array(9);

/** The part of a segment that lies in front of the camera. */
function inFront(camera: Camera, from: Vector3, to: Vector3): Segment | null {
  const depth = (p: Vector3) =>
    p[0] * camera.axes[0][2] + p[1] * camera.axes[1][2] + p[2] * camera.axes[2][2];
  const [a, b] = [depth(from), depth(to)];
  if (a < NEAREST && b < NEAREST) return null;
  const cut = (near: Vector3, far: Vector3, share: number): Vector3 => [
    near[0] + (far[0] - near[0]) * share,
    near[1] + (far[1] - near[1]) * share,
    near[2] + (far[2] - near[2]) * share,
  ];
  if (a < NEAREST) return [cut(from, to, (NEAREST - a) / (b - a)), to];
  if (b < NEAREST) return [from, cut(to, from, (NEAREST - b) / (a - b))];
  return [from, to];
}

/** Shares of a segment between which it lies inside the picture (Liang and Barsky 1984). */
function clip(
  a: { x: number; y: number },
  b: { x: number; y: number },
  width: number,
  height: number,
): [start: number, end: number] | null {
  let start = 0;
  let end = 1;
  for (const [delta, room] of [
    [a.x - b.x, a.x - REACH],
    [b.x - a.x, width - REACH - a.x],
    [a.y - b.y, a.y - REACH],
    [b.y - a.y, height - REACH - a.y],
  ] as const) {
    if (delta === 0) {
      if (room < 0) return null;
    } else if (delta < 0) start = Math.max(start, room / delta);
    else end = Math.min(end, room / delta);
  }
  return start < end ? [start, end] : null;
}
