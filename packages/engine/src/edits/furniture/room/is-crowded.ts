import { CELL } from './floor-grid.ts';
import type { StagingRoom } from './staging-room.ts';

/**
 * Share of the floor in view that something stands before. Of 40 empty rooms none has more than a quarter when read as
 * empty; one around a pool table, which has no name among the objects, has seven tenths.
 */
const CROWDED = 0.5;

/**
 * Whether something large stands in a room, whatever it is: most of the floor that its box has in view is covered.
 * Without a trusted box nobody knows where the floor should be, so nothing is said.
 *
 * @param room read as an empty one: floor in the sun is floor.
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
