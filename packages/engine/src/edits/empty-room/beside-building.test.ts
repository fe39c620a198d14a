import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../../test/drawn-known-room.ts';
import { createMask } from '../../base/raster/raster.ts';
import { besideBuilding } from './beside-building.ts';

const { analysis } = drawnKnownRoom(160, 120);
/** A thing before the far wall with building on the left of it, as far up as said. */
function roomWith(share: number) {
  const going = createMask(160, 120);
  const building = createMask(160, 120);
  for (let y = 40; y < 60; y++) going.data.fill(255, y * 160 + 70, y * 160 + 90);
  for (let y = 60 - Math.round(24 * share); y < 60; y++) building.data.fill(255, y * 160 + 60, y * 160 + 70);
  return { going, building };
}

describe('how much of what surrounds furniture belongs to the building', () => {
  it('is none where it stands before bare wall', () => {
    expect(besideBuilding(roomWith(0), analysis)).toBe(0);
  });

  it('is the more the more of it there is', () => {
    const [little, much] = [besideBuilding(roomWith(0.3), analysis), besideBuilding(roomWith(0.9), analysis)];
    expect(little).toBeGreaterThan(0);
    expect(much).toBeGreaterThan(little);
    expect(much).toBeLessThan(0.5);
  });
});
