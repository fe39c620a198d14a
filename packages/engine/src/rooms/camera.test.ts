import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCamera, project, rayThrough } from './camera.ts';

const angle = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
const anyCamera = fc
  .record({
    yaw: angle(180),
    pitch: angle(40),
    roll: angle(10),
    focal: fc.double({ min: 0.4, max: 2, noNaN: true }),
  })
  .map((turns) => createCamera({ ...turns, position: [1, 1.4, 3], width: 300, height: 200 }));

it('sends rays to where points are projected from', () => {
  fc.assert(
    fc.property(
      anyCamera,
      fc.integer({ min: 0, max: 299 }),
      fc.integer({ min: 0, max: 199 }),
      (camera, x, y) => {
        const ray = rayThrough(camera, x + 0.5, y + 0.5);
        const seen = project(camera, [1 + 2 * ray[0], 1.4 + 2 * ray[1], 3 + 2 * ray[2]]);
        expect(seen.x).toBeCloseTo(x + 0.5, 6);
        expect(seen.y).toBeCloseTo(y + 0.5, 6);
        expect(seen.depth).toBeGreaterThan(0);
      },
    ),
  );
});

it('looks north at yaw 0, east at 90, up with positive pitch, and leans clockwise with positive roll', () => {
  const level = {
    position: [0, 0, 0],
    yaw: 0,
    pitch: 0,
    roll: 0,
    focal: 1,
    width: 100,
    height: 100,
  } as const;
  expect(createCamera(level).rotation[2].map(Math.round)).toEqual([0, 0, -1]);
  expect(createCamera({ ...level, yaw: 90 }).rotation[2][0]).toBeCloseTo(1);
  expect(createCamera({ ...level, pitch: 10 }).rotation[2][1]).toBeGreaterThan(0.1);
  // The camera's right side goes down, so a point to the right of it rises in the picture.
  const leaning = createCamera({ ...level, roll: 10 });
  expect(project(leaning, [1, 0, -2]).y).toBeLessThan(50);
});
