import type { PieceKind } from '../../../furniture/kinds.ts';
import type { StagingRoom } from '../room/staging-room.ts';
import type { Candidate } from './candidate.ts';
import { overlap } from './footprint.ts';
import type { PlacedGroup } from './place-group.ts';
import { keepsWalkways } from './walkways.ts';

/** What a group can do without; chairs at a table or the table itself it cannot. */
const SPARED: readonly PieceKind[] = [
  'coffee-table',
  'armchair',
  'side-table',
  'floor-lamp',
  'bench',
  'nightstand',
  'planter',
];

/** The group, or the group without the one thing that stands in the way; null when people still could not pass. */
export function withWalkways(room: StagingRoom, group: PlacedGroup): PlacedGroup | null {
  if (keepsWalkways(room, group.things)) return group;
  for (const thing of group.things) {
    if (!SPARED.includes(thing.kind)) continue;
    const things = group.things.filter((other) => other !== thing && !standsOn(other, thing));
    if (keepsWalkways(room, things)) return { ...group, things };
  }
  return null;
}

const standsOn = (small: Candidate, below: Candidate): boolean =>
  small.rests === 'top' && overlap(small.print, below.print);
