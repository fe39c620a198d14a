import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cornersOf, shapeOf } from '../../../test/trace-shapes.ts';
import { box, lathe, roundedBox } from '../../base/geometry/shapes.ts';
import { normalize, type Vec3 } from '../../base/geometry/vector.ts';
import { createRandom } from '../../base/random.ts';
import type { RayCaster } from '../flat-scene.ts';
import { material } from '../materials/material.ts';
import { createRayCaster } from './create-ray-caster.ts';
import { packScene } from './pack-scene.ts';
import type { SceneShape } from './scene-shape.ts';

const casterOf = (shape: SceneShape): RayCaster => createRayCaster(packScene(shape, 1), 0);

const at = (x: number, y: number, z: number): Float64Array => Float64Array.of(x, y, z);

/** A square of two triangles across the z axis. */
function square(z: number, half = 1): number[] {
  const [a, b, c, d] = [
    [-half, -half, z],
    [half, -half, z],
    [half, half, z],
    [-half, half, z],
  ] as const;
  return [...a, ...b, ...c, ...a, ...c, ...d];
}

/** Distance and weights at which a ray hits one triangle, in double precision; undefined if it is parallel. */
function meet(corners: Float32Array, triangle: number, from: Vec3, direction: Vec3) {
  const [first, second, third] = [0, 3, 6].map((at) =>
    corners.subarray(triangle * 9 + at, triangle * 9 + at + 3),
  );
  const cross = (a: ArrayLike<number>, b: ArrayLike<number>): Vec3 => [
    a[1]! * b[2]! - a[2]! * b[1]!,
    a[2]! * b[0]! - a[0]! * b[2]!,
    a[0]! * b[1]! - a[1]! * b[0]!,
  ];
  const dot = (a: ArrayLike<number>, b: ArrayLike<number>) => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;
  const p = cross(direction, third!);
  const whole = dot(second!, p);
  const start = from.map((value, axis) => value - first![axis]!);
  const q = cross(start, second!);
  const [u, v] = [dot(start, p) / whole, dot(direction, q) / whole];
  return { distance: dot(third!, q) / whole, u, v, inside: Math.min(u, v, 1 - u - v), whole };
}

const coordinate = fc.integer({ min: -64, max: 64 }).map((n) => n / 16);
const point = fc.tuple(coordinate, coordinate, coordinate);
const soup = fc
  .array(fc.tuple(point, point, point), { minLength: 1, maxLength: 80 })
  .map((triangles) => triangles.flat(2));
const free = fc.double({ min: -1, max: 1, noNaN: true });
const direction = fc
  .oneof(fc.tuple(free, free, free), fc.constantFrom([1, 0, 0], [0, -1, 0], [0, 0, 1], [0.5, 0.5, 0]))
  .filter((d) => Math.hypot(...d) > 0.01)
  .map((d) => normalize(d as unknown as Vec3));
const place = fc.tuple(fc.double({ min: -5, max: 5, noNaN: true }), coordinate, coordinate);

describe('closest', () => {
  it('finds the same hits as a test of every triangle in double precision', () => {
    fc.assert(
      fc.property(soup, place, direction, (corners, from, towards) => {
        const shape = shapeOf(corners);
        const origin = from.map(Math.fround) as unknown as Vec3;
        const ray = towards.map(Math.fround) as unknown as Vec3;
        const caster = casterOf(shape);
        const met = caster.closest(at(...origin), at(...ray));
        const all = Array.from({ length: shape.material.length }, (_, i) =>
          meet(shape.corners, i, origin, ray),
        );
        const surely = all.filter(
          (one) => one.inside > 1e-4 && one.distance > 1e-4 && Math.abs(one.whole) > 1e-3,
        );
        if (surely.length > 0) {
          expect(met).toBe(true);
          expect(caster.hit.distance).toBeLessThan(Math.min(...surely.map((one) => one.distance)) + 1e-3);
        }
        if (!met) return;
        const one = all[caster.hit.triangle]!;
        // Nearly edge on, single precision decides less surely.
        if (Math.abs(one.whole) < 1e-3) return;
        expect(one.inside).toBeGreaterThan(-1e-3);
        expect(caster.hit.distance).toBeCloseTo(one.distance, 3);
        expect(caster.hit.u).toBeCloseTo(one.u, 2);
        expect(caster.hit.v).toBeCloseTo(one.v, 2);
      }),
      { numRuns: 600 },
    );
  });

  it('gives the place on the triangle', () => {
    const caster = casterOf(shapeOf([0, 0, -2, 1, 0, -2, 0, 1, -2]));
    expect(caster.closest(at(0.25, 0.5, 0), at(0, 0, -1))).toBe(true);
    expect(caster.hit).toEqual({ triangle: 0, distance: 2, u: 0.25, v: 0.5 });
  });

  it('sees nothing at or behind the limit, nor behind the start', () => {
    const caster = casterOf(shapeOf(square(-2)));
    expect(caster.closest(at(0.1, 0.2, 0), at(0, 0, -1), 2)).toBe(false);
    expect(caster.closest(at(0.1, 0.2, 0), at(0, 0, -1), 2.0001)).toBe(true);
    expect(caster.closest(at(0.1, 0.2, -3), at(0, 0, -1))).toBe(false);
  });

  it('does not meet the surface it starts from', () => {
    const caster = casterOf(shapeOf([...square(-2), ...square(-3)]));
    expect(caster.closest(at(0.1, 0.2, -2), at(0, 0, -1))).toBe(true);
    expect(caster.hit.distance).toBe(1);
  });
});

describe('no light leaks', () => {
  const arc = Array.from({ length: 13 }, (_, i) => (i / 12 - 0.5) * Math.PI);
  const bodies = {
    box: box([2, 2, 2]),
    ball: lathe(
      arc.map((angle) => [Math.abs(angle) > 1.57 ? 0 : Math.cos(angle), Math.sin(angle)] as const),
      24,
    ),
    cushion: roundedBox([2, 1, 2], 0.2, 4, 0.1),
  };

  it.each(Object.entries(bodies))(
    'out of a closed %s, through its corners and edges least of all',
    (_, mesh) => {
      const corners = cornersOf(mesh);
      const caster = casterOf(shapeOf(corners));
      const random = createRandom(11);
      let leaks = 0;
      for (let i = 0; i < corners.length; i += 3) {
        const start: Vec3 = [random() * 0.4 - 0.2, random() * 0.2 - 0.1, random() * 0.4 - 0.2];
        const next = i - (i % 9) + ((i + 3) % 9);
        for (const part of [0, 0.25, 0.5, random()]) {
          const aim = [0, 1, 2].map(
            (axis) => corners[i + axis]! + part * (corners[next + axis]! - corners[i + axis]!) - start[axis]!,
          );
          if (!caster.closest(at(...start), at(...normalize(aim as unknown as Vec3)))) leaks++;
        }
      }
      expect(leaks).toBe(0);
    },
  );

  it('out of a box along its axes, from places on its grid', () => {
    const caster = casterOf(shapeOf(cornersOf(box([4, 4, 4]))));
    for (const x of [-1, 0, 1]) {
      for (const z of [-1, 0, 1]) {
        for (const [dx, dy, dz] of [
          [1, 0, 0],
          [-1, 0, 0],
          [0, 1, 0],
          [0, -1, 0],
          [0, 0, 1],
          [0, -0, -1],
        ] as const) {
          expect(caster.closest(at(x, 0, z), at(dx, dy, dz))).toBe(true);
          expect(caster.blocked(at(x, 0, z), at(dx, dy, dz), 10)).toBe(true);
        }
      }
    }
  });

  it('along the very plane of a box side: the sides around it still block', () => {
    const caster = casterOf(shapeOf(cornersOf(box([4, 4, 4]))));
    expect(caster.closest(at(-2, 0.3, 0.4), at(0, 0, 1))).toBe(true);
    expect(caster.hit.distance).toBeCloseTo(1.6, 6);
  });
});

describe('odd scenes', () => {
  it('meets nothing where there is nothing', () => {
    const caster = casterOf(shapeOf([]));
    expect(caster.closest(at(0, 0, 0), at(0, 0, -1))).toBe(false);
    expect(caster.blocked(at(0, 0, 0), at(0, 0, -1), Infinity)).toBe(false);
  });

  it('looks through triangles without area and those that are not finite', () => {
    const flat = [0, 0, -1, 0, 0, -1, 0, 0, -1, -1, 0, -1, 0, 0, -1, 1, 0, -1];
    const broken = [Number.NaN, 0, -1, 1, 0, -1, 0, 1, -1, -Infinity, -9, -1, Infinity, -9, -1, 0, 9, -1];
    const caster = casterOf(shapeOf([...flat, ...broken, ...square(-2)]));
    expect(caster.closest(at(0, 0, 0), at(0, 0, -1))).toBe(true);
    expect(caster.hit).toMatchObject({ distance: 2 });
    expect(caster.hit.triangle).toBeGreaterThanOrEqual(4);
  });

  it('takes a thousand triangles in one place', () => {
    const caster = casterOf(shapeOf(Array.from({ length: 500 }, () => square(-2)).flat()));
    expect(caster.closest(at(0.1, 0.2, 0), at(0, 0, -1))).toBe(true);
    expect(caster.hit.distance).toBe(2);
  });

  it('meets the same in a scene of millimeters and of kilometers', () => {
    const corners = cornersOf(roundedBox([2, 1, 2], 0.2, 4, 0.1));
    const random = createRandom(5);
    const rays = Array.from({ length: 300 }, () => [
      [random() - 0.5, random() - 0.5, 3] as const,
      normalize([random() - 0.5, random() - 0.5, -2]),
    ]);
    const hits = [1, 2 ** -8, 2 ** 12].map((size) => {
      const caster = casterOf(shapeOf(corners.map((value) => value * size)));
      return rays.map(([from, towards]) =>
        caster.closest(at(from![0] * size, from![1] * size, from![2] * size), at(...towards!))
          ? [caster.hit.triangle, caster.hit.distance / size, caster.hit.u]
          : [],
      );
    });
    expect(hits[0]!.filter((hit) => hit.length > 0).length).toBeGreaterThan(200);
    expect(hits[1]).toEqual(hits[0]);
    expect(hits[2]).toEqual(hits[0]);
  });
});

describe('blocked', () => {
  it('agrees with closest in scenes where everything blocks', () => {
    fc.assert(
      fc.property(
        soup,
        place,
        direction,
        fc.double({ min: 0.1, max: 9, noNaN: true }),
        (corners, from, to, limit) => {
          const caster = casterOf(shapeOf(corners));
          const ray = [at(...from), at(...to), limit] as const;
          expect(caster.blocked(...ray)).toBe(caster.closest(...ray));
        },
      ),
    );
  });

  it.each([
    ['window panes', {}, 0, false],
    ['lamp shades', { translucency: 0.6 }, -1, false],
    ['what shines by itself', { emission: [1, 1, 1] as const }, -1, false],
    ['curtains', { translucency: 0.5 }, -1, true],
    ['walls', {}, -1, true],
  ])('lets light through %s or not', (_, more, pane, blocks) => {
    const look = material({ kind: 'plain', color: '#ffffff' }, more);
    const caster = casterOf(shapeOf(square(-2), look, pane));
    expect(caster.blocked(at(0.1, 0.2, 0), at(0, 0, -1), 5)).toBe(blocks);
    expect(caster.closest(at(0.1, 0.2, 0), at(0, 0, -1))).toBe(true);
    expect(caster.hit.triangle).toBeLessThan(2);
  });

  it('finds the wall behind a pane', () => {
    const shape = shapeOf([...square(-2), ...square(-3)]);
    shape.pane.fill(0, 0, 2);
    const caster = casterOf(shape);
    expect(caster.blocked(at(0.1, 0.2, 0), at(0, 0, -1), 2.5)).toBe(false);
    expect(caster.blocked(at(0.1, 0.2, 0), at(0, 0, -1), 3.5)).toBe(true);
  });
});

it('lets several threads use one scene, each with separate results', () => {
  const packed = packScene(shapeOf(square(-2)), 2);
  const [first, second] = [createRayCaster(packed, 0), createRayCaster(packed, 1)];
  expect(first.closest(at(0.5, 0, 0), at(0, 0, -1))).toBe(true);
  expect(second.closest(at(0.5, 0, -1), at(0, 0, -1))).toBe(true);
  expect(first.hit.distance).toBe(2);
  expect(second.hit.distance).toBe(1);
  expect(first.closest(at(0.5, 0, 0), at(0, 0, -1))).toBe(true);
  expect(first.hit.distance).toBe(2);
});
