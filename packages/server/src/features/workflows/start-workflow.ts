import { randomUUID } from 'node:crypto';
import type { ImageId, VersionId, WorkflowId, WorkflowStep } from '@home-design/contract';
import { type Database, transaction } from '../../platform/database/database.ts';
import type { Who } from '../../platform/http/who.ts';
import { requireRoom } from '../../platform/storage/require-room.ts';
import { type EditDeps, type ReadOrder, requireSource } from '../edits/index.ts';
import { requireEdits, type StartedEdit, startEditJob } from '../jobs/index.ts';
import type { VersionRow } from '../versions/index.ts';
import { readSteps } from './read-steps.ts';
import { insertWorkflow } from './store.ts';

/** Several edits in a row, and their source. */
export interface WorkflowOrder {
  name: string;
  image_id: ImageId;
  version_id?: VersionId | undefined;
  steps: readonly WorkflowStep[];
}

/**
 * Accepts edits that follow each other, all of them or none: every step gets its job, version and reserved design at
 * once, and waits for the version of the step before it.
 * @throws AppError as for a single edit
 */
export async function startWorkflow(
  deps: EditDeps,
  who: Who,
  order: WorkflowOrder,
): Promise<{ id: WorkflowId; started: StartedEdit[] }> {
  const edits = readSteps(order.steps);
  return transaction(deps.db, async (tx) => {
    const source = await requireSource(tx, who, order, edits);
    await requireRoom(deps.storage, edits.length);
    await requireEdits(tx, who, edits.length, { now: deps.clock.now(), limits: deps.limits });
    return startSteps(tx, deps, who, { name: order.name, source, edits });
  });
}

/** Starts validated edits, each from the result of the one before, in a transaction that has checked the limits. */
export async function startSteps(
  tx: Database,
  deps: EditDeps,
  who: Who,
  { name, source, edits }: { name: string; source: VersionRow; edits: readonly ReadOrder[] },
): Promise<{ id: WorkflowId; started: StartedEdit[] }> {
  const id = randomUUID() as WorkflowId;
  const { imageId } = source;
  await insertWorkflow(tx, { id, userId: who.userId, imageId, name, createdAt: deps.clock.now() });
  const started: StartedEdit[] = [];
  let from = source;
  for (const [step, edit] of edits.entries()) {
    const one = await startEditJob(tx, deps, who, from, { ...edit, retryOf: null, workflow: { id, step } });
    started.push(one);
    from = one.version;
  }
  return { id, started };
}
