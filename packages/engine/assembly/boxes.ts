import { NODE_MIN_TO_MAX, ROW } from '../src/render/trace/layout.ts';
import { inverseX, inverseY, inverseZ, nearX, nearY, nearZ, originX, originY, originZ } from './ray.ts';

/**
 * Makes every box a hair longer than its rounded distances say (Ize 2013), so that no ray slips between two boxes
 * that touch.
 */
const ROUNDING: f32 = 1.0000005;

/** Distances at which the ray enters the boxes of a node's four children; never before its start. */
export function entries(node: usize): v128 {
  const x = f32x4.mul(f32x4.sub(v128.load(node + nearX), originX), inverseX);
  const y = f32x4.mul(f32x4.sub(v128.load(node + nearY), originY), inverseY);
  const z = f32x4.mul(f32x4.sub(v128.load(node + nearZ), originZ), inverseZ);
  return f32x4.pmax(f32x4.pmax(x, y), f32x4.pmax(z, f32x4.splat(0)));
}

/** Distances at which it leaves them; `limit` at most. A child is entered where it is not left before. */
export function exits(node: usize, limit: v128): v128 {
  const x = f32x4.mul(f32x4.sub(v128.load(node + NODE_MIN_TO_MAX - nearX), originX), inverseX);
  const y = f32x4.mul(f32x4.sub(v128.load(node + NODE_MIN_TO_MAX + 2 * ROW - nearY), originY), inverseY);
  const z = f32x4.mul(f32x4.sub(v128.load(node + NODE_MIN_TO_MAX + 4 * ROW - nearZ), originZ), inverseZ);
  const left = f32x4.mul(f32x4.pmin(f32x4.pmin(x, y), z), f32x4.splat(ROUNDING));
  return f32x4.pmin(left, limit);
}
