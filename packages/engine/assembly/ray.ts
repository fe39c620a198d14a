import { NODE_MIN_TO_MAX, ROW } from '../src/render/trace/layout.ts';

/**
 * The ray being traced, prepared for both tests. One ray is traced at a time, so that globals of this module
 * (each thread has its own) are its cheapest place.
 */

/** Its origin and the inverse of its direction, each value four times: for testing four boxes at once. */
export let originX: v128 = f32x4(0, 0, 0, 0);
export let originY: v128 = f32x4(0, 0, 0, 0);
export let originZ: v128 = f32x4(0, 0, 0, 0);
export let inverseX: v128 = f32x4(0, 0, 0, 0);
export let inverseY: v128 = f32x4(0, 0, 0, 0);
export let inverseZ: v128 = f32x4(0, 0, 0, 0);
/** Row of a node, by axis, whose planes the ray meets first. */
export let nearX: usize = 0;
export let nearY: usize = 0;
export let nearZ: usize = 0;

/**
 * For testing triangles (Woop, Benthin and Wald 2013): space is sheared so that the ray runs along one axis, its
 * longest. Rows of that axis and of the two others, and the origin in that order.
 */
export let rowA: usize = 0;
export let rowB: usize = 0;
export let rowAlong: usize = 0;
export let originA: v128 = f32x4(0, 0, 0, 0);
export let originB: v128 = f32x4(0, 0, 0, 0);
export let originAlong: v128 = f32x4(0, 0, 0, 0);
export let shearA: v128 = f32x4(0, 0, 0, 0);
export let shearB: v128 = f32x4(0, 0, 0, 0);
export let inverseAlong: v128 = f32x4(0, 0, 0, 0);

/** Instead of dividing by a direction of zero: far beyond every scene, yet times zero it is zero and not NaN. */
const STEEPEST: f32 = 1e20;

function inverse(direction: f32): f32 {
  if (abs(direction) * STEEPEST < 1) return direction < 0 ? -STEEPEST : STEEPEST;
  return 1 / direction;
}

/** Going backwards, a ray meets the far side of a box first. */
function nearRow(minRow: usize, inverse: f32): usize {
  return inverse < 0 ? minRow + NODE_MIN_TO_MAX : minRow;
}

export function prepareRay(ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32): void {
  originX = f32x4.splat(ox);
  originY = f32x4.splat(oy);
  originZ = f32x4.splat(oz);
  const ix = inverse(dx);
  const iy = inverse(dy);
  const iz = inverse(dz);
  inverseX = f32x4.splat(ix);
  inverseY = f32x4.splat(iy);
  inverseZ = f32x4.splat(iz);
  nearX = nearRow(0, ix);
  nearY = nearRow(ROW, iy);
  nearZ = nearRow(2 * ROW, iz);

  const x = abs(dx);
  const y = abs(dy);
  const z = abs(dz);
  if (x > y && x > z) {
    along(0, ROW, 2 * ROW, ox, oy, oz, dx, dy, dz);
  } else if (y > z) {
    along(ROW, 2 * ROW, 0, oy, oz, ox, dy, dz, dx);
  } else {
    along(2 * ROW, 0, ROW, oz, ox, oy, dz, dx, dy);
  }
}

function along(
  row: usize,
  nextRow: usize,
  lastRow: usize,
  o: f32,
  nextO: f32,
  lastO: f32,
  d: f32,
  nextD: f32,
  lastD: f32,
): void {
  rowAlong = row;
  rowA = nextRow;
  rowB = lastRow;
  originAlong = f32x4.splat(o);
  originA = f32x4.splat(nextO);
  originB = f32x4.splat(lastO);
  shearA = f32x4.splat(nextD / d);
  shearB = f32x4.splat(lastD / d);
  inverseAlong = f32x4.splat(1 / d);
}
