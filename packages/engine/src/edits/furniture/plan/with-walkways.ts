import type { PieceKind } from '../../../furniture/kinds.ts';
import type { StagingRoom } from '../room/staging-room.ts';
import type { PlacedGroup } from './place-group.ts';
import { keepsWalkways } from './walkways.ts';

/** Optional things of a group, and their cost; chairs at a table and the table itself are required. */
const SPARED: Partial<Record<PieceKind, number>> = {
  'coffee-table': 1,
  armchair: 0.4,
  'side-table': 0.2,
  'floor-lamp': 0.2,
  bench: 0.2,
  nightstand: 0.3,
  planter: 0.1,
};

/** The group, if needed without the one thing that blocks the way; null if people still cannot pass. */
export function withWalkways(room: StagingRoom, group: PlacedGroup): PlacedGroup | null {
  if (keepsWalkways(room, group.things)) return group;
  for (const thing of group.things) {
    const cost = SPARED[thing.kind];
    if (cost === undefined) continue;
    const things = group.things.filter((other) => other !== thing && other.on !== thing);
    if (keepsWalkways(room, things)) return { ...group, things, score: group.score - cost };
  }
  return null;
}
