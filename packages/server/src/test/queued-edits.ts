import { randomUUID } from 'node:crypto';
import type { EditJobId, ImageId, UserId } from '@home-design/contract';
import type { Database } from '../platform/database/database.ts';
import { newUserId } from './test-client.ts';

type Plan = 'free' | 'pro' | 'business';

/** An account that has edits in the queue; the rows of edits alone, without what engines make. */
export interface QueuedAccount {
  userId: UserId;
  imageId: ImageId;
}

export async function addAccount(db: Database, plan: Plan = 'free'): Promise<QueuedAccount> {
  const userId = newUserId();
  const imageId = randomUUID() as ImageId;
  await db
    .insertInto('users')
    .values({ id: userId, isAnonymous: plan === 'free', email: null, displayName: null, plan })
    .execute();
  await db
    .insertInto('images')
    .values({
      id: imageId,
      userId,
      projectId: null,
      name: 'Room',
      receivedFormat: 'jpeg',
      receivedBytes: 1,
      receivedSha256: '',
      createdAt: new Date(),
    })
    .execute();
  return { userId, imageId };
}

/** Rows of waiting edits, not yet in the queue. */
export async function addEdits(
  db: Database,
  { userId, imageId }: QueuedAccount,
  count: number,
  estimatedSeconds: number | null = null,
): Promise<EditJobId[]> {
  const ids = Array.from({ length: count }, () => randomUUID() as EditJobId);
  const createdAt = new Date();
  await db
    .insertInto('editJobs')
    .values(
      ids.map((id) => ({
        ...{ id, userId, imageId, createdAt, estimatedSeconds },
        ...{ sourceVersionId: null, versionId: null, retryOf: null, workflowId: null, workflowStep: null },
        ...{ mode: 'lighting' as const, arguments: '{}', status: 'pending' as const },
        ...{ stage: 'Waiting', progress: 0, lease: null, errorCode: null, errorMessage: null },
        ...{ startedAt: null, finishedAt: null },
      })),
    )
    .execute();
  return ids;
}

export async function setStatus(
  db: Database,
  id: EditJobId,
  status: 'in_progress' | 'succeeded' | 'failed',
): Promise<void> {
  await db.updateTable('editJobs').set({ status }).where('id', '=', id).execute();
}
