import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mesh } from '../../geometry/mesh.ts';
import { placed } from '../../geometry/mesh.ts';
import { ellipsoid, quad } from '../../geometry/shapes.ts';
import type { Vec3 } from '../../geometry/vector.ts';
import { type CameraPlacement, makeCamera } from '../camera.ts';
import { flattenScene } from '../flatten.ts';
import { type Material, material } from '../materials/material.ts';
import { PIXEL, PIXEL_FLOATS } from '../pixel-record.ts';
import type { Daylight, Light, RenderSurface, RoomBoxLight } from '../scene.ts';
import { createRayCaster } from '../trace/create-ray-caster.ts';
import { packScene } from '../trace/pack-scene.ts';
import { createPathTracer, type PathTracerOptions } from './path-tracer.ts';

const gray = (more: Partial<Omit<Material, 'texture'>> = {}, color = '#bcbcbc'): Material =>
  material({ kind: 'plain', color }, more);
/** Linear reflectance of #bcbcbc. */
const GRAY = 0.5029;

interface Shot {
  surfaces: RenderSurface[];
  light: Light;
  camera: Partial<CameraPlacement>;
  options?: Partial<PathTracerOptions>;
}

/** Traces a small picture; answers its pixels' records. */
function trace({ surfaces, light, camera, options }: Shot): Float32Array {
  const view = makeCamera({ position: [0, 1, 0], focal: 1, width: 8, height: 8, ...camera });
  const flat = flattenScene({ surfaces, light, camera: view });
  const caster = createRayCaster(packScene(flat, 1), 0);
  const tracer = createPathTracer(flat, caster, { samples: 64, bounces: 6, seed: 1, ...options });
  const out = new Float32Array(view.width * view.height * PIXEL_FLOATS);
  for (let y = 0; y < view.height; y++) {
    for (let x = 0; x < view.width; x++) tracer.tracePixel(x, y, out, (y * view.width + x) * PIXEL_FLOATS);
  }
  return out;
}

/** Mean of a plane's first channel over all pixels. */
function mean(out: Float32Array, plane: number): number {
  let sum = 0;
  for (let at = plane; at < out.length; at += PIXEL_FLOATS) sum += out[at]!;
  return (sum * PIXEL_FLOATS) / out.length;
}

const surface = (mesh: Mesh, of: Material, object = 0): RenderSurface => ({ mesh, material: of, object });

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

const dark = { zenith: [0, 0, 0], horizon: [0, 0, 0], ground: [0, 0, 0] } as const;
const white = { zenith: [1, 1, 1], horizon: [1, 1, 1], ground: [1, 1, 1] } as const;
const daylight = (more: Partial<Daylight>): Daylight => ({
  kind: 'daylight',
  sky: dark,
  portals: [],
  lamps: [],
  ...more,
});

/** A room of 4 x 3 x 4 m whose box shines alike everywhere. */
function roomBox(more: Partial<RoomBoxLight> = {}): RoomBoxLight {
  const cells = 8;
  return {
    kind: 'room-box',
    min: [-2, 0, -2],
    max: [2, 3, 2],
    cells,
    radiance: new Float32Array(6 * cells * cells * 3).fill(0.6),
    lamps: [],
    floor: { coat: 0, roughness: 1 },
    ...more,
  };
}

const floor = surface(quad([-50, 0, -50], [0, 0, 100], [100, 0, 0]), gray());
/** Looks down from 1.5 m at a small place of the floor around x, z. */
const downAt = (x: number, z: number): Partial<CameraPlacement> => ({
  position: [x, 1.5, z],
  pitch: -90,
  focal: 20,
});

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

  it('finds the light of an even room on its own floor', () => {
    const out = trace({
      surfaces: [],
      light: roomBox(),
      camera: downAt(0.3, 0.2),
      options: { samples: 256 },
    });
    expect(mean(out, PIXEL.lightWithout)).toBeCloseTo(0.6, 1.7);
  });

  it('casts the shadow of a ball in the sun where geometry says, and nowhere else', () => {
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

  it('darkens the floor under a table and colors it by what stands beside', () => {
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

it('answers numbers however broken the normals and whatever the materials are', () => {
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
