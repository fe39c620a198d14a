import { expect, it } from 'vitest';
import { drawnHouse } from '../../../test/drawn-house.ts';
import { drawnKnownRoom } from '../../../test/drawn-known-room.ts';
import { createMask } from '../../base/raster/raster.ts';
import { SUGGESTED_BECAUSE } from '../base/suggested-because.ts';
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
