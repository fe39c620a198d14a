import type { UserId, WorkflowId } from '@home-design/contract';
import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { ownRow } from '../../schema/own-row.ts';
import type { WorkflowTable } from '../../schema/picture-tables.ts';

export async function insertWorkflow(tx: Database, workflow: Insertable<WorkflowTable>): Promise<void> {
  await tx.insertInto('workflows').values(workflow).execute();
}

export function ownWorkflow(
  db: Database,
  userId: UserId,
  id: WorkflowId,
): Promise<Selectable<WorkflowTable> | undefined> {
  return db
    .selectFrom('workflows')
    .selectAll()
    .where(ownRow('workflows', userId, id))
    .executeTakeFirst();
}
