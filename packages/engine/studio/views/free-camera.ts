import { between, pick } from '../../src/base/random.ts';
import type { RoomSpec } from '../samples/room-spec.ts';
import type { RoomChange } from './view-room.ts';

/** Share of rooms that keep the photographer's place in a corner. */
const KEPT = 0.4;
/** Width over height: cameras, phones, and crops by portals. */
const ASPECTS = [4 / 3, 4 / 3, 3 / 2, 3 / 2, 16 / 9, 1, 3 / 4, 2 / 3, 9 / 16] as const;
/** Meters between the camera and walls, and between it and the middle of a piece. */
const APART = { wall: 0.25, piece: 1.2 };
const TRIES = 24;

/** Puts the camera anywhere in the room, looking across it: by hand, by phone or on a tripod. */
export const placeCamera: RoomChange = (room, random) => {
  if (random() < KEPT) return room;
  const { width, depth, height } = room.spec.size;
  const position = freePlace(room.spec, random);
  if (!position) return room;
  const [x, z] = position;
  const target = [between(random, 0.15, 0.85) * width, between(random, 0.05, 0.7) * depth] as const;
  const [dx, dz] = [target[0] - x, target[1] - z];
  if (Math.hypot(dx, dz) < 1) return room;
  const aspect = pick(random, ASPECTS);
  const lens = between(random, 14, 34);
  const isLevel = random() < 0.5;
  return {
    ...room,
    spec: {
      ...room.spec,
      camera: {
        position: [x, Math.min(height - 0.3, between(random, 0.85, 1.8)), z],
        yaw: (Math.atan2(dx, -dz) * 180) / Math.PI,
        pitch: isLevel ? between(random, -1, 1) : between(random, -20, 8),
        roll: isLevel ? 0 : between(random, -3, 3),
        // A lens is named for the long side in both orientations.
        lens: aspect < 1 ? lens / aspect : lens,
        shift: [0, isLevel ? between(random, -0.08, 0.08) : 0],
        aspect,
      },
    },
  };
};

/** A place on the floor with nothing close by, or undefined in a full room. */
function freePlace({ size, pieces }: RoomSpec, random: () => number): readonly [number, number] | undefined {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const x = between(random, APART.wall, size.width - APART.wall);
    const z = between(random, size.depth * 0.35, size.depth - APART.wall);
    const isFree = pieces.every(({ where, kind }) => {
      if (where.on !== 'floor' || kind === 'rug') return true;
      return Math.hypot(where.x - x, where.z - z) > APART.piece;
    });
    if (isFree) return [x, z];
  }
  return undefined;
}
