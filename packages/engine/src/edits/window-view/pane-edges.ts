import type { Mask } from '../../base/raster/raster.ts';
import type { PlanePoint } from './wall-plane.ts';
import type { SIDES, WallRectangle } from './wall-rectangle.ts';

/** What is seen along one side of a rectangle. */
export interface SeenEdge {
  /** Share of the points in view at which there is an edge; 1 when none is in view. */
  readonly share: number;
  /** Share of the points out of view. */
  readonly cut: number;
}

/** Points along a side, and pixels within which a frame must be seen beyond it. */
const POINTS = 24;
const REACH = 8;
/** Pixels inside that are looked at. */
const INSIDE = 5;

/**
 * Searches for an edge across a side at many points.
 *
 * @param luma brightness, 8 bit.
 * @param isEdge whether it is one, by how much darker and how much brighter than just inside it gets outside.
 */
export function edgeBeyond(
  rectangle: WallRectangle,
  side: (typeof SIDES)[number],
  luma: Mask,
  isEdge: (darker: number, brighter: number) => boolean,
): SeenEdge {
  const { plane, left, right, bottom, top } = rectangle;
  const upright = side === 'left' || side === 'right';
  let seen = 0;
  let edges = 0;
  for (let k = 0; k < POINTS; k++) {
    const t = 0.04 + (0.92 * (k + 0.5)) / POINTS;
    const at: PlanePoint = upright
      ? { along: rectangle[side], up: bottom + t * (top - bottom) }
      : { along: left + t * (right - left), up: rectangle[side] };
    const inward = upright
      ? { along: (left + right) / 2, up: at.up }
      : { along: at.along, up: (bottom + top) / 2 };
    const a = plane.pixel(at);
    const b = plane.pixel(inward);
    if (a === null || b === null) continue;
    const size = Math.hypot(b.x - a.x, b.y - a.y);
    if (size < 1e-6) continue;
    const dx = (b.x - a.x) / size;
    const dy = (b.y - a.y) / size;
    const inside = extremeLuma(luma, a, dx, dy, Math.min(INSIDE, Math.max(1, size / 2)), true);
    const darkest = extremeLuma(luma, a, -dx, -dy, REACH, false);
    const brightest = extremeLuma(luma, a, -dx, -dy, REACH, true);
    if (inside === null || darkest === null || brightest === null) continue;
    seen++;
    if (isEdge(inside - darkest, brightest - inside)) edges++;
  }
  return { share: seen === 0 ? 1 : edges / seen, cut: 1 - seen / POINTS };
}

/** Largest or smallest luma on the way from a place; null when that leads out of the picture at once. */
function extremeLuma(
  { width, height, data }: Mask,
  { x, y }: { readonly x: number; readonly y: number },
  dx: number,
  dy: number,
  reach: number,
  largest: boolean,
): number | null {
  let found = largest ? 0 : 255;
  for (let k = 0; k <= reach; k++) {
    const u = Math.floor(x + k * dx);
    const v = Math.floor(y + k * dy);
    if (u < 0 || v < 0 || u >= width || v >= height) return k < 2 ? null : found;
    const value = data[v * width + u]!;
    if (value > found === largest) found = value;
  }
  return found;
}
