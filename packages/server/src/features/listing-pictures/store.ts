import type { UserId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';

/** Those of the given ids under which the picture of a listing is kept. */
export async function existingListingPictures(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('listings').select('pictureId').where('pictureId', 'in', ids).execute();
  return new Set(rows.flatMap(({ pictureId }) => pictureId ?? []));
}

/** A listing's picture, and what the listing is called. */
export interface KeptListingPicture {
  pictureId: string;
  title: string;
  createdAt: Date;
}

/** All that are kept for a person. */
export async function keptListingPictures(db: Database, userId: UserId): Promise<KeptListingPicture[]> {
  const rows = await db
    .selectFrom('listings')
    .select(['pictureId', 'title', 'createdAt'])
    .where('userId', '=', userId)
    .where('pictureId', 'is not', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ pictureId, ...row }) => (pictureId ? [{ ...row, pictureId }] : []));
}
