import type { LeadForm, LeadId, ListingId, UserId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import type { LeadDetails } from '../../schema/lead-tables.ts';

/** Somebody who wants to be called, as they wrote it. */
export interface Lead extends Pick<LeadForm, 'firstName' | 'lastName' | 'email' | 'phone' | 'company'> {
  id: LeadId;
  details: LeadDetails;
  /** Which form it came from. */
  source: string;
  newsletter: boolean;
  /** Null: not confirmed, or taken back. */
  newsletterConfirmedAt: Date | null;
  /** A field that people do not see was filled in. */
  isSuspect: boolean;
  /** Whose listing it is about; null: it is for the operator. */
  userId: UserId | null;
  listingId: ListingId | null;
  listingTitle: string;
  createdAt: Date;
}

export const COLUMNS = [
  'id',
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'details',
  'source',
  'newsletter',
  'newsletterConfirmedAt',
  'isSuspect',
  'userId',
  'listingId',
  'listingTitle',
  'createdAt',
] as const;

/** One address, however it is written. */
const keyOf = (email: string) => email.toLowerCase();

/** @returns whether it was added; not if the same request was kept before */
export async function addLead(
  tx: Database,
  { newsletterConfirmedAt: _later, ...lead }: Lead,
  repeatKey: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('leads')
    .values({ ...lead, details: JSON.stringify(lead.details), emailKey: keyOf(lead.email), repeatKey })
    .onConflict((conflict) => conflict.column('repeatKey').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function leadIdOf(db: Database, repeatKey: string): Promise<LeadId> {
  const { id } = await db
    .selectFrom('leads')
    .select('id')
    .where('repeatKey', '=', repeatKey)
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether whoever has this address asked the operator for a consultation. */
export async function hasAsked(db: Database, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('leads')
    .select('id')
    .where('emailKey', '=', keyOf(email))
    .where('isSuspect', '=', false)
    .where('userId', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The address of somebody who wished for the newsletter; undefined when that was forgotten. */
export async function addressOfWish(db: Database, id: LeadId): Promise<string | undefined> {
  const row = await db
    .selectFrom('leads')
    .select('emailKey')
    .where('id', '=', id)
    .where('newsletter', '=', true)
    .executeTakeFirst();
  return row?.emailKey;
}

/** Confirms every wish of an address that is not confirmed yet. */
export async function confirmWishes(db: Database, address: string, now: Date): Promise<void> {
  await db
    .updateTable('leads')
    .set({ newsletterConfirmedAt: now })
    .where('emailKey', '=', keyOf(address))
    .where('newsletter', '=', true)
    .where('isSuspect', '=', false)
    .where('newsletterConfirmedAt', 'is', null)
    .execute();
}

/** Addresses that have confirmed, in lower case. */
export async function confirmedAddresses(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('leads')
    .select('emailKey')
    .distinct()
    .where('newsletterConfirmedAt', 'is not', null)
    .execute();
  return rows.map(({ emailKey }) => emailKey);
}

/** Takes back what these addresses wished for. */
export async function withdrawWishes(db: Database, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  await db
    .updateTable('leads')
    .set({ newsletterConfirmedAt: null })
    .where('emailKey', 'in', addresses)
    .execute();
}

/** Those for the operator, the newest first. */
export async function newestLeads(db: Database, limit: number): Promise<Lead[]> {
  return db
    .selectFrom('leads')
    .select(COLUMNS)
    .where('userId', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** @returns the ids of those that are gone */
export async function deleteLeadsOf(tx: Database, email: string): Promise<LeadId[]> {
  const rows = await tx.deleteFrom('leads').where('emailKey', '=', keyOf(email)).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** @returns the ids of those that are gone */
export async function deleteLeadsBefore(tx: Database, moment: Date): Promise<LeadId[]> {
  const rows = await tx.deleteFrom('leads').where('createdAt', '<', moment).returning('id').execute();
  return rows.map(({ id }) => id);
}
