import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { LostEdit } from '../../../schema/picture-tables.ts';
import type { VersionRow } from '../store.ts';

/**
 * Makes the children of a version that is about to be deleted for good children of its parent; its edit stays
 * recorded as one of theirs.
 */
export async function handOnEdit(tx: Database, row: VersionRow): Promise<void> {
  const { id, madeFromId } = row;
  const handed = JSON.stringify([...row.lostEdits, ...(await editOf(tx, row))]);
  await tx
    .updateTable('versions')
    .set({ madeFromId, lostEdits: sql`${handed}::jsonb || lost_edits` })
    .where('madeFromId', '=', id)
    .execute();
}

async function editOf(tx: Database, row: VersionRow): Promise<LostEdit[]> {
  if (row.operation === 'upload') return [];
  const source = row.madeFromId
    ? await tx
        .selectFrom('versions')
        .select('detectedObjects')
        .where('id', '=', row.madeFromId)
        .executeTakeFirst()
    : undefined;
  return [
    {
      version: row.id,
      mode: row.operation,
      editClass: row.editClass,
      settings: row.parameters,
      seed: row.seed,
      description: row.description || row.label,
      madeAt: (row.completedAt ?? row.createdAt).toISOString(),
      program: row.provenance?.program ?? null,
      found: source?.detectedObjects ? { objects: source.detectedObjects.objects } : null,
    },
  ];
}
