import type { PublicationId, VersionId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { PublishedFile } from '../../schema/listing-tables.ts';
import type { VersionFiles } from '../../schema/picture-tables.ts';

/** The row of a version's files. */
export interface PicturedVersion {
  id: VersionId;
  files: VersionFiles;
  contentHash: string | null;
}

/** The next versions with pictures in the order of their ids, including those in the bin. */
export async function picturedVersions(
  db: Database,
  after: VersionId | undefined,
  limit: number,
): Promise<PicturedVersion[]> {
  let query = db
    .selectFrom('versions')
    .select(['id', 'files', 'contentHash'])
    .where('files', 'is not', null)
    .orderBy('id')
    .limit(limit);
  if (after !== undefined) query = query.where('id', '>', after);
  const rows = await query.execute();
  return rows.flatMap(({ files, ...row }) => (files ? [{ ...row, files }] : []));
}

export async function countPicturedVersions(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('versions')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('files', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a version still has pictures: it may have been removed since it was read. */
export async function hasPictures(db: Database, id: VersionId): Promise<boolean> {
  const row = await db
    .selectFrom('versions')
    .select('id')
    .where('id', '=', id)
    .where('files', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The next stored pictures of listings, in the order of their ids. */
export async function listingPictures(
  db: Database,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('listings')
    .select('pictureId')
    .where('pictureId', 'is not', null)
    .$if(after !== undefined, (query) => query.where('pictureId', '>', after as string))
    .orderBy('pictureId')
    .limit(limit)
    .execute();
  return rows.flatMap(({ pictureId }) => pictureId ?? []);
}

/** Removes the picture of a listing, until its source is read again. */
export async function forgetListingPicture(db: Database, id: string): Promise<void> {
  await db
    .updateTable('listings')
    .set({ pictureId: null, pictureHash: null, pictureSource: null, etag: null })
    .where('pictureId', '=', id)
    .execute();
}

/** A finished set for publishing: its files, and their total bytes. */
export interface FinishedSet {
  id: PublicationId;
  files: PublishedFile[];
  bytes: number;
}

/** The next finished sets in the order of their ids. */
export async function finishedSets(
  db: Database,
  after: PublicationId | undefined,
  limit: number,
): Promise<FinishedSet[]> {
  const rows = await db
    .selectFrom('listingPublications')
    .select(['id', 'files', 'bytes'])
    .where('status', '=', 'done')
    .$if(after !== undefined, (query) => query.where('id', '>', after as PublicationId))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id, files, bytes }) => ({ id, files: files ?? [], bytes: bytes ?? 0 }));
}

const LOST = 'The files of this set were lost on the server. Publish again to make them anew.';

/** Marks a set with lost files as failed, so that the same set can be made again. */
export async function failSet(db: Database, id: PublicationId): Promise<void> {
  await db
    .updateTable('listingPublications')
    .set({ status: 'failed', error: LOST, files: sql`null`, bytes: null })
    .where('id', '=', id)
    .where('status', '=', 'done')
    .execute();
}
