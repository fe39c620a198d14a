import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daylight,
  downAt,
  floor,
  GRAY,
  gray,
  mean,
  roomBox,
  surface,
  trace,
  white,
} from '../../../test/traced-shot.ts';
import { placed } from '../../base/geometry/mesh.ts';
import { quad } from '../../base/geometry/shapes.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import { type Material, material } from '../materials/material.ts';
import { PIXEL, PIXEL_FLOATS } from '../pixel-record.ts';
import type { RenderSurface } from '../scene.ts';

/** The six sides of a box. */
function sides(min: Vec3, max: Vec3, of: Material): RenderSurface[] {
  const [w, h, d] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  return [
    quad(min, [w, 0, 0], [0, 0, d]),
    quad([min[0], max[1], min[2]], [w, 0, 0], [0, 0, d]),
    quad(min, [0, h, 0], [0, 0, d]),
    quad([max[0], min[1], min[2]], [0, h, 0], [0, 0, d]),
    quad(min, [w, 0, 0], [0, h, 0]),
    quad([min[0], min[1], max[2]], [w, 0, 0], [0, h, 0]),
  ].map((mesh) => surface(mesh, of));
}

describe('light whose answer is known', () => {
  it('fills a closed room of glowing walls with emission / (1 - reflectance)', () => {
    const walls = sides([-1, 0, -1], [1, 2, 1], gray({ emission: [0.2, 0.2, 0.2] }));
    const out = trace({ surfaces: walls, light: daylight({}), camera: {}, options: { bounces: 12 } });
    expect(mean(out, PIXEL.radiance)).toBeCloseTo(0.2 / (1 - GRAY), 2);
  });

  it('gives an open field under an even sky the radiance of its reflectance', () => {
    const out = trace({ surfaces: [floor], light: daylight({ sky: white }), camera: downAt(0, 0) });
    expect(mean(out, PIXEL.radiance)).toBeCloseTo(GRAY, 3);
    expect(mean(out, PIXEL.albedo)).toBeCloseTo(GRAY, 3);
    expect(out[PIXEL.normal + 1]!).toBeCloseTo(1, 5);
    expect(out[PIXEL.depth]!).toBeCloseTo(1.5, 2);
  });

  it('lights the floor through a window by the form factor of a rectangle', () => {
    // A window of 1.2 x 1 m, 1 m above the floor and 2 m away; the sky behind it shines with 1.
    const portal = { corner: [2, 1, -0.6], across: [0, 0, 1.2], up: [0, 1, 0], normal: [-1, 0, 0] } as const;
    const out = trace({
      surfaces: [floor],
      light: daylight({ sky: white, portals: [portal] }),
      camera: downAt(0, 0),
      // Without bounces only drawn light counts, and rays cannot find the sky beside the window.
      options: { samples: 256, bounces: 0, strategy: 'draw' },
    });
    // The form factor by summing over the window.
    let factor = 0;
    const n = 200;
    for (let i = 0; i < n * n; i++) {
      const [y, z] = [1 + (Math.floor(i / n) + 0.5) / n, -0.6 + (1.2 * ((i % n) + 0.5)) / n];
      const squared = 4 + y * y + z * z;
      factor += ((1.2 / (n * n)) * y * 2) / (Math.PI * squared * squared);
    }
    expect(mean(out, PIXEL.radiance) / (factor * GRAY)).toBeCloseTo(1, 1.7);
  });

  it('lights the floor under a ball lamp by the inverse square of its distance', () => {
    const lamp = { at: [0.5, 1, 0], radius: 0.05, radiance: [100, 100, 100] } as const;
    const out = trace({ surfaces: [floor], light: daylight({ lamps: [lamp] }), camera: downAt(0, 0) });
    const squared = 1.25;
    const irradiance = (Math.PI * 0.05 ** 2 * 100) / squared / Math.sqrt(squared);
    expect(mean(out, PIXEL.radiance) / ((irradiance * GRAY) / Math.PI)).toBeCloseTo(1, 1.7);
  });

  it('lights the floor by the sun with its irradiance times the cosine', () => {
    const sun = { direction: [0.6, 0.8, 0], irradiance: [3, 2, 1], radius: 0.005 } as const;
    const out = trace({ surfaces: [floor], light: daylight({ sun }), camera: downAt(0, 0) });
    expect(out[PIXEL.radiance]!).toBeCloseTo((3 * 0.8 * GRAY) / Math.PI, 2);
    expect(out[PIXEL.radiance + 2]!).toBeCloseTo((0.8 * GRAY) / Math.PI, 2);
  });
});

it('finds the same light by drawing it, by bouncing into it, and both ways', () => {
  const cells = 8;
  const radiance = Float32Array.from({ length: 6 * cells * cells * 3 }, (_, i) => (i % 31 === 0 ? 4 : 0.3));
  const plate = surface(
    quad([-0.3, 1, -0.3], [0, 0, 0.6], [0.6, 0, 0]),
    gray({ coat: 0.05, roughness: 0.4 }),
    1,
  );
  const shot = (strategy: 'both' | 'draw' | 'bounce') =>
    mean(
      trace({
        surfaces: [plate],
        light: roomBox({ radiance }),
        camera: { position: [0, 1.8, 0.2], target: [0, 1, 0], focal: 4 },
        options: { samples: 400, bounces: 1, strategy },
      }),
      PIXEL.radiance,
    );
  const both = shot('both');
  expect(both).toBeGreaterThan(0.1);
  expect(shot('draw') / both).toBeCloseTo(1, 1.3);
  expect(shot('bounce') / both).toBeCloseTo(1, 1.3);
});

it('gives the same numbers for the same seed and others for another', () => {
  const shot = (seed: number) =>
    trace({
      surfaces: [floor],
      light: daylight({ sky: white, lamps: [] }),
      camera: { pitch: -20 },
      options: { seed, samples: 3 },
    });
  expect(shot(4)).toEqual(shot(4));
  const box = (seed: number) =>
    trace({ surfaces: [], light: roomBox(), camera: {}, options: { seed, samples: 3 } });
  expect(box(4)).toEqual(box(4));
  expect(box(4)).not.toEqual(box(5));
});

it('returns numbers for broken normals and for any materials', () => {
  const float = fc.constantFrom(0, 1, -1, Number.NaN, 1e-30, 1e30);
  const unit = fc.double({ min: 0, max: 1, noNaN: true });
  const looks = fc.record({
    coat: unit,
    roughness: unit,
    metallic: unit,
    sheen: unit,
    translucency: unit,
    relief: fc.constantFrom(0, 0.01),
  });
  fc.assert(
    fc.property(
      fc.array(float, { minLength: 12, maxLength: 12 }),
      looks,
      fc.boolean(),
      (normals, look, own) => {
        const mesh = { ...quad([-1, 0, -1], [2, 0.5, 0], [0, 1.8, 0]), normals: Float32Array.from(normals) };
        const cloth = material(
          { kind: 'fabric', color: '#a04020', second: '#402010', weave: 'linen', thread: 0.004, seed: 1 },
          look,
        );
        const out = trace({
          surfaces: [surface(mesh, cloth, 1), surface(placed(mesh, [0, 0, 1.6]), cloth, 2)],
          light: own
            ? daylight({ sky: white, lamps: [{ at: [0, 1, 0], radius: 0.1, radiance: [9, 9, 9] }] })
            : roomBox(),
          camera: { position: [0, 1, 0.3], width: 4, height: 4 },
          options: { samples: 4, bounces: 4 },
        });
        for (let at = 0; at < out.length; at += PIXEL_FLOATS) {
          for (let k = 0; k < PIXEL_FLOATS; k++) {
            if (k !== PIXEL.depth) expect(Number.isFinite(out[at + k]!)).toBe(true);
          }
        }
      },
    ),
    { numRuns: 60, seed: 8 },
  );
});
