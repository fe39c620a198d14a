import { expect, it } from 'vitest';
import { boundsOf } from '../../base/geometry/deform.ts';
import type { RenderSurface } from '../../render/scene.ts';
import { furnishPlan } from './furnish-plan.ts';
import type { PlanItem, StagingPlan } from './plan/staging-plan.ts';

const sofa: PlanItem = {
  kind: 'sofa',
  silhouette: 'track-arm',
  x: -1,
  y: 0,
  z: -4,
  turn: 0,
  size: [2, 0.82, 0.94],
};
const table: PlanItem = {
  kind: 'coffee-table',
  silhouette: 'drum',
  x: 0.2,
  y: 0,
  z: -2.6,
  turn: 0,
  size: [0.9, 0.38, 0.6],
};
const plan = (...items: PlanItem[]): StagingPlan => ({
  version: 1,
  roomType: 'living_room',
  style: 'modern',
  seed: 5,
  items,
});

const surfaces = (made: StagingPlan) => furnishPlan(made, 0.4).surfaces;
const objects = (all: readonly RenderSurface[]) => new Set(all.map(({ object }) => object));
/** Center of the floor area that a thing covers. */
function middle(all: readonly RenderSurface[], object: number): readonly [number, number] {
  const { min, max } = boundsOf(all.filter((one) => one.object === object).map(({ mesh }) => mesh));
  return [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
}

it('puts every thing at the place and in the size of the plan', () => {
  const all = surfaces(plan(sofa, table));
  expect(objects(all)).toEqual(new Set([1, 2]));
  expect(middle(all, 1)[0]).toBeCloseTo(sofa.x, 1);
  expect(middle(all, 1)[1]).toBeCloseTo(sofa.z, 1);
  expect(middle(all, 2)[0]).toBeCloseTo(table.x, 1);
});

it('moves a moved thing and nothing else', () => {
  const before = surfaces(plan(sofa, table));
  const after = surfaces(plan(sofa, { ...table, x: table.x + 0.7 }));
  expect(middle(after, 2)[0] - middle(before, 2)[0]).toBeCloseTo(0.7, 5);
  expect(middle(after, 2)[1]).toBeCloseTo(middle(before, 2)[1], 5);
  expect(middle(after, 1)).toEqual(middle(before, 1));
});

it('leaves out a removed thing', () => {
  expect(objects(surfaces(plan(table)))).toEqual(new Set([1]));
  expect(surfaces(plan())).toEqual([]);
});

it('builds another shape for another silhouette, and the same for the same plan', () => {
  const shape = (made: PlanItem) => surfaces(plan(made)).map(({ mesh }) => mesh.positions);
  expect(shape({ ...sofa, silhouette: 'low-platform' })).not.toEqual(shape(sofa));
  expect(shape(sofa)).toEqual(shape(sofa));
});

it('lights lamps by day so that they look lit and are not overexposed', () => {
  const globe: PlanItem = { ...table, kind: 'table-lamp', silhouette: 'globe', size: [0.26, 0.34, 0.26] };
  const shade: PlanItem = { ...globe, silhouette: 'drum-on-ball' };
  const glowOf = (roomLight: number) =>
    Math.max(
      ...furnishPlan(plan(globe), roomLight).surfaces.flatMap(({ material }) => material.emission ?? []),
    );
  for (const roomLight of [0.05, 0.2, 0.4, 0.6, 0.8]) {
    // A white globe reflects about as much daylight as the photo shows on average.
    expect(glowOf(roomLight) + roomLight).toBeLessThan(1.1);
    expect(glowOf(roomLight)).toBeGreaterThan(0.1);
  }
  expect(glowOf(0.05)).toBeLessThan(0.6);
  const bulbs = [0.05, 0.2, 0.8].map(
    (roomLight) => furnishPlan(plan(shade), roomLight).lamps[0]!.radiance[0],
  );
  expect(bulbs[1]).toBeGreaterThan(bulbs[0]!);
  expect(bulbs[2]).toBe(bulbs[1]);
});
