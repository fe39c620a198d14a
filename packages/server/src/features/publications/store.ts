import type { ImageId, ListingId, PublicationId, UserId } from '@home-design/contract';
import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { ListingPublicationTable, PublishingChoices } from '../../schema/listing-tables.ts';
import { partsOfListing } from '../../schema/whole-listing.ts';
import type { VersionRow } from '../versions/index.ts';
import type { PlannedSet } from './planned-set.ts';

export type PublicationRow = Omit<Selectable<ListingPublicationTable>, 'plan'> & { plan: PlannedSet };

/** Every version of some photos, including those in the bin, the oldest first. */
export async function versionsEver(db: Database, imageIds: readonly ImageId[]): Promise<VersionRow[]> {
  if (imageIds.length === 0) return [];
  return db
    .selectFrom('versions')
    .selectAll()
    .where('imageId', 'in', imageIds)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** The author of a set's edits. */
export async function nameOfAccount(db: Database, userId: UserId): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select(['displayName', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.displayName || row?.email || 'Guest';
}

/** Makes calls for the sets of one listing wait for each other; false if the account has no such listing. */
export async function lockListing(tx: Database, userId: UserId, id: ListingId): Promise<boolean> {
  const row = await tx
    .selectFrom('listings')
    .select('id')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('mergedInto', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function keepChoices(tx: Database, id: ListingId, choices: PublishingChoices): Promise<void> {
  await tx
    .updateTable('listings')
    .set({ publishingChoices: JSON.stringify(choices) })
    .where('id', '=', id)
    .execute();
}

/** The stored set of an input, finished or in progress. */
export async function setOfInput(
  db: Database,
  userId: UserId,
  listingId: ListingId,
  inputHash: string,
): Promise<PublicationId | undefined> {
  const row = await rows(db, userId, listingId)
    .where('inputHash', '=', inputHash)
    .where('status', '!=', 'failed')
    .executeTakeFirst();
  return row?.id;
}

export async function insertPublication(
  tx: Database,
  row: Insertable<ListingPublicationTable>,
): Promise<void> {
  await tx.insertInto('listingPublications').values(row).execute();
}

/** Sets of a listing, and of its parts. */
const rows = (db: Database, userId: UserId, listingId: ListingId) =>
  db
    .selectFrom('listingPublications')
    .selectAll()
    .where('userId', '=', userId)
    .where('listingId', 'in', partsOfListing(listingId));

/** Newest first. */
export async function publicationsOf(
  db: Database,
  userId: UserId,
  listingId: ListingId,
): Promise<PublicationRow[]> {
  const found = await rows(db, userId, listingId).orderBy('createdAt', 'desc').orderBy('id').execute();
  return found as PublicationRow[];
}

export async function ownPublication(
  db: Database,
  userId: UserId,
  listingId: ListingId,
  id: PublicationId,
): Promise<PublicationRow | undefined> {
  const found = await rows(db, userId, listingId).where('id', '=', id).executeTakeFirst();
  return found as PublicationRow | undefined;
}

/** @returns whether the account had this set */
export async function deletePublication(
  tx: Database,
  userId: UserId,
  listingId: ListingId,
  id: PublicationId,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('listingPublications')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('listingId', 'in', partsOfListing(listingId))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
