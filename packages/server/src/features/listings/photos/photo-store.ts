import { randomUUID } from 'node:crypto';
import { type ListingId, type ListingImageId, MAX_TITLE_LENGTH } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { ListingImageRow } from '../store.ts';
import type { TakenPhoto } from './image-store.ts';

/** Inserts the expected photos, in their order. */
export async function insertPhotos(
  tx: Database,
  listingId: ListingId,
  names: readonly string[],
): Promise<void> {
  await tx
    .insertInto('listingImages')
    .values(
      names.map((name, at) => ({
        ...{ id: randomUUID(), listingId, place: at + 1, sourceUrl: null },
        ...{ caption: name.slice(0, MAX_TITLE_LENGTH), state: 'waiting' as const },
      })),
    )
    .execute();
}

/** A photo of a listing, sent or expected. */
export function photoOfListing(
  db: Database,
  listingId: ListingId,
  photoId: ListingImageId,
): Promise<ListingImageRow | undefined> {
  return db
    .selectFrom('listingImages')
    .selectAll()
    .where('listingId', '=', listingId)
    .where('id', '=', photoId)
    .where('sourceUrl', 'is', null)
    .executeTakeFirst();
}

/** @returns whether it was not there before */
export async function setPhotoDone(tx: Database, id: string, photo: TakenPhoto): Promise<boolean> {
  const result = await tx
    .updateTable('listingImages')
    .set({ state: 'done', error: null, imageId: photo.id, fingerprint: photo.fingerprint })
    .where('id', '=', id)
    .where('state', '<>', 'done')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** A photo that is there already stays. */
export async function setPhotoFailed(tx: Database, id: string, error: string): Promise<void> {
  await tx
    .updateTable('listingImages')
    .set({ state: 'failed', error })
    .where('id', '=', id)
    .where('state', '<>', 'done')
    .execute();
}

/** The number of photos that are still expected. */
export function countWaiting(tx: Database, listingId: ListingId): Promise<number> {
  return countIn(tx, listingId, 'waiting');
}

/** The number of pictures in the project. */
export function countDone(tx: Database, listingId: ListingId): Promise<number> {
  return countIn(tx, listingId, 'done');
}

async function countIn(tx: Database, listingId: ListingId, state: ListingImageRow['state']): Promise<number> {
  const { count } = await tx
    .selectFrom('listingImages')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('listingId', '=', listingId)
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return count;
}
