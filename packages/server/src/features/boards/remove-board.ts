import type { BoardId } from '@home-design/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { BinFilter } from '../../schema/bin-filter.ts';
import { deleteFromBin, putIntoBin, takeOutOfBin } from './store.ts';

/**
 * Moves a board and its links into the bin, where both count as missing.
 * @throws AppError `board_not_found`
 */
export async function removeBoard(
  { db, clock }: { db: Database; clock: Clock },
  who: Who,
  id: BoardId,
): Promise<void> {
  if (!(await putIntoBin(db, who.userId, id, clock.now()))) throw new AppError('board_not_found');
}

/**
 * Takes a board out of the bin; its unexpired links open it again.
 * @throws AppError `board_not_found` if it is not in the bin
 */
export async function restoreBoard({ db }: { db: Database }, who: Who, id: BoardId): Promise<void> {
  if (!(await takeOutOfBin(db, who.userId, id))) throw new AppError('board_not_found');
}

/** Deletes boards in the bin for good, and their links. @returns their number */
export function purgeBoards({ db }: { db: Database }, filter: BinFilter): Promise<number> {
  return deleteFromBin(db, filter);
}
