import type { LeadForm, LeadId, ListingId, UserId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import type { LeadDetails } from '../../schema/lead-tables.ts';

/** A person who wants to be contacted, as they wrote it. */
export interface Lead extends Pick<LeadForm, 'firstName' | 'lastName' | 'email' | 'phone' | 'company'> {
  id: LeadId;
  details: LeadDetails;
  /** The form that it came from. */
  source: string;
  newsletter: boolean;
  /** Null: not confirmed, or withdrawn. */
  newsletterConfirmedAt: Date | null;
  /** The hidden field was filled in. */
  isSuspect: boolean;
  /** The agent of its listing; null: it is for the operator. */
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

/** One address in all spellings. */
const keyOf = (email: string) => email.toLowerCase();

/** @returns whether it was added; false if the same request was stored before */
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

/** Whether this address asked the operator for a consultation. */
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

/** The address of a newsletter wish; undefined if it was deleted. */
export async function addressOfWish(db: Database, id: LeadId): Promise<string | undefined> {
  const row = await db
    .selectFrom('leads')
    .select('emailKey')
    .where('id', '=', id)
    .where('newsletter', '=', true)
    .executeTakeFirst();
  return row?.emailKey;
}

/** Confirms every unconfirmed wish of an address. */
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

/** Confirmed addresses, in lower case. */
export async function confirmedAddresses(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('leads')
    .select('emailKey')
    .distinct()
    .where('newsletterConfirmedAt', 'is not', null)
    .execute();
  return rows.map(({ emailKey }) => emailKey);
}

/** Withdraws the wishes of these addresses. */
export async function withdrawWishes(db: Database, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  await db
    .updateTable('leads')
    .set({ newsletterConfirmedAt: null })
    .where('emailKey', 'in', addresses)
    .execute();
}

/** Leads for the operator, the newest first. */
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

/** @returns the ids of the deleted leads */
export async function deleteLeadsOf(tx: Database, email: string): Promise<LeadId[]> {
  const rows = await tx.deleteFrom('leads').where('emailKey', '=', keyOf(email)).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** @returns the ids of the deleted leads */
export async function deleteLeadsBefore(tx: Database, moment: Date): Promise<LeadId[]> {
  const rows = await tx.deleteFrom('leads').where('createdAt', '<', moment).returning('id').execute();
  return rows.map(({ id }) => id);
}
