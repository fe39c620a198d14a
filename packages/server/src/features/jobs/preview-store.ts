import type { EditJobId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';

/** The preview of a running job, a WebP; undefined if there is none. */
export async function previewOf(db: Database, id: EditJobId): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('editPreviews')
    .select('picture')
    .where('jobId', '=', id)
    .executeTakeFirst();
  return row && Buffer.from(row.picture, 'base64');
}

/** Those of the jobs that have a preview. */
export async function previewedAmong(
  db: Database,
  ids: readonly EditJobId[],
): Promise<ReadonlySet<EditJobId>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('editPreviews').select('jobId').where('jobId', 'in', ids).execute();
  return new Set(rows.map(({ jobId }) => jobId));
}
