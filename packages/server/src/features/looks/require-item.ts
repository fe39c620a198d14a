import type { LookId, LookItemId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import { type SeenItem, seenItems } from './read-look.ts';
import { ownLook } from './store.ts';

/**
 * A photo of an own look.
 * @throws AppError `look_not_found`, `look_item_not_found`
 */
export async function requireItem(db: Database, who: Who, id: LookId, itemId: LookItemId): Promise<SeenItem> {
  if (!(await ownLook(db, who.userId, id))) throw new AppError('look_not_found');
  const item = (await seenItems(db, who, id)).find((one) => one.id === itemId);
  if (!item) throw new AppError('look_item_not_found');
  return item;
}
