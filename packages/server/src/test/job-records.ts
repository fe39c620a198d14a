import type { EditJobId } from '@home-design/contract';
import type { Database } from '../platform/database/database.ts';

/** What was booked for a job, in the order of the alphabet. */
export async function ledgerOf(db: Database, id: EditJobId): Promise<string[]> {
  const entries = await db
    .selectFrom('creditEntries')
    .select('kind')
    .where('jobId', '=', id)
    .orderBy('kind')
    .execute();
  return entries.map((entry) => entry.kind);
}

/** How the list of what was done shows a job. */
export async function operationStatusOf(db: Database, id: EditJobId): Promise<string> {
  const operation = await db
    .selectFrom('operations')
    .select('status')
    .where('jobId', '=', id)
    .executeTakeFirstOrThrow();
  return operation.status;
}
