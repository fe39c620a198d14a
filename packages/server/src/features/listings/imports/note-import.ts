import { randomUUID } from 'node:crypto';
import type { OperationId } from '@home-design/contract';
import type { Database } from '../../../platform/database/database.ts';
import type { Who } from '../../../platform/http/who.ts';
import { insertOperation } from '../../activity/index.ts';

/** Adds an import to the activity of the person. */
export async function noteImport(tx: Database, who: Who, count: number, now: Date): Promise<void> {
  await insertOperation(tx, {
    id: randomUUID() as OperationId,
    userId: who.userId,
    ...{ projectId: null, imageId: null, jobId: null },
    description: count === 1 ? 'Imported 1 listing' : `Imported ${count} listings`,
    status: 'completed',
    startedAt: now,
  });
}
