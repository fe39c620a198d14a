import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../../test/drawn-known-room.ts';
import { createMask } from '../../base/raster/raster.ts';
import { besideBuilding } from './beside-building.ts';

const { analysis } = drawnKnownRoom(160, 120);
/** A thing before the far wall, with a part of the building on its left up to the given share. */
function roomWith(share: number) {
  const going = createMask(160, 120);
  const building = createMask(160, 120);
  for (let y = 40; y < 60; y++) going.data.fill(255, y * 160 + 70, y * 160 + 90);
  for (let y = 60 - Math.round(24 * share); y < 60; y++) building.data.fill(255, y * 160 + 60, y * 160 + 70);
  return { going, building };
}

describe('the share of the building in the surroundings of furniture', () => {
  it('is zero before a bare wall', () => {
    expect(besideBuilding(roomWith(0), analysis)).toBe(0);
  });

  it('grows with the height of the building part', () => {
    const [little, much] = [besideBuilding(roomWith(0.3), analysis), besideBuilding(roomWith(0.9), analysis)];
    expect(little).toBeGreaterThan(0);
    expect(much).toBeGreaterThan(little);
    expect(much).toBeLessThan(0.5);
  });
});
