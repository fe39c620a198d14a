import { randomUUID } from 'node:crypto';
import type { ImageId, ListingId, ProjectId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { LEFT_WITH_PROJECT } from '../rules.ts';
import type { ListingImageRow } from '../store.ts';

/** A picture in a source. */
export interface NamedImage {
  url: string;
  caption: string;
}

/**
 * Stores the pictures that a source names now: known ones keep their state, with a new place and caption; missing
 * ones are deleted. Pictures of merged listings stay.
 */
export async function keepImages(
  tx: Database,
  listingId: ListingId,
  named: readonly NamedImage[],
): Promise<void> {
  const urls = named.map(({ url }) => url);
  await tx
    .deleteFrom('listingImages')
    .where('listingId', '=', listingId)
    .where('sourceUrl', 'is not', null)
    .where('mergedFrom', 'is', null)
    .$if(urls.length > 0, (query) => query.where('sourceUrl', 'not in', urls))
    .execute();
  if (named.length === 0) return;
  await tx
    .insertInto('listingImages')
    .values(
      named.map(({ url, caption }, at) => ({
        ...{ id: randomUUID(), listingId, place: at + 1, sourceUrl: url, caption },
        state: 'waiting' as const,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['listingId', 'sourceUrl']).doUpdateSet((is) => ({
        place: is.ref('excluded.place'),
        caption: is.ref('excluded.caption'),
      })),
    )
    .execute();
}

/** Pictures of a listing in the order of its source; the photo is null while it is in the bin. */
export function imagesOfListing(db: Database, listingId: ListingId): Promise<ListingImageRow[]> {
  return db
    .selectFrom('listingImages')
    .selectAll('listingImages')
    .select(
      sql<ImageId | null>`(select images.id from images
        where images.id = listing_images.image_id and images.deleted_at is null)`.as('imageId'),
    )
    .where('listingId', '=', listingId)
    .orderBy(sql`merged_from is not null`)
    .orderBy('place')
    .orderBy('id')
    .execute();
}

/** A picture to fetch, and the saved page that may contain it. */
export type WaitingImage = ListingImageRow & { savedPageId: string | null };

/** The next picture to fetch into the project. */
export function nextWaiting(db: Database, listingId: ListingId): Promise<WaitingImage | undefined> {
  return db
    .selectFrom('listingImages')
    .selectAll()
    .select(
      sql<string | null>`(select saved_page_id from listings
        where listings.id = coalesce(listing_images.merged_from, listing_images.listing_id))`.as(
        'savedPageId',
      ),
    )
    .where('listingId', '=', listingId)
    .where('state', '=', 'waiting')
    .where('sourceUrl', 'is not', null)
    .orderBy('place')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Queues pictures for fetching: the failed ones, or all of them for another project. @returns the number of waiting
 * pictures
 */
export async function letWait(tx: Database, listingId: ListingId, which: 'failed' | 'all'): Promise<number> {
  await tx
    .updateTable('listingImages')
    .set({ state: 'waiting', error: null, imageId: null })
    .where('listingId', '=', listingId)
    .where('sourceUrl', 'is not', null)
    .$if(which === 'failed', (query) => query.where('state', '=', 'failed'))
    .execute();
  // Pictures without an address were uploaded, and cannot be fetched again.
  if (which === 'all') {
    await tx
      .updateTable('listingImages')
      .set({ state: 'failed', error: LEFT_WITH_PROJECT, imageId: null })
      .where('listingId', '=', listingId)
      .where('sourceUrl', 'is', null)
      .where('state', '=', 'done')
      .execute();
  }
  const { count } = await tx
    .selectFrom('listingImages')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('listingId', '=', listingId)
    .where('state', '=', 'waiting')
    .where('sourceUrl', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The photo of a fetched picture. */
export interface TakenPhoto {
  id: ImageId;
  fingerprint: string | null;
}

/** Stores the fingerprint of a picture that is not in a project yet. */
export async function setFingerprint(
  tx: Database,
  listingId: ListingId,
  sourceUrl: string,
  fingerprint: string | null,
): Promise<void> {
  await tx
    .updateTable('listingImages')
    .set({ fingerprint })
    .where('listingId', '=', listingId)
    .where('sourceUrl', '=', sourceUrl)
    .execute();
}

/** @returns whether it was still waiting */
export async function setImageDone(
  tx: Database,
  id: string,
  { id: imageId, fingerprint }: TakenPhoto,
): Promise<boolean> {
  return setWaiting(tx, id, { state: 'done', error: null, imageId, fingerprint });
}

/** @returns whether it was still waiting */
export async function setImageFailed(tx: Database, id: string, error: string): Promise<boolean> {
  return setWaiting(tx, id, { state: 'failed', error });
}

async function setWaiting(
  tx: Database,
  id: string,
  change: { state: 'done' | 'failed'; error: string | null; imageId?: ImageId; fingerprint?: string | null },
): Promise<boolean> {
  const result = await tx
    .updateTable('listingImages')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Marks all remaining pictures as failed for the same reason. */
export async function setRestFailed(tx: Database, listingId: ListingId, error: string): Promise<void> {
  await tx
    .updateTable('listingImages')
    .set({ state: 'failed', error })
    .where('listingId', '=', listingId)
    .where('state', '=', 'waiting')
    .execute();
}

/** A photo of a project that was received with exactly these bytes. */
export async function samePhoto(
  tx: Database,
  projectId: ProjectId,
  sha256: string,
): Promise<TakenPhoto | undefined> {
  return tx
    .selectFrom('images')
    .select(['id', 'fingerprint'])
    .where('projectId', '=', projectId)
    .where('receivedSha256', '=', sha256)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
}
