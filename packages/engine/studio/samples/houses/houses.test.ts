import { describe, expect, it } from 'vitest';
import { photograph } from '../photograph.ts';
import { labelOfClass } from '../scene.ts';
import { isLawn, pathOf } from './ground-plan.ts';
import { houseScene } from './house-scene.ts';
import type { HouseOpening, HouseSpec } from './house-spec.ts';
import { HOUSES } from './index.ts';

const openingsOf = (house: HouseSpec): HouseOpening[] => [...house.windows, house.door];

const overlap = (a: HouseOpening, b: HouseOpening): boolean =>
  a.body === b.body &&
  a.x < b.x + b.width &&
  b.x < a.x + a.width &&
  a.sill < b.sill + b.height &&
  b.sill < a.sill + a.height;

describe.each(HOUSES.map((house) => [house.id, house] as const))('%s', (_, house) => {
  it('has doors and windows that lie in its walls, none in another', () => {
    const openings = openingsOf(house);
    for (const [i, { body, x, sill, width, height }] of openings.entries()) {
      const { width: wall, eaves } = house.bodies[body]!;
      expect(x).toBeGreaterThan(0.2);
      expect(x + width).toBeLessThan(wall - 0.2);
      expect(sill + height).toBeLessThan(eaves);
      for (const other of openings.slice(i + 1)) expect(overlap(openings[i]!, other)).toBe(false);
    }
  });

  it('is built of sound triangles', () => {
    const { scene } = houseScene(house, 96);
    for (const { mesh } of scene.surfaces) {
      expect(mesh.triangles.length).toBeGreaterThan(0);
      expect(mesh.positions.every(Number.isFinite) && mesh.normals.every(Number.isFinite)).toBe(true);
    }
  });

  it('grows grass in the garden, and none on the path or in the house', () => {
    const { middle, start } = pathOf(house);
    const { x, width, forward } = house.bodies[0]!;
    expect(isLawn(house, middle, start + 5)).toBe(false);
    expect(isLawn(house, middle + 1.5, start + 8)).toBe(true);
    expect(isLawn(house, x + width / 2, forward - 1)).toBe(false);
  });
});

it('a picture of a house shows roof, facade, window, door, ground and sky in their colors', async () => {
  const house = HOUSES.at(-1)!;
  const { labels, photo } = await photograph(houseScene(house, 72), {
    samples: 1,
    threads: 2,
    seed: 3,
    exposure: 0,
  });
  const seen = new Set(labels.data);
  for (const shows of ['roof', 'facade', 'window', 'door', 'ground', 'sky'] as const) {
    expect(seen, shows).toContain(labelOfClass(shows));
  }
  const at = (x: number, y: number) => [...photo.data.subarray((y * 72 + x) * 3, (y * 72 + x) * 3 + 3)];
  const [sky, lawn] = [at(36, 1), at(10, 44)];
  expect(sky[2]).toBeGreaterThan(sky[0]!);
  expect(lawn[1]).toBeGreaterThan(lawn[2]!);
});
