import { randomInt, randomUUID } from 'node:crypto';
import type {
  EditJobId,
  EditMode,
  ImageId,
  OperationId,
  ProjectId,
  VersionId,
  WorkflowId,
} from '@home-design/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { insertOperation } from '../activity/index.ts';
import { reserveDesign } from '../plans/index.ts';
import { branchOf, freeLabel, hasLivingChild, insertPending, type VersionRow } from '../versions/index.ts';
import { enqueueJob } from './edit-queue.ts';
import { estimateSeconds } from './estimate-store.ts';
import type { ReadEdit } from './modes/read-edit.ts';
import { type EditLimits, requirePlaces } from './require-edits.ts';
import { announceJob, type EditJobRow, insertJob, projectOfImage } from './store.ts';

/** Largest seed that the engine accepts. */
const MAX_SEED = 0xffff_ffff;

/** A validated edit. */
export interface AcceptedEdit extends Omit<ReadEdit, 'request' | 'files' | 'alternatives'> {
  mode: EditMode;
  /** The failed job that this one repeats. */
  retryOf: EditJobId | null;
  /** The workflow that it belongs to, and its step there, from 0. */
  workflow?: { id: WorkflowId; step: number };
}

export interface StartedEdit {
  job: EditJobRow;
  version: VersionRow;
}

/**
 * Reserves a design, and writes the pending version, the job, the operation and the queue entry, all in the caller's
 * transaction, so that none of them exists without the others. An edit without a seed gets a random one, which is
 * recorded, so that the edit can be repeated. An edit of a pending version waits for it.
 * @throws AppError `credits_exhausted`, `edits_waiting_full`
 */
export async function startEditJob(
  tx: Database,
  deps: { queue: Queue; clock: Clock; limits: EditLimits },
  who: Who,
  source: VersionRow,
  edit: AcceptedEdit,
): Promise<StartedEdit> {
  const now = deps.clock.now();
  const jobId = randomUUID() as EditJobId;
  const versionId = randomUUID() as VersionId;
  const seed = edit.seed ?? randomInt(MAX_SEED + 1);
  const isReady = source.status === 'completed';
  const recorded = { ...edit.arguments, seed };
  await reserveDesign(tx, who, jobId, now, deps.limits);
  await requirePlaces(tx, who, 1, deps.limits);
  const label = await freeLabel(tx, source.imageId, edit.label);

  const version = await insertPending(tx, source, {
    id: versionId,
    jobId,
    operation: edit.mode,
    kind: edit.kind,
    label,
    description: edit.description,
    branchName: branchOf(source.branchName, await hasLivingChild(tx, source.id)),
    parameters: recorded,
    plan: edit.plan,
    seed,
    createdAt: now,
  });
  const job = await insertJob(tx, {
    id: jobId,
    userId: who.userId,
    imageId: source.imageId,
    sourceVersionId: source.id,
    versionId,
    mode: edit.mode,
    arguments: { ...recorded, ...edit.bulky },
    status: 'pending',
    stage: isReady ? 'Waiting' : 'Waiting for the edit before it',
    progress: 0,
    lease: null,
    errorCode: null,
    errorMessage: null,
    retryOf: edit.retryOf,
    workflowId: edit.workflow?.id ?? null,
    workflowStep: edit.workflow?.step ?? null,
    estimatedSeconds: await estimateSeconds(tx, edit.mode, source),
    createdAt: now,
    startedAt: null,
    finishedAt: null,
  });
  await recordOperation(tx, who, source.imageId, jobId, label, now);
  if (isReady) await enqueueJob(tx, deps.queue, jobId);
  await announceJob(tx, jobId);
  return { job, version };
}

async function recordOperation(
  tx: Database,
  who: Who,
  imageId: ImageId,
  jobId: EditJobId,
  description: string,
  now: Date,
): Promise<void> {
  const projectId: ProjectId | null = await projectOfImage(tx, imageId);
  await insertOperation(tx, {
    id: randomUUID() as OperationId,
    userId: who.userId,
    projectId,
    imageId,
    jobId,
    description,
    status: 'pending',
    startedAt: now,
  });
}
