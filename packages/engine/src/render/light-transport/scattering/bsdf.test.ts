import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quad } from '../../../base/geometry/shapes.ts';
import { makeCamera } from '../../camera.ts';
import { flattenScene } from '../../flatten.ts';
import { type Material, material } from '../../materials/material.ts';
import { createSurface } from '../surface.ts';
import { createBsdf } from './bsdf.ts';
import { createMaterialTable } from './material-table.ts';

/** A surface in the plane y = 0 of one material and color, seen under `cosine`. */
function lookAt(more: Partial<Omit<Material, 'texture'>>, color: number, cosine: number) {
  const scene = flattenScene({
    surfaces: [
      {
        mesh: quad([0, 0, 0], [1, 0, 0], [0, 0, 1]),
        material: material({ kind: 'plain', color: '#ffffff' }, more),
        object: 0,
      },
    ],
    camera: makeCamera({ position: [0, 1, 0], focal: 1, width: 4, height: 4 }),
    light: {
      kind: 'daylight',
      sky: { zenith: [1, 1, 1], horizon: [1, 1, 1], ground: [1, 1, 1] },
      portals: [],
      lamps: [],
    },
  });
  const bsdf = createBsdf(createMaterialTable(scene));
  const surface = createSurface();
  surface.normal.set([0, 1, 0]);
  surface.face.set([0, 1, 0]);
  surface.out.set([Math.sqrt(1 - cosine * cosine), cosine, 0]);
  surface.albedo.fill(color);
  bsdf.begin(surface, 0);
  return bsdf;
}

const SIDE = 64;

/** Share of light from everywhere that goes back, by the directions the BSDF itself chooses. */
function furnace(bsdf: ReturnType<typeof createBsdf>): number {
  let sum = 0;
  for (let i = 0; i < SIDE * SIDE; i++) {
    const lobe = (i * 0.7548776662 + 0.5) % 1;
    if (bsdf.sample(lobe, ((i % SIDE) + 0.5) / SIDE, (Math.floor(i / SIDE) + 0.5) / SIDE)) {
      sum += bsdf.value[1]!;
    }
  }
  return sum / SIDE ** 2;
}

/** The same, and the sum of all likelihoods, by directions spread evenly over the sphere. */
function evenly(bsdf: ReturnType<typeof createBsdf>): { share: number; chance: number } {
  const side = 300;
  let share = 0;
  let chance = 0;
  for (let i = 0; i < side * side; i++) {
    const y = 2 * (((i % side) + 0.5) / side) - 1;
    const angle = (2 * Math.PI * (Math.floor(i / side) + 0.5)) / side;
    const flat = Math.sqrt(1 - y * y);
    if (!bsdf.evaluate(flat * Math.cos(angle), y, flat * Math.sin(angle))) continue;
    share += bsdf.value[1]!;
    chance += bsdf.pdf[0]!;
  }
  const each = (4 * Math.PI) / (side * side);
  return { share: share * each, chance: chance * each };
}

const COSINES = [1, 0.7, 0.35, 0.1];

describe('a white furnace', () => {
  it.each(COSINES)('returns all light from a white matte surface, seen under %d', (cosine) => {
    expect(furnace(lookAt({}, 1, cosine))).toBeCloseTo(1, 2);
    expect(furnace(lookAt({ translucency: 0.4 }, 1, cosine))).toBeCloseTo(1, 2);
  });

  it.each(COSINES)('returns all light from white under varnish, seen under %d', (cosine) => {
    for (const roughness of [0.1, 0.3, 0.6, 1]) {
      expect(furnace(lookAt({ coat: 0.05, roughness }, 1, cosine))).toBeCloseTo(1, 1);
    }
  });

  it.each(COSINES)('returns all light from a white metal of any roughness, seen under %d', (cosine) => {
    for (const roughness of [0.05, 0.3, 0.6, 0.9]) {
      const share = furnace(lookAt({ metallic: 1, roughness }, 1, cosine));
      expect(share).toBeGreaterThan(0.95);
      expect(share).toBeLessThan(1.03);
    }
  });

  it.each(COSINES)('returns at most all light from velvet, seen under %d', (cosine) => {
    expect(furnace(lookAt({ sheen: 1 }, 1, cosine))).toBeCloseTo(1, 1);
    const dark = furnace(lookAt({ sheen: 1 }, 0.1, cosine));
    expect(dark).toBeGreaterThan(0.1);
    expect(dark).toBeLessThan(0.6);
  });
});

it('reflects dark matter by its coat alone: Fresnel at normal incidence', () => {
  expect(furnace(lookAt({ coat: 0.04, roughness: 0.05 }, 0, 1))).toBeCloseTo(0.04, 3);
});

it('sends light of a color through a leaf to the side behind', () => {
  const leaf = lookAt({ translucency: 0.3 }, 0.5, 0.8);
  expect(leaf.evaluate(0, -1, 0)).toBe(true);
  expect(leaf.value[1]!).toBeCloseTo((0.3 * 0.5) / Math.PI, 6);
  expect(lookAt({}, 0.5, 0.8).evaluate(0, -1, 0)).toBe(false);
});

it('chooses directions with the declared density, and never reflects more than it gets', () => {
  const unit = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      fc.record({
        coat: fc.constantFrom(0, 0.02, 0.08),
        roughness: fc.double({ min: 0.45, max: 1, noNaN: true }),
        metallic: fc.constantFrom(0, 0.5, 1),
        sheen: unit,
        translucency: fc.constantFrom(0, 0.5),
      }),
      unit,
      fc.double({ min: 0.1, max: 1, noNaN: true }),
      (more, color, cosine) => {
        const bsdf = lookAt(more, color, cosine);
        const { share, chance } = evenly(bsdf);
        expect(chance).toBeGreaterThan(0.6);
        expect(chance).toBeLessThan(1.02);
        expect(share).toBeLessThan(1.04);
        expect(furnace(bsdf)).toBeCloseTo(share, 1);
      },
    ),
    { numRuns: 25, seed: 5 },
  );
});
