import { describe, expect, it } from 'vitest';
import { loadScene } from '../../../../studio/benchmark-scenes/load-scene.ts';
import { createMask, type Raster } from '../../../base/raster/raster.ts';
import { seeRoom } from '../../../scene/segmentation/see-room.ts';
import { judgeFill } from './judge-fill.ts';

/** A picture of which no color is odd. */
async function seen(photo: Raster) {
  const { cells } = await seeRoom(photo);
  return { cells, odd: createMask(cells.width, cells.height) };
}

describe('judging a fill', () => {
  it('prefers the empty room to furniture in its place', async () => {
    const { photo, labels, twin, facts } = await loadScene('traditional-dining-room-7');
    const goes = new Set(facts.things.filter(({ stays }) => !stays).map(({ label }) => label));
    const mask = createMask(photo.width, photo.height);
    labels.data.forEach((label, i) => {
      if (goes.has(label)) mask.data[i] = 255;
    });
    const { behind } = await seeRoom(photo);
    const [empty, furnished] = [
      judgeFill(await seen(twin!.photo), behind, mask),
      judgeFill(await seen(photo), behind, mask),
    ];
    expect(empty).toBeGreaterThan(0.5);
    expect(furnished).toBeLessThan(0.3);
  });

  it('finds no fault where nothing was filled', async () => {
    const { photo } = await loadScene('traditional-dining-room-7');
    const { behind } = await seeRoom(photo);
    expect(judgeFill(await seen(photo), behind, createMask(photo.width, photo.height))).toBe(1);
  });

  it('counts odd colors against a fill', async () => {
    const { photo } = await loadScene('traditional-dining-room-7');
    const { cells, behind } = await seeRoom(photo);
    const all = {
      ...createMask(cells.width, cells.height),
      data: new Uint8Array(cells.width * cells.height).fill(255),
    };
    expect(judgeFill({ cells, odd: all }, behind, all)).toBe(0);
  });
});
