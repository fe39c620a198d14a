import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { downAt, GRAY, gray, mean, roomBox, surface, trace } from '../../../test/traced-shot.ts';
import { placed } from '../../base/geometry/mesh.ts';
import { ellipsoid, quad } from '../../base/geometry/shapes.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import { PIXEL, PIXEL_FLOATS } from '../pixel-record.ts';
import type { RenderSurface } from '../scene.ts';

describe('a photographed room', () => {
  const ball = (at: Vec3): RenderSurface => surface(placed(ellipsoid([0.2, 0.2, 0.2], 24), at), gray(), 7);

  it('shows a matte thing in evenly bright surroundings in its own color', () => {
    const out = trace({
      surfaces: [ball([0, 1.5, 0])],
      light: roomBox(),
      camera: { position: [0, 1.5, 1.5], focal: 20 },
      options: { samples: 128 },
    });
    expect(mean(out, PIXEL.alpha)).toBe(1);
    expect(out[PIXEL.object]).toBe(7);
    expect(mean(out, PIXEL.radiance) / (0.6 * GRAY)).toBeCloseTo(1, 1.5);
  });

  it('changes nothing where no thing is: light with and without are the same numbers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1000 }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        (seed, x) => {
          const radiance = Float32Array.from({ length: 6 * 64 * 3 }, (_, i) => ((i * 7919 + seed) % 13) / 5);
          const out = trace({
            surfaces: [],
            light: roomBox({ radiance }),
            camera: { position: [x, 1.2, 1], pitch: -20, focal: 0.6 },
            options: { samples: 4, seed },
          });
          for (let at = 0; at < out.length; at += PIXEL_FLOATS) {
            for (let k = 0; k < 3; k++) {
              expect(out[at + PIXEL.lightWith + k]).toBe(out[at + PIXEL.lightWithout + k]);
              expect(out[at + PIXEL.lightWith + k]).toBeGreaterThan(0);
              expect(out[at + PIXEL.mirrored + k]).toBe(0);
            }
            expect(out[at + PIXEL.alpha]).toBe(0);
          }
        },
      ),
      { numRuns: 10, seed: 3 },
    );
  });

  it('follows the light of things or of the room alone, with the same numbers as both', () => {
    const shot = {
      surfaces: [ball([0, 0.2, 0])],
      light: roomBox({ floor: { coat: 0.04, roughness: 0.2 } }),
      camera: { position: [0, 0.8, 1.2] as Vec3, pitch: -30, focal: 1.2 },
    };
    const [both, things, room] = ([undefined, 'things', 'room'] as const).map((only) =>
      trace({ ...shot, options: { samples: 8, ...(only && { only }) } }),
    );
    const planes = {
      things: [PIXEL.radiance, PIXEL.albedo],
      room: [PIXEL.lightWith, PIXEL.lightWithout, PIXEL.mirrored],
    };
    const sums = { things: 0, room: 0 };
    for (let at = 0; at < both!.length; at += PIXEL_FLOATS) {
      expect([things![at + PIXEL.alpha], room![at + PIXEL.alpha]]).toEqual(
        Array(2).fill(both![at + PIXEL.alpha]),
      );
      for (const [asked, own, other] of [
        ['things', things!, room!],
        ['room', room!, things!],
      ] as const) {
        for (const plane of planes[asked].flatMap((first) => [first, first + 1, first + 2])) {
          expect(own[at + plane]).toBe(both![at + plane]);
          expect(other[at + plane]).toBe(0);
          sums[asked] += own[at + plane]!;
        }
      }
    }
    expect(sums.things).toBeGreaterThan(0);
    expect(sums.room).toBeGreaterThan(0);
  });

  it('finds the light of an even room on its own floor', () => {
    const out = trace({
      surfaces: [],
      light: roomBox(),
      camera: downAt(0.3, 0.2),
      options: { samples: 256 },
    });
    expect(mean(out, PIXEL.lightWithout)).toBeCloseTo(0.6, 1.7);
  });

  it('casts the shadow of a ball in the sun at the place given by geometry, and nowhere else', () => {
    const window = { corner: [2, 0, -2], across: [0, 0, 4], up: [0, 5, 0], normal: [-1, 0, 0] } as const;
    const sun = {
      direction: [0.6, 0.8, 0],
      irradiance: [9, 9, 9],
      radius: 0.001,
      portals: [window],
    } as const;
    const ratioAt = (x: number) => {
      const out = trace({
        surfaces: [ball([0.3, 0.8, 0])],
        light: roomBox({ sun }),
        camera: { ...downAt(x, 0), position: [x, 0.3, 0] },
      });
      return mean(out, PIXEL.lightWith) / mean(out, PIXEL.lightWithout);
    };
    // The ball's middle throws its shadow 0.8 * 0.6 / 0.8 m to the side away from the sun.
    expect(ratioAt(-0.3)).toBeLessThan(0.3);
    expect(ratioAt(-0.9)).toBeGreaterThan(0.93);
    expect(ratioAt(0.3)).toBeGreaterThan(0.8);
  });

  it('darkens the floor under a table and colors it by the things beside it', () => {
    const top = surface(quad([-0.6, 0.25, -0.6], [0, 0, 1.2], [1.2, 0, 0]), gray(), 1);
    const out = trace({
      surfaces: [top],
      light: roomBox(),
      camera: { ...downAt(0, 0), position: [0, 0.2, 0] },
    });
    const ratio = mean(out, PIXEL.lightWith) / mean(out, PIXEL.lightWithout);
    expect(ratio).toBeGreaterThan(0.05);
    expect(ratio).toBeLessThan(0.35);
    const redWall = surface(quad([0.1, 0, -1], [0, 0, 2], [0, 1, 0]), gray({}, '#ff2010'), 1);
    const beside = trace({ surfaces: [redWall], light: roomBox(), camera: downAt(0, 0) });
    expect(mean(beside, PIXEL.lightWith)).toBeGreaterThan(1.1 * mean(beside, PIXEL.lightWith + 1));
  });

  it('brightens the floor under a lamp that was placed', () => {
    const lamp = { at: [0.3, 1, 0], radius: 0.05, radiance: [80, 60, 40] } as const;
    const out = trace({ surfaces: [], light: roomBox({ lamps: [lamp] }), camera: downAt(0, 0) });
    const gain = (k: number) => mean(out, PIXEL.lightWith + k) - mean(out, PIXEL.lightWithout + k);
    expect(gain(0)).toBeGreaterThan(0.1);
    expect(gain(2) / gain(0)).toBeCloseTo(0.5, 1.5);
  });

  it('mirrors a thing in a polished floor, and nothing where the mirror sees only the room', () => {
    const wall = surface(quad([-1, 0, -1], [2, 0, 0], [0, 2, 0]), gray({}, '#000000'), 1);
    const light = roomBox({ floor: { coat: 0.05, roughness: 0.1 } });
    // Looks at the floor before the black wall: its image takes light away.
    const camera = { position: [0, 1, 1.5] as Vec3, target: [0, 0, -0.4] as Vec3, focal: 12 };
    const out = trace({ surfaces: [wall], light, camera });
    expect(mean(out, PIXEL.mirrored)).toBeLessThan(-0.02);
    const bare = trace({ surfaces: [wall], light, camera: downAt(0, 1) });
    expect(Math.abs(mean(bare, PIXEL.mirrored))).toBeLessThan(0.003);
  });
});
