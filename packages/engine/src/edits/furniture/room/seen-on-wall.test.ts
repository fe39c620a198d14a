import { expect, it } from 'vitest';
import { VIEW_CLASSES, type ViewClass } from '../../../scene/segmentation/room-network/view-classes.ts';
import { meaningsOf } from './seen-on-wall.ts';
import { SEEN } from './wall-grid.ts';

/** What a cell means that the network is so sure of. */
function meaningOf(shares: Partial<Record<ViewClass, number>>): number {
  const data = Uint8Array.from(VIEW_CLASSES, (name) => Math.round(255 * (shares[name] ?? 0)));
  return meaningsOf({ width: 1, height: 1, data }).data[0]!;
}

it('adds up classes with one meaning, so that panels are wall where wall and trim are both likely', () => {
  expect(meaningOf({ wall: 0.4, trim: 0.4 })).toBe(SEEN.wall);
  expect(meaningOf({ glass: 0.3, frame: 0.3, outside: 0.2 })).toBe(SEEN.window);
});

it('says nothing of a cell that the network is not sure of', () => {
  expect(meaningOf({ wall: 0.4, glass: 0.3, door: 0.3 })).toBe(SEEN.other);
});
