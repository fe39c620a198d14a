import { describe, expect, it } from 'vitest';
import type { ViewRoom } from './view-room.ts';
import { viewRoomOf } from './view-room-of.ts';

const SEEDS = [1, 2, 3];

/** Everything but the meshes, of which the first corners stand for the rest. */
function summaryOf({ spec, openings, added, hasFlatCeiling }: ViewRoom): string {
  const parts = added.map(({ mesh, shows, goes }) => [shows, goes, mesh.positions.slice(0, 9)]);
  return JSON.stringify({ spec, openings, parts, hasFlatCeiling });
}

describe('rooms to learn from', () => {
  it.each(SEEDS)('are the same for the same seed (%i)', (seed) => {
    expect(summaryOf(viewRoomOf(seed))).toBe(summaryOf(viewRoomOf(seed)));
  });

  it('differ from seed to seed', () => {
    const rooms = SEEDS.map((seed) => summaryOf(viewRoomOf(seed)));
    expect(new Set(rooms).size).toBe(SEEDS.length);
  });
});
