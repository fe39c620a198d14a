import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shapeOf } from '../../../test/trace-shapes.ts';
import { type Bvh, buildBvh } from './build-bvh.ts';
import { DEEPEST, LEAF_COUNT_BITS } from './layout.ts';

/** Walks the whole tree; checks that boxes hold what is below them. Answers its depth. */
function checked(bvh: Bvh, corners: Float32Array): number {
  const met: number[] = [];
  const visit = (node: number, depth: number): number => {
    const [first, count] = [bvh.first[node]!, bvh.count[node]!];
    const box = bvh.boxes.subarray(node * 6, node * 6 + 6);
    const holds = (point: readonly number[]) =>
      point.every((value, axis) => value >= box[axis]! && value <= box[axis + 3]!);
    if (count === 0 && bvh.order.length > 0) {
      for (const child of [first, first + 1]) {
        const at = child * 6;
        expect(
          holds([...bvh.boxes.subarray(at, at + 3)]) && holds([...bvh.boxes.subarray(at + 3, at + 6)]),
        ).toBe(true);
      }
      return Math.max(visit(first, depth + 1), visit(first + 1, depth + 1));
    }
    expect(Math.ceil(count / 4)).toBeLessThan(2 ** LEAF_COUNT_BITS);
    for (const triangle of bvh.order.subarray(first, first + count)) {
      met.push(triangle);
      const at = triangle * 9;
      const start = [...corners.subarray(at, at + 3)];
      for (const edge of [0, 3, 6]) {
        const corner = start.map((value, axis) =>
          edge === 0 ? value : Math.fround(value + corners[at + edge + axis]!),
        );
        expect(holds(corner)).toBe(true);
      }
    }
    return depth;
  };
  const depth = visit(0, 0);
  expect(met.sort((a, b) => a - b)).toEqual(Array.from({ length: corners.length / 9 }, (_, i) => i));
  return depth;
}

describe('buildBvh', () => {
  it('holds every triangle once, in boxes that hold each other', () => {
    const number = fc.float({ min: -100, max: 100, noNaN: true });
    const triangle = fc.array(number, { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(fc.array(triangle, { maxLength: 200 }), (triangles) => {
        const { corners } = shapeOf(triangles.flat());
        checked(buildBvh(corners), corners);
      }),
    );
  });

  it('stays shallow where every split would leave one triangle behind', () => {
    // Each next triangle a hundred times smaller, all about one corner.
    const corners: number[] = [];
    for (let size = 1e30; size > 1e-30; size /= 1.5) {
      corners.push(size, 0, 0, size * 1.2, 0, 0, size, size, 0);
      corners.push(size, 0, 0, size * 1.2, 0, 0, size, -size, 0);
    }
    const shape = shapeOf(corners);
    expect(checked(buildBvh(shape.corners), shape.corners)).toBeLessThanOrEqual(DEEPEST);
  });

  it('leaves out infinite and invalid numbers', () => {
    const { corners } = shapeOf([0, 0, 0, 1, 0, 0, 0, Number.NaN, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0]);
    expect([...buildBvh(corners).order]).toEqual([1]);
  });
});
