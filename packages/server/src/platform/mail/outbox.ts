import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { type Database, transaction } from '../database/database.ts';
import type { Patience, Queue } from '../queue/queue.ts';
import type { Mail } from './mail.ts';
import { addMail, queueWaiting } from './outbox-store.ts';

/** Queue of mails on their way. */
export const MAIL_QUEUE = 'mail';

/** Mail servers make strangers wait, and are down for an afternoon: about half a day in all. */
const PATIENCE: Patience = { attempts: 20, firstWaitSeconds: 20, longestWaitSeconds: 3_600 };

/** A mail that is to be written. */
export interface NewMail extends Omit<Mail, 'id'> {
  /** What it is about, and is deleted with. */
  topicId: string;
  /** What sort of mail it is, by which it is counted. */
  kind: string;
}

/**
 * Where mails are put. They are kept in the database and sent from there, at least once: a process that dies between
 * the mail server's answer and our note of it sends the mail again, under the same Message-ID.
 */
export interface Outbox {
  /** Whether a mail server is configured. */
  sends: boolean;
  /**
   * Puts a mail there when the caller's transaction commits.
   * @returns whether it will be sent; without a mail server it is kept for the operator to see
   */
  post(tx: Database, mail: NewMail): Promise<boolean>;
  /** Sends what could not be sent so far. @returns how many; null without a mail server */
  sendWaiting(db: Database): Promise<number | null>;
}

/** The outbox over the product's queue. */
export function createOutbox({
  queue,
  clock,
  sends,
}: {
  queue: Queue;
  clock: Clock;
  sends: boolean;
}): Outbox {
  const enqueue = (tx: Database, mailId: string) =>
    queue.enqueue(tx, MAIL_QUEUE, { mailId }, { id: randomUUID(), patience: PATIENCE });

  return {
    sends,
    post: async (tx, mail) => {
      requireSingleLines(mail);
      const id = randomUUID();
      await addMail(tx, { ...mail, id, state: sends ? 'queued' : 'held', createdAt: clock.now() });
      if (sends) await enqueue(tx, id);
      return sends;
    },
    sendWaiting: async (db) => {
      if (!sends) return null;
      return transaction(db, async (tx) => {
        const ids = await queueWaiting(tx);
        for (const id of ids) await enqueue(tx, id);
        return ids.length;
      });
    },
  };
}

/** A line break would begin another header line. The sender takes care of it as well. */
function requireSingleLines({ to, replyTo, subject }: NewMail): void {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
  if ([to, replyTo ?? '', subject].some((line) => /[\u0000-\u001f\u007f]/.test(line))) {
    throw new Error('An address or subject of a mail is not a single line');
  }
}
