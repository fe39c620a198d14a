import { ROOM_TYPES } from '@home-design/vocabulary';
import { expect, it } from 'vitest';
import { planOf } from '../../../../test/staging-plans.ts';
import { type BoxRoom, boxRoom } from '../../../../test/staging-rooms.ts';
import { CELL } from '../room/floor-grid.ts';
import { StagingPlan } from './staging-plan.ts';

const LARGE: BoxRoom = { width: 5.4, depth: 6.6, height: 2.7, openings: [], yaw: 12 };
const SEEDS = [0, 1, 2];

it.each(ROOM_TYPES)(
  'furnishes a large empty room as %s, sparsely, usually, fully, in plans that can be stored',
  (roomType) => {
    const room = boxRoom(LARGE);
    const plans = [0.3, 0.8, 1].map((strength) =>
      SEEDS.map((seed) => planOf(room, roomType, seed, strength)),
    );
    // Two seeds may differ in their arrangement, so a single fuller plan may have fewer things.
    const counts = plans.map((all) => all.reduce((sum, plan) => sum + (plan?.items.length ?? 0), 0));
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[1]).toBeGreaterThan(counts[0]!);
    expect(counts[2]).toBeGreaterThan(counts[1]!);
    for (const plan of plans.flat())
      expect(StagingPlan.parse(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
  },
);

it('gives the same plan for the same seed, and another for another', () => {
  const room = boxRoom(LARGE);
  const plans = [0, 1, 2, 3].map((seed) => planOf(room, 'living_room', seed)!);
  expect(planOf(room, 'living_room', 3)).toEqual(plans[3]);
  const places = plans.map(({ items: [main] }) => `${main!.kind} ${main!.x} ${main!.z} ${main!.turn}`);
  expect(new Set(places).size).toBe(4);
});

it('puts compact furniture into a small room and large furniture into a large one', () => {
  const width = (box: BoxRoom) => planOf(boxRoom(box), 'bedroom', 0)?.items[0]?.size[0] ?? 0;
  expect(width({ ...LARGE, width: 2.9, depth: 4, yaw: 0 })).toBeLessThan(width(LARGE));
});

it('gives null if nothing fits', () => {
  const room = boxRoom(LARGE);
  const state = room.floor.state.map((cell) => (cell === CELL.free ? CELL.taken : cell));
  expect(planOf({ ...room, floor: { ...room.floor, state } }, 'living_room')).toBeNull();
});
