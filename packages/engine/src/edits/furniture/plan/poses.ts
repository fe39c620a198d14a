import type { StagingRoom } from '../room/staging-room.ts';
import type { Arrangement } from './arrangements/arrangement.ts';
import { wallLines } from './rules.ts';

/** The place of a group's origin, and its turn. */
export interface Pose {
  readonly x: number;
  readonly z: number;
  readonly turn: number;
  readonly atWall: boolean;
}

/** A group with a back faces the viewer, either side or the picture's depth; tables are the same from both ends. */
const TURNS = { 'rather-at-wall': [0, 90, -90, 180], free: [0, 90], 'along-view': [0] } as const;
/** Distance of poses along a wall and on the open floor, meters. */
const STEP = { wall: 0.25, floor: 0.4 };
/** Least distance of a group's middle from walls and from the camera, meters. */
const FROM_WALL = 0.6;
const FROM_CAMERA = 1.4;

/** Every possible pose of an arrangement. */
export function* poses(room: StagingRoom, { stands }: Arrangement): Generator<Pose> {
  if (stands === 'at-wall' || stands === 'rather-at-wall') {
    for (const { wall, turn, at } of wallLines(room)) {
      const end = wall.start + wall.columns * wall.cell;
      for (let along = wall.start + 0.5; along < end - 0.5; along += STEP.wall) {
        yield { ...at(along, 0), turn, atWall: true };
      }
    }
    if (stands === 'at-wall') return;
  }
  const nearest = Math.min(room.max[1], -FROM_CAMERA);
  for (let z = room.min[1] + FROM_WALL; z < nearest; z += STEP.floor) {
    for (let x = room.min[0] + FROM_WALL; x < room.max[0] - FROM_WALL; x += STEP.floor) {
      for (const turn of TURNS[stands]) yield { x, z, turn, atWall: false };
    }
  }
}
