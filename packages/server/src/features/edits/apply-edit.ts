import type { EditAccepted } from '@home-design/contract';
import { transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import { requireRoom } from '../../platform/storage/require-room.ts';
import { requireEdits } from '../jobs/index.ts';
import { notesOn } from './notes-on.ts';
import { type GivenArguments, modeOf, readOrder } from './read-order.ts';
import { type Place, requireSource } from './require-source.ts';
import { acceptedView, type EditDeps, startEdits } from './start-edits.ts';

/** The edit that a client asks for. */
export interface EditOrder extends Place, GivenArguments {
  /** The mode once more, as in the address. */
  transformation?: string | undefined;
}

/**
 * Accepts an edit: it will now be made, or fail with a reason, even if this process ends.
 * @throws AppError `unknown_transformation`, `image_not_found`, `version_not_found`, `version_not_ready`,
 * `invalid_request` with the arguments that do not fit, `credits_exhausted`, `edits_waiting_full`, `storage_full`,
 * `storage_quota_full`, `edit_banned_by_profile`
 */
export async function applyEdit(
  deps: EditDeps,
  who: Who,
  transformation: string,
  order: EditOrder,
): Promise<EditAccepted> {
  const mode = modeOf(transformation);
  if (order.transformation !== undefined && modeOf(order.transformation) !== mode) {
    throw new AppError('invalid_request', 'The address and the body name different transformations.', {
      fields: { transformation: ['names another edit than the address'] },
    });
  }

  const [first, ...others] = await transaction(deps.db, async (tx) => {
    const edit = readOrder(transformation, order);
    const source = await requireSource(tx, who, order, [edit]);
    await requireRoom(deps.storage, edit.alternatives);
    await requireEdits(tx, who, edit.alternatives, { now: deps.clock.now(), limits: deps.limits });
    return startEdits(tx, deps, who, source, edit);
  });
  return { ...acceptedView(first), alternatives: others.map(acceptedView), ...notesOn(order) };
}
