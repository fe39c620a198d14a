import { expect, it } from 'vitest';
import { drawnKnownRoom } from '../../../test/drawn-known-room.ts';
import { floorRegions } from './floor-regions.ts';

it('names the floor of a room, and neither walls nor ceiling', () => {
  const { analysis } = drawnKnownRoom(240, 160);
  const named = floorRegions(analysis);
  expect(named.length).toBeGreaterThan(0);
  expect(named.map((id) => analysis.regions[id]!.face)).toEqual(named.map(() => 'floor'));
});
