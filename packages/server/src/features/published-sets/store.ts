import type { ListingId, PublicationId, UserId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { PublishedFile } from '../../schema/listing-tables.ts';
import { partsOfListing } from '../../schema/whole-listing.ts';

/** Those of the given ids that are published sets, finished or not. */
export async function existingPublications(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('listingPublications')
    .select('id')
    .where('id', 'in', ids as readonly PublicationId[])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The sets of a listing and of its parts, finished or not. */
export async function setsOfListing(db: Database, listingId: ListingId): Promise<PublicationId[]> {
  const rows = await db
    .selectFrom('listingPublications')
    .select('id')
    .where('listingId', 'in', partsOfListing(listingId))
    .execute();
  return rows.map(({ id }) => id);
}

/** A finished set, and the title of its listing. */
export interface KeptSet {
  id: PublicationId;
  title: string;
  files: PublishedFile[];
  createdAt: Date;
}

/** All finished sets of a person. */
export async function keptSets(db: Database, userId: UserId): Promise<KeptSet[]> {
  const rows = await db
    .selectFrom('listingPublications')
    .innerJoin('listings', 'listings.id', 'listingPublications.listingId')
    .select([
      'listingPublications.id',
      'listings.title',
      'listingPublications.files',
      'listingPublications.createdAt',
    ])
    .where('listingPublications.userId', '=', userId)
    .orderBy('listingPublications.createdAt')
    .orderBy('listingPublications.id')
    .execute();
  return rows.flatMap(({ files, ...row }) => (files ? [{ ...row, files }] : []));
}

/** Moves the sets of a guest's listings to the account's listings of the same pages. */
export async function moveSets(tx: Database, guest: UserId, account: UserId): Promise<void> {
  await sql`update listing_publications set listing_id = own.id
    from listings as former, listings as own
    where listing_publications.listing_id = former.id and former.user_id = ${guest}
      and own.user_id = ${account} and own.source_key = former.source_key`.execute(tx);
}
