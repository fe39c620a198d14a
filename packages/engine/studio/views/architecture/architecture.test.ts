import { expect, it } from 'vitest';
import { createRandom } from '../../../src/base/random.ts';
import { VIEW_CLASSES } from '../../../src/scene/segmentation/room-network/view-classes.ts';
import { baseRoom } from '../base-room.ts';
import { placeCamera } from '../free-camera.ts';
import type { ViewRoom } from '../view-room.ts';
import { distanceTo } from './clearance.ts';
import { changeArchitecture } from './index.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => i + 1);
const BOUNDS = { low: -6, high: 12, lowest: -0.5 };
const FROM_CAMERA = 0.5;
const MOST_TRIANGLES = 20_000;

function roomOf(seed: number): ViewRoom {
  const random = createRandom(seed);
  return changeArchitecture(placeCamera(baseRoom(seed, random), random), random);
}

const rooms = SEEDS.map(roomOf);

it('makes the same room of the same seed', () => {
  for (const seed of SEEDS.slice(0, 8)) expect(roomOf(seed)).toEqual(rooms[seed - 1]);
});

it('adds something to most rooms', () => {
  expect(rooms.filter(({ added }) => added.length > 0).length).toBeGreaterThan(SEEDS.length / 2);
  expect(rooms.some(({ openings }) => openings.length > 0)).toBe(true);
});

it('adds light meshes with finite corners in and around the room', () => {
  for (const { added } of rooms) {
    for (const { mesh } of added) {
      expect([...mesh.positions, ...mesh.normals, ...mesh.uvs].every(Number.isFinite)).toBe(true);
      expect(mesh.positions.every((value) => value > BOUNDS.low && value < BOUNDS.high)).toBe(true);
      expect(mesh.positions.every((value, i) => i % 3 !== 1 || value > BOUNDS.lowest)).toBe(true);
    }
    expect(added.reduce((sum, { mesh }) => sum + mesh.triangles.length / 3, 0)).toBeLessThan(MOST_TRIANGLES);
  }
});

it('keeps away from the camera', () => {
  for (const { added, spec } of rooms) {
    for (const { mesh } of added) expect(distanceTo(mesh, spec.camera.position)).toBeGreaterThan(FROM_CAMERA);
  }
});

it('puts openings where there is no window, door or other opening', () => {
  for (const { openings, spec } of rooms) {
    for (const [i, a] of openings.entries()) {
      expect(a.height).toBeLessThan(spec.size.height);
      for (const b of [...spec.windows, ...spec.doors, ...openings.slice(i + 1)]) {
        if (a.wall !== b.wall) continue;
        expect(a.along + a.width <= b.along || b.along + b.width <= a.along).toBe(true);
      }
    }
  }
});

it('labels with classes of the network', () => {
  for (const { added } of rooms) for (const { shows } of added) expect(VIEW_CLASSES).toContain(shows);
});

it('leaves nothing lying on a piece that is gone', () => {
  for (const { spec } of rooms) {
    const names = new Set(spec.pieces.map(({ name }) => name));
    for (const { where } of spec.pieces) if (where.on === 'piece') expect(names).toContain(where.name);
  }
});
