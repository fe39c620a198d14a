import { randomUUID } from 'node:crypto';
import type { AuditEntryId, UserId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { addEntry } from './store.ts';

/** Stores the act of another person or service on an account, in the transaction that does it. */
export function noteAct(
  tx: Database,
  act: { userId: UserId; action: string; createdAt: Date },
): Promise<void> {
  const subject = { projectId: null, imageId: null, versionId: null, apiKey: null };
  return addEntry(tx, { ...act, ...subject, id: randomUUID() as AuditEntryId });
}
