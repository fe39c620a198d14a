import type { LookId, LookItemId } from '@home-design/contract';
import { transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { EditDeps } from '../edits/index.ts';
import { choosePrimaryIn } from '../images/index.ts';
import { hasItemEnded } from './item-state.ts';
import { type SeenItem, seenItems } from './read-look.ts';
import { lockOwnLook, setDecision } from './store.ts';

/**
 * Makes results the versions that stand for their photos: the named ones, or all that are done and not left out.
 * @throws AppError `look_not_found`, `look_item_not_found`, `look_item_busy`, `look_item_not_ready`
 */
export async function approveItems(
  deps: EditDeps,
  who: Who,
  id: LookId,
  named: readonly LookItemId[] | undefined,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    if (!(await lockOwnLook(tx, who.userId, id))) throw new AppError('look_not_found');
    const items = await seenItems(tx, who, id);
    const chosen = named ? named.map((itemId) => requireDone(items, itemId)) : items.filter(isOpenAndDone);
    // Images are always locked in the same order.
    for (const { imageId, after } of chosen.toSorted((a, b) => (a.imageId < b.imageId ? -1 : 1))) {
      if (after) await choosePrimaryIn(tx, who, imageId, after.id);
    }
    await setDecision(
      tx,
      chosen.map((item) => item.id),
      'approved',
    );
  });
}

/**
 * Leaves a photo out; an approved one shows its former version again.
 * @throws AppError `look_not_found`, `look_item_not_found`, `look_item_busy`
 */
export async function leaveOut(deps: EditDeps, who: Who, id: LookId, itemId: LookItemId): Promise<void> {
  await transaction(deps.db, async (tx) => {
    if (!(await lockOwnLook(tx, who.userId, id))) throw new AppError('look_not_found');
    const item = (await seenItems(tx, who, id)).find((one) => one.id === itemId);
    if (!item) throw new AppError('look_item_not_found');
    if (!hasItemEnded(item.state)) throw new AppError('look_item_busy');
    if (item.decision === 'approved' && item.after?.isPrimary && item.before) {
      await choosePrimaryIn(tx, who, item.imageId, item.before.id);
    }
    await setDecision(tx, [itemId], 'left_out');
  });
}

const isOpenAndDone = ({ state, decision, after }: SeenItem): boolean =>
  state === 'done' && decision === 'open' && after !== undefined;

/** A partial result may be approved as well: the edits before a failed one. */
function requireDone(items: readonly SeenItem[], itemId: LookItemId): SeenItem {
  const item = items.find((one) => one.id === itemId);
  if (!item) throw new AppError('look_item_not_found');
  if (!hasItemEnded(item.state)) throw new AppError('look_item_busy');
  if (!item.after) throw new AppError('look_item_not_ready');
  return item;
}
