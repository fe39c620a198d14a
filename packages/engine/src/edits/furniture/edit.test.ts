import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../../test/drawn-known-room.ts';
import { runNetworksAnew } from '../../../test/run-networks-anew.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import { stagePhoto } from './edit.ts';
import type { PlanItem, StagingPlan } from './plan/staging-plan.ts';
import { StagingRequest } from './request.ts';

const { photo, analysis } = drawnKnownRoom(144, 96);
const quick = { longestSide: 2048, samples: 2, threads: 2 };

const table: PlanItem = {
  kind: 'coffee-table',
  silhouette: 'rectangle',
  x: -0.4,
  y: 0,
  z: -2.6,
  turn: 0,
  size: [1, 0.42, 0.6],
};
const sofa: PlanItem = { ...table, kind: 'sofa', silhouette: 'boxy', x: 0.5, size: [1.9, 0.8, 0.9] };
const planOf = (...items: PlanItem[]): StagingPlan => ({
  version: 1,
  // Kitchens are furnished without a search for furniture, which takes half a second.
  roomType: 'kitchen',
  style: 'modern',
  seed: 7,
  items,
});
const render = (plan: StagingPlan, threads: number) =>
  stagePhoto(photo, analysis, StagingRequest.parse({ mode: 'furniture', plan }), {}, { ...quick, threads });

/** Several tests share one picture. */
const staged = new Map<string, ReturnType<typeof render>>();
function stage(plan: StagingPlan): ReturnType<typeof render> {
  const key = JSON.stringify(plan);
  const result = staged.get(key) ?? render(plan, quick.threads);
  staged.set(key, result);
  return result;
}
const planned = (more: object) =>
  stagePhoto(
    photo,
    analysis,
    StagingRequest.parse({ mode: 'furniture', ...more }),
    {},
    { ...quick, samples: 1 },
  );

/** Pixels that differ outside the mask. */
function changedOutside(before: Raster, { raster, mask }: { raster: Raster; mask: Mask }): number {
  const isOther = (p: number) => [0, 1, 2].some((k) => before.data[p * 3 + k] !== raster.data[p * 3 + k]);
  return [...mask.data.keys()].filter((p) => mask.data[p] === 0 && isOther(p)).length;
}

/** Horizontal center of the changed pixels, share of the width. */
function middle({ width, data }: Mask): number {
  const columns = [...data.keys()].filter((p) => data[p] !== 0).map((p) => (p % width) / width);
  return columns.reduce((sum, x) => sum + x, 0) / columns.length;
}

describe('a furnished photo', () => {
  it('is the photo itself if the plan is empty', async () => {
    const { raster, mask } = await stage(planOf());
    expect(raster).toEqual(photo);
    expect(mask.data.every((value) => value === 0)).toBe(true);
  });

  it('keeps every byte outside furniture, its shadow and its mirror image', async () => {
    const furnished = await stage(planOf(table, sofa));
    const { data } = furnished.mask;
    const share = data.filter((value) => value !== 0).length / data.length;
    expect(share).toBeGreaterThan(0.05);
    expect(share).toBeLessThan(0.7);
    expect(changedOutside(photo, furnished)).toBe(0);
  });

  it('has the same bytes for the same plan, with any number of threads (EDITS-24)', async () => {
    runNetworksAnew();
    const plan = planOf(table, sofa);
    const [one, two, three] = [await render(plan, 1), await stage(plan), await render(plan, 3)];
    expect(two.raster).toEqual(one.raster);
    expect(three.raster).toEqual(one.raster);
    expect(three.mask).toEqual(one.mask);
  });

  it('is rendered again from its returned plan, regardless of the rest of the request', async () => {
    const first = await planned({ style: 'rustic', seed: 3 });
    expect(first.plan).toMatchObject({ style: 'rustic', seed: 3, roomType: 'living_room' });
    expect(first.plan.items.length).toBeGreaterThan(1);
    const kept = JSON.parse(JSON.stringify(first.plan));
    const again = await planned({
      plan: kept,
      style: 'luxury',
      room_type: 'office',
      seed: 99,
      strength: 0.1,
    });
    expect(again.plan).toEqual(first.plan);
    expect(again.raster).toEqual(first.raster);
  });
});

describe('a changed plan', () => {
  it('moves a moved thing', async () => {
    const left = await stage(planOf(table));
    const right = await stage(planOf({ ...table, x: table.x + 1.2 }));
    expect(middle(right.mask) - middle(left.mask)).toBeGreaterThan(0.1);
  });

  it('turns a turned thing, swaps a swapped one, leaves out a removed one', async () => {
    const both = await stage(planOf(table, sofa));
    const turned = await stage(planOf(table, { ...sofa, turn: 90 }));
    const swapped = await stage(planOf(table, { ...sofa, kind: 'armchair', size: [0.8, 0.8, 0.8] }));
    const removed = await stage(planOf(table));
    const without = await stage(planOf());
    expect(new Set([both, turned, swapped, removed, without].map(({ raster }) => hash(raster))).size).toBe(5);
    const changed = ({ mask }: { mask: Mask }) => mask.data.filter((value) => value !== 0).length;
    expect(changed(removed)).toBeLessThan(changed(swapped));
    expect(changed(swapped)).toBeLessThan(changed(both));
  });

  it('shows another cloth in the same place for another seed', async () => {
    const one = await stage(planOf(sofa));
    const other = await stage({ ...planOf(sofa), style: 'bohemian', seed: 8 });
    const same = await stage({ ...planOf(sofa), style: 'bohemian', seed: 7 });
    expect(hash(other.raster)).not.toBe(hash(same.raster));
    expect(Math.abs(middle(other.mask) - middle(same.mask))).toBeLessThan(0.03);
    expect(Math.abs(middle(one.mask) - middle(same.mask))).toBeLessThan(0.05);
  });
});

it('has more furniture at a higher strength', async () => {
  const sparse = await planned({ strength: 0.1 });
  const full = await planned({ strength: 1 });
  expect(sparse.plan.items.length).toBeLessThan(full.plan.items.length);
});

it('furnishes photos larger than it renders at their full size', async () => {
  const large = drawnKnownRoom(433, 289);
  const request = StagingRequest.parse({ mode: 'furniture', plan: planOf(table, sofa) });
  const filled = await stagePhoto(large.photo, large.analysis, request, {}, { ...quick, longestSide: 144 });
  expect([filled.raster.width, filled.raster.height]).toEqual([433, 289]);
  expect(changedOutside(large.photo, filled)).toBe(0);
  const small = await stage(planOf(table, sofa));
  expect(Math.abs(middle(filled.mask) - middle(small.mask))).toBeLessThan(0.02);
});

it('stops at any stage, and reports nothing more', async () => {
  const request = StagingRequest.parse({ mode: 'furniture', plan: planOf(table) });
  // Progress is reported per tile, and two threads have no fixed order of tiles.
  const oneThread = { ...quick, threads: 1 };
  const run = async (stopAfter: number) => {
    const controller = new AbortController();
    let told = 0;
    const onProgress = () => {
      told++;
      if (told === stopAfter) controller.abort();
    };
    const result = stagePhoto(photo, analysis, request, { onProgress, signal: controller.signal }, oneThread);
    return {
      result: await result.then(
        () => 'done',
        (error) => error.code,
      ),
      told,
    };
  };
  const { told: all } = await run(Number.POSITIVE_INFINITY);
  expect(all).toBeGreaterThan(5);
  for (const stopAfter of [1, 2, 4, Math.floor(all / 2), all - 1]) {
    expect(await run(stopAfter)).toEqual({ result: 'cancelled', told: stopAfter });
  }
});

function hash({ data }: Raster): number {
  return data.reduce((sum, byte) => (Math.imul(sum, 31) + byte) | 0, 7);
}
