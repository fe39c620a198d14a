import { randomInt } from 'node:crypto';
import type { LookId, LookItemId } from '@home-design/contract';
import { type Database, transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import { requireRoom } from '../../platform/storage/require-room.ts';
import { type EditDeps, requireSource } from '../edits/index.ts';
import { requireEdits } from '../jobs/index.ts';
import { ownVersion, type VersionRow } from '../versions/index.ts';
import { readSteps, startSteps } from '../workflows/index.ts';
import { hasItemEnded } from './item-state.ts';
import { preparingSteps, seededSteps } from './item-steps.ts';
import { type SeenItem, seenItems } from './read-look.ts';
import { type LookRow, lockOwnLook, setRestarted } from './store.ts';

/** Seeds are whole numbers below this. */
const SEEDS = 2 ** 32;

/**
 * Makes the edits of one photo again with another seed; earlier results stay among the photo's versions. Results of
 * the first steps are kept: only the steps of the look are made, and charged, again.
 * @throws AppError `look_not_found`, `look_item_not_found`, `look_item_busy`, `version_not_found`, and as for a
 * single edit
 */
export async function retryItem(
  deps: EditDeps,
  who: Who,
  id: LookId,
  itemId: LookItemId,
  given: number | undefined,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const look = await lockOwnLook(tx, who.userId, id);
    if (!look) throw new AppError('look_not_found');
    const item = (await seenItems(tx, who, id)).find((one) => one.id === itemId);
    if (!item) throw new AppError('look_item_not_found');
    if (!hasItemEnded(item.state)) throw new AppError('look_item_busy');
    const seed = given ?? randomInt(SEEDS);
    const { versionId, isPrepared } = await startOf(tx, who, look, item);
    const next = { ...item, seed };
    const edits = readSteps([
      ...(isPrepared ? [] : preparingSteps(next)),
      ...seededSteps(look.steps, next, look.seed),
    ]);
    const place = { image_id: item.imageId, version_id: versionId };
    const source = await requireSource(tx, who, place, edits);
    await requireRoom(deps.storage, edits.length);
    await requireEdits(tx, who, edits.length, { now: deps.clock.now(), limits: deps.limits });
    const { id: workflowId } = await startSteps(tx, deps, who, { name: look.name, source, edits });
    await setRestarted(tx, itemId, { workflowId, seed, attempt: item.attempt + 1 });
  });
}

/**
 * The version to start again from: after the first steps if they were made and still exist, else the original start.
 */
async function startOf(
  tx: Database,
  who: Who,
  { steps }: LookRow,
  { jobs, sourceVersionId }: SeenItem,
): Promise<{ versionId: VersionRow['id']; isPrepared: boolean }> {
  const first = steps.length > 0 ? jobs[jobs.length - steps.length] : undefined;
  const prepared = first?.sourceVersionId && (await ownVersion(tx, who.userId, first.sourceVersionId));
  if (prepared && prepared.status === 'completed') return { versionId: prepared.id, isPrepared: true };
  if (!sourceVersionId) throw new AppError('version_not_found');
  return { versionId: sourceVersionId, isPrepared: false };
}
