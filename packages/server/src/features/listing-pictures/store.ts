import type { UserId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';

/** Those of the given ids that belong to the picture or the saved page of a listing. */
export async function existingListingPictures(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('listings')
    .select(['pictureId', 'savedPageId'])
    .where((is) => is.or([is('pictureId', 'in', ids), is('savedPageId', 'in', ids)]))
    .execute();
  return new Set(rows.flatMap(({ pictureId, savedPageId }) => [pictureId ?? [], savedPageId ?? []].flat()));
}

/** A listing's picture, and the title of the listing. */
export interface KeptListingPicture {
  pictureId: string;
  title: string;
  createdAt: Date;
}

/** All pictures of a person's listings. */
export function keptListingPictures(db: Database, userId: UserId): Promise<KeptListingPicture[]> {
  return keptFor(db, userId, 'pictureId');
}

/** The same for saved pages. */
export function keptSavedPages(db: Database, userId: UserId): Promise<KeptListingPicture[]> {
  return keptFor(db, userId, 'savedPageId');
}

async function keptFor(
  db: Database,
  userId: UserId,
  column: 'pictureId' | 'savedPageId',
): Promise<KeptListingPicture[]> {
  const rows = await db
    .selectFrom('listings')
    .select([column, 'title', 'createdAt'])
    .where('userId', '=', userId)
    .where(column, 'is not', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ title, createdAt, ...row }) => {
    const pictureId = (row as Record<typeof column, string | null>)[column];
    return pictureId === null ? [] : [{ pictureId, title, createdAt }];
  });
}
