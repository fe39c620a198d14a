import {
  ANSWER_DISTANCE,
  ANSWER_TRIANGLE,
  ANSWER_U,
  ANSWER_V,
  GROUP_BYTES,
  GROUP_TRIANGLES,
  LEAF_COUNT_BITS,
  NODE_BYTES,
  NODE_LINKS,
  ROW,
  SCRATCH_ROWS,
  SCRATCH_STACK,
  STACK_ENTRY,
} from '../src/render/trace/layout.ts';
import { entries, exits } from './boxes.ts';
import { prepareRay } from './ray.ts';
import { attach, groupsAt, nodesAt, scratchAt } from './scene-memory.ts';
import { meet } from './triangles.ts';

export { attach };

/** Bits of a leaf's link below its first group's number. */
const LEAF_COUNT_MASK: i32 = (1 << LEAF_COUNT_BITS) - 1;
/** Bytes of one float or whole number within a row, as a shift. */
const LANE_SHIFT: usize = 2;

/**
 * Finds the nearest triangle that the ray meets before `limit` and writes it into the scratch memory.
 * Answers whether there is one.
 */
export function closest(ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, limit: f32): bool {
  prepareRay(ox, oy, oz, dx, dy, dz);
  const rows = scratchAt + SCRATCH_ROWS;
  const bottom = scratchAt + SCRATCH_STACK;
  let top = bottom;
  let best = limit;
  let triangle: i32 = -1;
  let link: i32 = 0;
  while (true) {
    if (link >= 0) {
      const node = nodesAt + <usize>link * NODE_BYTES;
      const near = entries(node);
      let entered = i32x4.bitmask(f32x4.le(near, exits(node, f32x4.splat(best))));
      if (entered !== 0) {
        // The nearest child is next; the others wait.
        v128.store(rows, near);
        let lane: usize = ctz(entered);
        let distance = load<f32>(rows + (lane << LANE_SHIFT));
        entered &= entered - 1;
        while (entered !== 0) {
          const other: usize = ctz(entered);
          const otherDistance = load<f32>(rows + (other << LANE_SHIFT));
          entered &= entered - 1;
          const isNearer = otherDistance < distance;
          const later = isNearer ? lane : other;
          store<f32>(top, isNearer ? distance : otherDistance);
          store<i32>(top + 4, load<i32>(node + NODE_LINKS + (later << LANE_SHIFT)));
          top += STACK_ENTRY;
          if (isNearer) {
            lane = other;
            distance = otherDistance;
          }
        }
        link = load<i32>(node + NODE_LINKS + (lane << LANE_SHIFT));
        continue;
      }
    } else {
      const leaf = ~link;
      let group = groupsAt + <usize>(leaf >> LEAF_COUNT_BITS) * GROUP_BYTES;
      const end = group + <usize>(leaf & LEAF_COUNT_MASK) * GROUP_BYTES;
      for (; group < end; group += GROUP_BYTES) {
        let met = meet(group, f32x4.splat(best));
        for (; met !== 0; met &= met - 1) {
          const lane: usize = (<usize>ctz(met)) << LANE_SHIFT;
          const distance = load<f32>(rows + lane);
          if (distance < best) {
            best = distance;
            triangle = load<i32>(group + GROUP_TRIANGLES + lane);
            store<f32>(scratchAt + ANSWER_U, load<f32>(rows + ROW + lane));
            store<f32>(scratchAt + ANSWER_V, load<f32>(rows + 2 * ROW + lane));
          }
        }
      }
    }
    // Whatever waits behind the nearest triangle so far is skipped.
    do {
      if (top === bottom) {
        store<i32>(scratchAt + ANSWER_TRIANGLE, triangle);
        store<f32>(scratchAt + ANSWER_DISTANCE, best);
        return best < limit;
      }
      top -= STACK_ENTRY;
    } while (load<f32>(top) > best);
    link = load<i32>(top + 4);
  }
}

/** Whether the ray meets any triangle before `limit` that lets no light through. */
export function blocked(ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, limit: f32): bool {
  prepareRay(ox, oy, oz, dx, dy, dz);
  const limits = f32x4.splat(limit);
  const bottom = scratchAt + SCRATCH_STACK;
  let top = bottom;
  let link: i32 = 0;
  while (true) {
    if (link >= 0) {
      const node = nodesAt + <usize>link * NODE_BYTES;
      let entered = i32x4.bitmask(f32x4.le(entries(node), exits(node, limits)));
      for (; entered !== 0; entered &= entered - 1) {
        store<i32>(top, load<i32>(node + NODE_LINKS + ((<usize>ctz(entered)) << LANE_SHIFT)));
        top += STACK_ENTRY;
      }
    } else {
      const leaf = ~link;
      let group = groupsAt + <usize>(leaf >> LEAF_COUNT_BITS) * GROUP_BYTES;
      const end = group + <usize>(leaf & LEAF_COUNT_MASK) * GROUP_BYTES;
      for (; group < end; group += GROUP_BYTES) {
        const met = meet(group, limits);
        // The sign bit of a triangle's number says that light comes through.
        if (met !== 0 && (met & ~i32x4.bitmask(v128.load(group + GROUP_TRIANGLES))) !== 0) return true;
      }
    }
    if (top === bottom) return false;
    top -= STACK_ENTRY;
    link = load<i32>(top);
  }
}
