import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Daylight, ViewSpec } from '../scene.ts';
import { createOutsideView } from './outside-view.ts';

const KINDS = ['garden', 'city', 'hills', 'sea', 'sky'] as const;

const light = (view: Partial<ViewSpec>, indoors = true): Daylight => ({
  kind: 'daylight',
  sky: { zenith: [0.5, 0.7, 1], horizon: [1, 1, 1], ground: [0.3, 0.3, 0.2] },
  portals: indoors ? [{ corner: [0, 1, -3], across: [1, 0, 0], up: [0, 1, 0], normal: [0, 0, 1] }] : [],
  lamps: [],
  view: { kind: 'garden', seed: 1, brightness: 1, ...view },
});

const AMBIENT = Float64Array.of(0.1, 0.1, 0.1);

/** The view in a direction, from 1.4 m above the floor. */
function look(spec: Daylight, dx: number, dy: number, dz: number, ambient = AMBIENT): Float64Array {
  const out = new Float64Array(3);
  const size = Math.hypot(dx, dy, dz);
  const towards = Float64Array.of(dx / size, dy / size, dz / size);
  createOutsideView(spec, ambient)(Float64Array.of(0.2, 1.4, 0), towards, out);
  return out;
}

it.each(KINDS)('paints finite, positive light in every direction: %s', (kind) => {
  const one = fc.double({ min: -1, max: 1, noNaN: true });
  fc.assert(
    fc.property(one, one, one, fc.integer({ min: 0, max: 1e6 }), (x, y, z, seed) => {
      fc.pre(Math.hypot(x, y, z) > 1e-3);
      for (const value of look(light({ kind, seed }), x, y, z)) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(3);
      }
    }),
    { numRuns: 200, seed: 2 },
  );
});

describe('a garden', () => {
  it('has green below and the sky above', () => {
    const [lawnRed, lawnGreen, lawnBlue] = look(light({}), 0.1, -0.15, -1);
    expect(lawnGreen!).toBeGreaterThan(lawnRed!);
    expect(lawnRed!).toBeGreaterThan(lawnBlue!);
    const [skyRed, , skyBlue] = look(light({ clouds: 0 }), 0, 0.9, -1);
    expect(skyBlue!).toBeGreaterThan(skyRed!);
  });

  it('looks different with another seed', () => {
    const row = (seed: number) => [-0.4, -0.2, 0, 0.2, 0.4].map((x) => look(light({ seed }), x, 0.1, -1)[1]);
    expect(row(1)).toEqual(row(1));
    expect(row(1)).not.toEqual(row(2));
  });
});

it('has the brightness that the room requires through windows, and that of its sky outdoors', () => {
  const through = (ambient: number, brightness: number) =>
    look(light({ kind: 'sky', brightness }), 0, 0.3, -1, new Float64Array(3).fill(ambient))[1]!;
  expect(through(0.2, 1) / through(0.1, 1)).toBeCloseTo(2, 6);
  expect(through(0.1, 3) / through(0.1, 1)).toBeCloseTo(3, 6);
  const outdoors = look(light({ kind: 'sky', clouds: 0 }, false), 0, 1, 0);
  expect([...outdoors]).toEqual([0.5, 0.7, 1].map((value) => expect.closeTo(value, 6)));
});
