import { randomUUID } from 'node:crypto';
import type { ImageId, VersionId, WorkflowId, WorkflowStep } from '@home-design/contract';
import { transaction } from '../../platform/database/database.ts';
import type { Who } from '../../platform/http/who.ts';
import { requireRoom } from '../../platform/storage/require-room.ts';
import { type EditDeps, requireSource } from '../edits/index.ts';
import { requireEdits, type StartedEdit, startEditJob } from '../jobs/index.ts';
import { readSteps } from './read-steps.ts';
import { insertWorkflow } from './store.ts';

/** Several edits in a row, and where they start. */
export interface WorkflowOrder {
  name: string;
  image_id: ImageId;
  version_id?: VersionId | undefined;
  steps: readonly WorkflowStep[];
}

/**
 * Accepts edits that follow each other, all of them or none: every step has its job, version and reserved design at
 * once, and waits for the version of the step before it.
 * @throws AppError as for a single edit
 */
export async function startWorkflow(
  deps: EditDeps,
  who: Who,
  order: WorkflowOrder,
): Promise<{ id: WorkflowId; started: StartedEdit[] }> {
  const edits = readSteps(order.steps);
  const id = randomUUID() as WorkflowId;
  return transaction(deps.db, async (tx) => {
    let source = await requireSource(tx, who, order, edits);
    await requireRoom(deps.storage, edits.length);
    const now = deps.clock.now();
    await requireEdits(tx, who, edits.length, { now: now, limits: deps.limits });
    await insertWorkflow(tx, {
      id,
      userId: who.userId,
      imageId: source.imageId,
      name: order.name,
      createdAt: now,
    });
    const started: StartedEdit[] = [];
    for (const [step, edit] of edits.entries()) {
      const one = await startEditJob(tx, deps, who, source, {
        ...edit,
        retryOf: null,
        workflow: { id, step },
      });
      started.push(one);
      source = one.version;
    }
    return { id, started };
  });
}
