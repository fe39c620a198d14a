import { expect, it } from 'vitest';
import { boxRoom } from '../../../test/staging-rooms.ts';
import { createMask } from '../../base/raster/raster.ts';
import { ROOM_CLASSES, type RoomClass } from '../../scene/segmentation/room-classes.ts';
import {
  refuseWithoutFloor,
  refuseWithoutPerspective,
  refuseWithoutSeenFloor,
} from './refuse-other-pictures.ts';
import { CELL } from './room/floor-grid.ts';

const room = boxRoom({ width: 4, depth: 5, height: 2.6, yaw: 0, openings: [] });
const photo = (confidence: number) => ({ camera: { confidence } });

it('takes a photo of a room with open floor', () => {
  expect(() => refuseWithoutPerspective(photo(0.7))).not.toThrow();
  expect(() => refuseWithoutFloor(room)).not.toThrow();
});

it('refuses a picture without perspective, such as the sky or a face, with a sentence', () => {
  expect(() => refuseWithoutPerspective(photo(0.1))).toThrow(/does not look like a photo of a room/);
});

it('refuses a picture in which nothing looks like a floor', () => {
  const seen = (name: RoomClass) => ({
    cells: { width: 1, height: 1, data: Uint8Array.from(ROOM_CLASSES, (one) => (one === name ? 255 : 0)) },
    outline: createMask(1, 1),
  });
  expect(() => refuseWithoutSeenFloor({ seenThings: seen('wall') })).toThrow(/No open floor/);
  for (const name of ['floor', 'rug'] as const) {
    expect(() => refuseWithoutSeenFloor({ seenThings: seen(name) })).not.toThrow();
  }
  expect(() => refuseWithoutSeenFloor({})).not.toThrow();
});

it('refuses a room without free floor, and gives advice', () => {
  const state = room.floor.state.map((cell) => (cell === CELL.free ? CELL.taken : cell));
  const full = { ...room, floor: { ...room.floor, state } };
  expect(() => refuseWithoutFloor(full)).toThrow(/No open floor.*has to go first/);
});
