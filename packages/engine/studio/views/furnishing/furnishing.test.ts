import { expect, test } from 'vitest';
import type { Vec3 } from '../../../src/base/geometry/vector.ts';
import { createRandom } from '../../../src/base/random.ts';
import { VIEW_CLASSES } from '../../../src/scene/segmentation/room-network/view-classes.ts';
import { baseRoom } from '../base-room.ts';
import { placeCamera } from '../free-camera.ts';
import type { AddedPart, ViewRoom } from '../view-room.ts';
import { changeFurnishing } from './index.ts';
import { around, type Box, boxOnWall, distanceTo, meets } from './obstacles.ts';

const SEEDS = Array.from({ length: 30 }, (_, i) => 3000 + 17 * i);
/** Rooms are built from pieces of furniture: slow where cores are shared. */
const PATIENCE = { timeout: 60_000 };
const BEYOND = 1;
const CAMERA_ROOM = 0.4;
const PIECE_ROOM = 0.8;
/** Before the face of a wall and behind it. */
const HOLE = [-0.3, 0.15] as const;
const OPENING: ViewRoom['openings'][number] = { wall: 'north', along: 0.6, width: 1.2, height: 2.1 };

interface Made {
  readonly seed: number;
  readonly before: ViewRoom;
  readonly room: ViewRoom;
  readonly fresh: readonly AddedPart[];
}

function made(seed: number): Made {
  const random = createRandom(seed);
  const base = placeCamera(baseRoom(seed, random), random);
  const before = seed % 2 === 0 ? base : { ...base, openings: [OPENING] };
  const room = changeFurnishing(before, random);
  return { seed, before, room, fresh: room.added.slice(before.added.length) };
}

const ROOMS = SEEDS.map(made);

function trianglesOf({ mesh: { positions, triangles } }: AddedPart): Box[] {
  const vertex = (i: number): Vec3 => [positions[3 * i]!, positions[3 * i + 1]!, positions[3 * i + 2]!];
  return Array.from({ length: triangles.length / 3 }, (_, i) =>
    around([0, 1, 2].map((corner) => vertex(triangles[3 * i + corner]!))),
  );
}

test('The same seed makes the same room', PATIENCE, () => {
  for (const seed of SEEDS.slice(0, 2)) expect(made(seed)).toEqual(ROOMS.find((room) => room.seed === seed));
});

test('Added things are whole, in the room, and away from the camera', () => {
  for (const { seed, room, fresh } of ROOMS) {
    const { size, camera } = room.spec;
    const inside: Box = {
      min: [-BEYOND, -BEYOND, -BEYOND],
      max: [size.width + BEYOND, size.height + BEYOND, size.depth + BEYOND],
    };
    for (const part of fresh) {
      const { mesh } = part;
      expect(
        [...mesh.positions, ...mesh.normals, ...mesh.uvs].every(Number.isFinite),
        `${seed} ${part.shows}`,
      ).toBe(true);
      for (const box of trianglesOf(part)) {
        if (!meets(box, inside)) expect.unreachable(`${seed}: ${part.shows} is out of the room`);
        if (distanceTo(box, camera.position) < CAMERA_ROOM)
          expect.unreachable(`${seed}: ${part.shows} is at the camera`);
      }
      expect(VIEW_CLASSES).toContain(part.shows);
    }
  }
});

test('Nothing but curtains and blinds is before a window, and nothing before a door or an opening', () => {
  for (const { seed, room, fresh } of ROOMS) {
    const { spec, openings } = room;
    const windows = spec.windows.map(({ wall, along, width, sill, height }) =>
      boxOnWall(spec.size, wall, [along, along + width], [sill, sill + height], HOLE),
    );
    const doors = [...spec.doors, ...openings].map(({ wall, along, width, height }) =>
      boxOnWall(spec.size, wall, [along, along + width], [0, height], HOLE),
    );
    for (const part of fresh) {
      const holes = part.shows === 'curtain' ? doors : [...windows, ...doors];
      const isBefore = trianglesOf(part).some((box) => holes.some((hole) => meets(box, hole)));
      expect(isBefore, `${seed}: ${part.shows}`).toBe(false);
    }
  }
});

test('Pieces that stay come first, bases come before the things on them, and none is at the camera', () => {
  for (const { seed, before, room } of ROOMS) {
    const { pieces, camera, size } = room.spec;
    const firstLoose = pieces.findIndex(({ stays }) => !stays);
    expect(
      pieces.slice(firstLoose < 0 ? pieces.length : firstLoose).some(({ stays }) => stays),
      `${seed}`,
    ).toBe(false);
    const known = new Set<string>();
    for (const { where, name } of pieces) {
      if (where.on === 'piece') expect(known, `${seed}`).toContain(where.name);
      if (name !== undefined) known.add(name);
    }
    for (const { where } of pieces.filter(({ name }) => name?.startsWith('loose-'))) {
      if (where.on !== 'floor') continue;
      expect(Math.hypot(where.x - camera.position[0], where.z - camera.position[2])).toBeGreaterThan(
        PIECE_ROOM,
      );
      expect(where.x > 0 && where.x < size.width && where.z > 0 && where.z < size.depth).toBe(true);
    }
    expect(room.openings).toBe(before.openings);
  }
});

test('Rooms differ: most get things, and most classes that the kit lacks appear', () => {
  const shown = new Set(ROOMS.flatMap(({ fresh }) => fresh.map(({ shows }) => shows)));
  expect(ROOMS.filter(({ fresh }) => fresh.length > 0).length).toBeGreaterThan(SEEDS.length * 0.9);
  for (const shows of [
    'built-in',
    'fixture',
    'curtain',
    'hanging',
    'mirror',
    'furniture',
    'clutter',
    'lamp',
    'covering',
  ] as const) {
    expect(shown).toContain(shows);
  }
});
