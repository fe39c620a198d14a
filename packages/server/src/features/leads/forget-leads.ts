import type { LeadId, UserId } from '@home-design/contract';
import { type Database, transaction } from '../../platform/database/database.ts';
import { deleteMailsAbout } from '../../platform/mail/outbox-store.ts';
import { deleteListingLead } from './listing-leads-store.ts';
import { keptSince } from './rules.ts';
import { deleteLeadsBefore, deleteLeadsOf } from './store.ts';

/** Deletes what is older than leads are kept, and the mails about it. */
export async function forgetOldLeads(db: Database, now: Date): Promise<void> {
  await transaction(db, async (tx) => deleteMailsAbout(tx, await deleteLeadsBefore(tx, keptSince(now))));
}

/** Deletes what a buyer wrote to an agent, and the mails about it. @returns whether there was such an own lead */
export async function removeListingLead(db: Database, userId: UserId, id: LeadId): Promise<boolean> {
  return transaction(db, async (tx) => {
    const isRemoved = await deleteListingLead(tx, userId, id);
    if (isRemoved) await deleteMailsAbout(tx, [id]);
    return isRemoved;
  });
}

/** Deletes everything somebody wrote, and every mail about it. @returns how many leads that were */
export async function forgetLeadsOf(db: Database, email: string): Promise<number> {
  return transaction(db, async (tx) => {
    const ids = await deleteLeadsOf(tx, email);
    await deleteMailsAbout(tx, ids);
    return ids.length;
  });
}
