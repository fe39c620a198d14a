import { expect, it } from 'vitest';
import { drawnHouse } from '../../../test/drawn-house.ts';
import { drawnKnownRoom } from '../../../test/drawn-known-room.ts';
import { createMask } from '../../base/raster/raster.ts';
import { SUGGESTED_BECAUSE } from '../base/suggested-because.ts';
import { byRebuilding } from './by-rebuilding.ts';
import { takeAway } from './take-away.ts';

it('does not go on with walls and floor outdoors, where a house front may be read as a room', async () => {
  const [width, height] = [240, 160];
  const { photo } = drawnHouse(width, height, () => [110, 160, 225]);
  // As sure of its room box as an analysis can be.
  const { analysis } = drawnKnownRoom(width, height);
  const things = createMask(width, height);
  for (let y = 40; y < 120; y++) things.data.fill(255, y * width + 24, y * width + 216);
  const removal = { things, staying: createMask(width, height), byHand: true, seed: 1 };
  const { confidence, suggestedBecause } = await takeAway(photo, analysis, removal);
  expect(confidence).toBeLessThan(0.05);
  expect(suggestedBecause).toBe(SUGGESTED_BECAUSE.muchInvented);
});

it('refuses an automatic result if most of the picture would be invented', async () => {
  const [width, height] = [240, 160];
  const { photo } = drawnHouse(width, height, () => [110, 160, 225]);
  const { analysis } = drawnKnownRoom(width, height);
  const none = createMask(width, height);
  const things = { ...none, data: none.data.map((_, i) => (i % width > 24 && i % width < 216 ? 255 : 0)) };
  const removal = { things, staying: none, byHand: false, seed: 1 };
  await expect(takeAway(photo, analysis, removal)).rejects.toMatchObject({
    code: 'edit_not_confident',
    message: expect.stringContaining('would have to be invented'),
  });
});

it('rebuilds nothing where the network is surer for certain', async () => {
  const [width, height] = [240, 160];
  const { photo, analysis } = drawnKnownRoom(width, height);
  const none = createMask(width, height);
  const things = createMask(width, height);
  for (let y = 60; y < 110; y++) things.data.fill(255, y * width + 90, y * width + 130);
  const removal = { things, staying: none, byHand: true, seed: 1 };
  const parts = { going: things, building: none, doubtful: none, wallAndTrim: none, sureness: 1 };
  const rebuilt = (atLeast: number) =>
    byRebuilding(photo, analysis, removal, () => Promise.resolve(parts), atLeast);
  const sure = (await rebuilt(0))!.confidence;
  expect(sure).toBeGreaterThan(0.3);
  expect(await rebuilt(sure / 2)).not.toBeNull();
  expect(await rebuilt(1)).toBeNull();
});
