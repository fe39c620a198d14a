import type { ImageId } from '@home-design/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { VersionTable } from '../../schema/picture-tables.ts';

const COLUMNS = [
  'id',
  'madeFromId',
  'operation',
  'editClass',
  'parameters',
  'detectedObjects',
  'lostEdits',
] as const;

/** What is needed of a version to know what was done to a picture. */
export type LineageRow = Pick<Selectable<VersionTable>, (typeof COLUMNS)[number]>;

/** Every version of these photos, also those in the bin: what was made from them still shows what they changed. */
export async function lineageOf(db: Database, imageIds: readonly ImageId[]): Promise<LineageRow[]> {
  if (imageIds.length === 0) return [];
  return db.selectFrom('versions').select(COLUMNS).where('imageId', 'in', imageIds).execute();
}
