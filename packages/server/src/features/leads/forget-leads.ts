import type { LeadId, UserId } from '@home-design/contract';
import { type Database, transaction } from '../../platform/database/database.ts';
import { deleteMailsAbout } from '../../platform/mail/outbox-store.ts';
import { deleteListingLead } from './listing-leads-store.ts';
import { keptSince } from './rules.ts';
import { deleteLeadsBefore, deleteLeadsOf } from './store.ts';

/** Deletes leads that are older than the retention time, and their mails. */
export async function forgetOldLeads(db: Database, now: Date): Promise<void> {
  await transaction(db, async (tx) => deleteMailsAbout(tx, await deleteLeadsBefore(tx, keptSince(now))));
}

/** Deletes a buyer's message to an agent, and its mails. @returns whether the account had this lead */
export async function removeListingLead(db: Database, userId: UserId, id: LeadId): Promise<boolean> {
  return transaction(db, async (tx) => {
    const isRemoved = await deleteListingLead(tx, userId, id);
    if (isRemoved) await deleteMailsAbout(tx, [id]);
    return isRemoved;
  });
}

/** Deletes all leads of an address, and their mails. @returns the number of leads */
export async function forgetLeadsOf(db: Database, email: string): Promise<number> {
  return transaction(db, async (tx) => {
    const ids = await deleteLeadsOf(tx, email);
    await deleteMailsAbout(tx, ids);
    return ids.length;
  });
}
