import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Vector3 } from '../camera/vector.ts';
import { FACES, faceAlong } from './layout.ts';

it('names the face of the box that a ray from inside meets', () => {
  const distance = fc.double({ min: 0.3, max: 9, noNaN: true });
  const place = fc.double({ min: 0.02, max: 0.98, noNaN: true });
  fc.assert(
    fc.property(
      fc.tuple(distance, distance, distance),
      fc.tuple(distance, distance, distance),
      place,
      place,
      (a, b, u, v) => {
        const min: Vector3 = [-a[0], -a[1], -a[2]];
        const max: Vector3 = b;
        const at = (axis: 0 | 1 | 2, share: number): number => min[axis] + share * (max[axis] - min[axis]);
        const points: Record<(typeof FACES)[number], Vector3> = {
          floor: [at(0, u), min[1], at(2, v)],
          ceiling: [at(0, u), max[1], at(2, v)],
          left: [min[0], at(1, u), at(2, v)],
          right: [max[0], at(1, u), at(2, v)],
          far: [at(0, u), at(1, v), min[2]],
          behind: [at(0, u), at(1, v), max[2]],
        };
        for (const face of FACES) expect(FACES[faceAlong(min, max, ...points[face])]).toBe(face);
      },
    ),
  );
});
