import { CELL } from './floor-grid.ts';
import type { StagingRoom } from './staging-room.ts';

/**
 * Share of the visible floor that is covered. Of 40 empty rooms none has more than a quarter when read as empty; one
 * around a pool table, which has no name among the objects, has seven tenths.
 */
const CROWDED = 0.5;

/**
 * Whether a room contains something large of any kind: most of the visible part of its box's floor is covered. False
 * without a trusted box, because the place of the floor is unknown.
 *
 * @param room read as an empty one, so that sunny floor counts as floor.
 */
export function isCrowded({ floor, wallsTrusted }: Pick<StagingRoom, 'floor' | 'wallsTrusted'>): boolean {
  if (!wallsTrusted) return false;
  let [free, taken] = [0, 0];
  for (const cell of floor.state) {
    if (cell === CELL.free) free++;
    else if (cell === CELL.taken) taken++;
  }
  return taken > CROWDED * (free + taken);
}
