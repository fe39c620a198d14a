import type { LeadId, ListingId, UserId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { ownRow } from '../../schema/own-row.ts';
import { partsOfListing, shownListing } from '../../schema/whole-listing.ts';
import { COLUMNS, type Lead } from './store.ts';

/** The filter of an agent's leads. */
export interface ListingLeadFilter {
  userId: UserId;
  listingId?: ListingId | undefined;
}

/** Messages of buyers to an agent, the newest first. */
export async function listingLeadsPage(
  db: Database,
  { userId, listingId }: ListingLeadFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<Lead[]> {
  const own = db
    .selectFrom('leads')
    .select(COLUMNS)
    .select(shownListing('leads.listingId').as('listingId'))
    .where('userId', '=', userId);
  return (listingId === undefined ? own : own.where('listingId', 'in', partsOfListing(listingId)))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countListingLeads(
  db: Database,
  { userId, listingId }: ListingLeadFilter,
): Promise<number> {
  const own = db
    .selectFrom('leads')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('userId', '=', userId);
  const row = await (listingId === undefined
    ? own
    : own.where('listingId', 'in', partsOfListing(listingId))
  ).executeTakeFirstOrThrow();
  return Number(row.count);
}

/** @returns whether the account had this lead */
export async function deleteListingLead(tx: Database, userId: UserId, id: LeadId): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('leads')
    .where(ownRow('leads', userId, id))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
