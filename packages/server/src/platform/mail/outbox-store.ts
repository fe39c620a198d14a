import { sql } from 'kysely';
import type { MailState } from '../../schema/lead-tables.ts';
import type { Database } from '../database/database.ts';
import type { Mail } from './mail.ts';

/** A mail in the outbox. */
export interface KeptMail extends Omit<Mail, 'unsubscribeUrl'> {
  topicId: string;
  kind: string;
  /** See `subscriptionText`. */
  subscription: string | null;
  state: MailState;
  failure: string | null;
  createdAt: Date;
  sentAt: Date | null;
}

const COLUMNS = [
  'id',
  'topicId',
  'kind',
  'recipient as to',
  'replyTo',
  'subject',
  'textBody as text',
  'htmlBody as html',
  'subscription',
  'state',
  'failure',
  'createdAt',
  'sentAt',
] as const;

export async function addMail(
  tx: Database,
  { to, text, html, ...mail }: Omit<KeptMail, 'failure' | 'sentAt'>,
): Promise<void> {
  await tx
    .insertInto('mails')
    .values({ ...mail, recipient: to, textBody: text, htmlBody: html })
    .execute();
}

export async function mailById(db: Database, id: string): Promise<KeptMail | undefined> {
  return db.selectFrom('mails').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Newest mails first. */
export async function newestMails(db: Database, limit: number): Promise<KeptMail[]> {
  return db
    .selectFrom('mails')
    .select(COLUMNS)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Whether a mail of this kind was written to the address since then. */
export async function wasWrittenTo(
  db: Database,
  { kind, address, since }: { kind: string; address: string; since: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom('mails')
    .select('id')
    .where(sql<string>`lower(recipient)`, '=', address.toLowerCase())
    .where('createdAt', '>', since)
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Stores that it was sent; a sent mail stays sent. */
export async function markSent(db: Database, id: string, sentAt: Date): Promise<void> {
  await db.updateTable('mails').set({ state: 'sent', sentAt, failure: null }).where('id', '=', id).execute();
}

export async function markFailed(db: Database, id: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'failed' })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute();
}

export async function noteFailure(db: Database, id: string, failure: string): Promise<void> {
  await db.updateTable('mails').set({ failure }).where('id', '=', id).where('state', '=', 'queued').execute();
}

/** Queues held mails for sending. @returns their ids */
export async function queueWaiting(tx: Database): Promise<string[]> {
  const rows = await tx
    .updateTable('mails')
    .set({ state: 'queued', failure: null })
    .where('state', 'in', ['held', 'failed'])
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes mails about these things, and mails to the address. */
export async function deleteMailsAbout(db: Database, topicIds: readonly string[]): Promise<void> {
  if (topicIds.length > 0) await db.deleteFrom('mails').where('topicId', 'in', topicIds).execute();
}

/** A mail that must no longer be sent. */
export async function deleteMail(db: Database, id: string): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}
