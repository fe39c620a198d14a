import type { LookId, LookItemId } from '@home-design/contract';
import { transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { EditDeps } from '../edits/index.ts';
import { cancelJob, cancelPendingOfWorkflows } from '../jobs/index.ts';
import { removePictures } from '../versions/index.ts';
import { requireItem } from './require-item.ts';
import { itemsOf, lockOwnLook, setCancelled } from './store.ts';

/**
 * Cancels the edits of a look that have not begun: their versions are deleted, and their designs refunded. Running
 * edits are finished and charged.
 * @throws AppError `look_not_found`
 */
export async function cancelLook(deps: EditDeps, who: Who, id: LookId): Promise<void> {
  const gone = await transaction(deps.db, async (tx) => {
    const look = await lockOwnLook(tx, who.userId, id);
    if (!look) throw new AppError('look_not_found');
    const workflows = (await itemsOf(tx, id)).flatMap(({ workflowId }) => workflowId ?? []);
    const versions = await cancelPendingOfWorkflows(tx, deps, workflows);
    if (!look.cancelledAt) await setCancelled(tx, id, deps.clock.now());
    return versions;
  });
  await removePictures(deps.storage, gone);
}

/**
 * Cancels the edits of one photo, including a running one.
 * @throws AppError `look_not_found`, `look_item_not_found`, `job_finished`
 */
export async function cancelItem(deps: EditDeps, who: Who, id: LookId, itemId: LookItemId): Promise<void> {
  const { jobs } = await requireItem(deps.db, who, id, itemId);
  const next = jobs.find(({ status }) => status === 'pending' || status === 'in_progress');
  if (!next) throw new AppError('job_finished');
  await cancelJob(deps, who, next.id);
}
