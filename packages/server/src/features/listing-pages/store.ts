import type { ImageId, ListingId, ListingPageSettings, UserId } from '@home-design/contract';
import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { ShareLinkTable } from '../../schema/board-tables.ts';
import type { ListingPageTable } from '../../schema/listing-tables.ts';
import { shownListing } from '../../schema/whole-listing.ts';

/**
 * A link to the page of a listing, valid or not. The link of a merged listing opens the listing that it is a part of.
 */
export type PageLink = Selectable<ShareLinkTable> & { listingId: ListingId };

export async function pageLink(db: Database, tokenHash: string): Promise<PageLink | undefined> {
  const row = await db
    .selectFrom('shareLinks')
    .selectAll()
    .select(shownListing('shareLinks.listingId').as('listingId'))
    .where('tokenHash', '=', tokenHash)
    .where('listingId', 'is not', null)
    .executeTakeFirst();
  return row && row.listingId !== null ? { ...row, listingId: row.listingId } : undefined;
}

/** The settings of a listing's page; undefined if nothing was chosen. */
export async function pageSettings(
  db: Database,
  listingId: ListingId,
): Promise<ListingPageSettings | undefined> {
  const row = await db
    .selectFrom('listingPages')
    .selectAll()
    .where('listingId', '=', listingId)
    .executeTakeFirst();
  return (
    row && {
      shows_address: row.showsAddress,
      place: row.place,
      shows_comparisons: row.showsComparisons,
      shows_contact: row.showsContact,
      contact_name: row.contactName,
      contact_email: row.contactEmail,
      contact_phone: row.contactPhone,
      takes_leads: row.takesLeads,
      is_indexed: row.isIndexed,
      left_out: row.leftOut,
    }
  );
}

export async function savePageSettings(
  tx: Database,
  listingId: ListingId,
  settings: ListingPageSettings,
  now: Date,
): Promise<void> {
  const row = {
    showsAddress: settings.shows_address,
    place: settings.place,
    showsComparisons: settings.shows_comparisons,
    showsContact: settings.shows_contact,
    contactName: settings.contact_name,
    contactEmail: settings.contact_email,
    contactPhone: settings.contact_phone,
    takesLeads: settings.takes_leads,
    isIndexed: settings.is_indexed,
    leftOut: JSON.stringify(settings.left_out),
    updatedAt: now,
  } satisfies Omit<Insertable<ListingPageTable>, 'listingId'>;
  await tx
    .insertInto('listingPages')
    .values({ listingId, ...row })
    .onConflict((conflict) => conflict.column('listingId').doUpdateSet(row))
    .execute();
}

/** Makes calls for the page of one listing wait for each other. @returns whether the account has this listing */
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

/** The default contact of an agent. */
export async function contactOf(db: Database, userId: UserId): Promise<{ name: string; email: string }> {
  const row = await db
    .selectFrom('users')
    .select(['displayName', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return { name: row?.displayName ?? '', email: row?.email ?? '' };
}

/** Those of the photos that visitors sent and the owner has not accepted. */
export async function unapprovedPhotos(db: Database, imageIds: readonly ImageId[]): Promise<Set<ImageId>> {
  if (imageIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('shareUploads')
    .select('imageId')
    .where('imageId', 'in', imageIds)
    .where('status', '<>', 'shown')
    .execute();
  return new Set(rows.map(({ imageId }) => imageId));
}
