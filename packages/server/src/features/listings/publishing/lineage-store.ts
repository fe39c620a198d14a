import type { ImageId } from '@home-design/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { VersionTable } from '../../../schema/picture-tables.ts';

const COLUMNS = [
  'id',
  'madeFromId',
  'operation',
  'editClass',
  'parameters',
  'detectedObjects',
  'lostEdits',
] as const;

/** The columns of a version that tell the history of a picture. */
export type LineageRow = Pick<Selectable<VersionTable>, (typeof COLUMNS)[number]>;

/** Every version of these photos, also in the bin: versions made from them still show their edits. */
export async function lineageOf(db: Database, imageIds: readonly ImageId[]): Promise<LineageRow[]> {
  if (imageIds.length === 0) return [];
  return db.selectFrom('versions').select(COLUMNS).where('imageId', 'in', imageIds).execute();
}
