import { GROUP_CORNER, ROW, SCRATCH_ROWS } from '../src/render/trace/layout.ts';
import { inverseAlong, originA, originAlong, originB, rowA, rowAlong, rowB, shearA, shearB } from './ray.ts';
import { scratchAt } from './scene-memory.ts';

/** Meters; what is met nearer is the surface from which the ray starts. */
const NEAREST: f32 = 1e-5;

/**
 * Which of a group's four triangles the ray meets before `limit`, one bit each. Where any, the scratch rows hold
 * the distances and the weights of the second and third corners.
 *
 * The test is the watertight one of Woop, Benthin and Wald (2013): two triangles that share an edge compute the very
 * same number for it, so that a ray through the edge meets at least one of them.
 */
export function meet(group: usize, limit: v128): i32 {
  const second = group + GROUP_CORNER;
  const third = second + GROUP_CORNER;
  const z1 = f32x4.sub(v128.load(group + rowAlong), originAlong);
  const z2 = f32x4.sub(v128.load(second + rowAlong), originAlong);
  const z3 = f32x4.sub(v128.load(third + rowAlong), originAlong);
  const x1 = f32x4.sub(f32x4.sub(v128.load(group + rowA), originA), f32x4.mul(shearA, z1));
  const x2 = f32x4.sub(f32x4.sub(v128.load(second + rowA), originA), f32x4.mul(shearA, z2));
  const x3 = f32x4.sub(f32x4.sub(v128.load(third + rowA), originA), f32x4.mul(shearA, z3));
  const y1 = f32x4.sub(f32x4.sub(v128.load(group + rowB), originB), f32x4.mul(shearB, z1));
  const y2 = f32x4.sub(f32x4.sub(v128.load(second + rowB), originB), f32x4.mul(shearB, z2));
  const y3 = f32x4.sub(f32x4.sub(v128.load(third + rowB), originB), f32x4.mul(shearB, z3));

  // Twice the areas of the triangles that the ray's point makes with each edge: the corners' weights.
  const w1 = f32x4.sub(f32x4.mul(x3, y2), f32x4.mul(y3, x2));
  const w2 = f32x4.sub(f32x4.mul(x1, y3), f32x4.mul(y1, x3));
  const w3 = f32x4.sub(f32x4.mul(x2, y1), f32x4.mul(y2, x1));
  const zero = f32x4.splat(0);
  const inside = v128.or(
    f32x4.ge(f32x4.pmin(f32x4.pmin(w1, w2), w3), zero),
    f32x4.le(f32x4.pmax(f32x4.pmax(w1, w2), w3), zero),
  );
  if (!v128.any_true(inside)) return 0;

  // A triangle without area divides by zero; what comes out is no number, and less than no limit.
  const whole = f32x4.div(f32x4.splat(1), f32x4.add(f32x4.add(w1, w2), w3));
  const along = f32x4.add(f32x4.add(f32x4.mul(w1, z1), f32x4.mul(w2, z2)), f32x4.mul(w3, z3));
  const distance = f32x4.mul(f32x4.mul(along, whole), inverseAlong);
  const met = v128.and(inside, v128.and(f32x4.gt(distance, f32x4.splat(NEAREST)), f32x4.lt(distance, limit)));
  const bits = i32x4.bitmask(met);
  if (bits !== 0) {
    v128.store(scratchAt + SCRATCH_ROWS, distance);
    v128.store(scratchAt + SCRATCH_ROWS + ROW, f32x4.mul(w2, whole));
    v128.store(scratchAt + SCRATCH_ROWS + 2 * ROW, f32x4.mul(w3, whole));
  }
  return bits;
}
