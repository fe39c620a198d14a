import { expect, it } from 'vitest';
import { always, planOf } from '../../../../test/staging-plans.ts';
import { type BoxRoom, boxRoom } from '../../../../test/staging-rooms.ts';
import { CELL } from '../room/floor-grid.ts';
import { ROOM_TYPES, StagingPlan } from './staging-plan.ts';

const LARGE: BoxRoom = { width: 5.4, depth: 6.6, height: 2.7, openings: [], yaw: 12 };

it.each(ROOM_TYPES)('furnishes a large empty room as %s: sparsely, usually, fully', (roomType) => {
  const room = boxRoom(LARGE);
  const counts = [0.3, 0.8, 1].map((strength) => planOf(room, roomType, 0, strength)?.items.length ?? 0);
  expect(counts[0]).toBeGreaterThan(0);
  expect(counts[1]).toBeGreaterThan(counts[0]!);
  expect(counts[2]).toBeGreaterThan(counts[1]!);
});

it('gives the same plan for the same seed, and another for another', () => {
  const room = boxRoom(LARGE);
  expect(planOf(room, 'living_room', 3)).toEqual(planOf(room, 'living_room', 3));
  const places = [0, 1, 2, 3].map((seed) => {
    const { kind, x, z, turn } = planOf(room, 'living_room', seed)!.items[0]!;
    return `${kind} ${x} ${z} ${turn}`;
  });
  expect(new Set(places).size).toBe(4);
});

it('survives being written down and read again', () => {
  always((_, items, { roomType, seed }) => {
    const made: StagingPlan = { version: 1, roomType, style: 'modern', seed, items: [...items] };
    expect(StagingPlan.parse(JSON.parse(JSON.stringify(made)))).toEqual(made);
  });
});

it('puts compact furniture into a small room and large furniture into a large one', () => {
  const width = (box: BoxRoom) => planOf(boxRoom(box), 'bedroom', 0)?.items[0]?.size[0] ?? 0;
  expect(width({ ...LARGE, width: 2.9, depth: 4, yaw: 0 })).toBeLessThan(width(LARGE));
});

it('gives nothing where nothing fits', () => {
  const room = boxRoom(LARGE);
  const state = room.floor.state.map((cell) => (cell === CELL.free ? CELL.taken : cell));
  expect(planOf({ ...room, floor: { ...room.floor, state } }, 'living_room')).toBeNull();
});
