import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { type Database, transaction } from '../database/database.ts';
import type { Patience, Queue } from '../queue/queue.ts';
import type { Mail } from './mail.ts';
import { asHtml, asText, type MailBody } from './mail-body.ts';
import type { MailLinks } from './mail-links.ts';
import { addMail, queueWaiting } from './outbox-store.ts';
import { isWanted } from './preference-store.ts';
import { type Subscription, subscriptionText } from './subscription.ts';

/** The queue of waiting mails. */
export const MAIL_QUEUE = 'mail';

/** Mail servers delay unknown senders, and may be down for hours: about half a day in all. */
const PATIENCE: Patience = { attempts: 20, firstWaitSeconds: 20, longestWaitSeconds: 3_600 };

const UNSUBSCRIBE_TEXT: Readonly<Record<Subscription['topic'], string>> = {
  projects: 'You get this mail because you have projects here. Stop mails about projects:',
  marketing: 'You get this mail because you asked for news. Stop such mails:',
  requests: 'This address was entered into a form here. Stop mails to it:',
};

/** A new mail. */
export interface NewMail extends Pick<Mail, 'to' | 'replyTo' | 'subject'> {
  body: MailBody;
  /**
   * Its subscription. `account`: the mail is about an account itself, or for the operator, and cannot be refused.
   * `requests`: it answers a form that contained its address.
   */
  subscription: 'account' | 'requests' | Exclude<Subscription, { topic: 'requests' }>;
  /** Its subject; it is deleted together with it. */
  topicId: string;
  /** Its kind, for counting. */
  kind: string;
}

/**
 * Queues mails. They are stored in the database and sent from there, at least once: a process that dies between
 * the mail server's answer and the note of it sends the mail again, under the same Message-ID.
 */
export interface Outbox {
  /** Whether a mail server is configured. */
  sends: boolean;
  /**
   * Queues a mail when the caller's transaction commits.
   * @returns whether it will be sent. Without a mail server it is kept for the operator, and a mail that its reader
   * refuses is not written at all
   */
  post(tx: Database, mail: NewMail): Promise<boolean>;
  /** Sends all mails that could not be sent so far. @returns how many; null without a mail server */
  sendWaiting(db: Database): Promise<number | null>;
}

/** The outbox over the product's queue. */
export function createOutbox({
  queue,
  clock,
  links,
  sends,
}: {
  queue: Queue;
  clock: Clock;
  links: MailLinks;
  sends: boolean;
}): Outbox {
  const enqueue = (tx: Database, mailId: string) =>
    queue.enqueue(tx, MAIL_QUEUE, { mailId }, { id: randomUUID(), patience: PATIENCE });

  return {
    sends,
    post: async (tx, { body, ...mail }) => {
      requireSingleLines(mail);
      const subscription = subscriptionOf(mail, links);
      if (subscription !== null && !(await isWanted(tx, subscription))) return false;
      const id = randomUUID();
      const url = subscription === null ? undefined : links.unsubscribeUrl(subscription);
      const unsubscribe =
        subscription && url ? { text: UNSUBSCRIBE_TEXT[subscription.topic], url } : undefined;
      await addMail(tx, {
        ...mail,
        ...{ id, state: sends ? 'queued' : 'held', createdAt: clock.now() },
        subscription: subscription && subscriptionText(subscription),
        text: asText({ ...body, unsubscribe }),
        html: asHtml({ ...body, unsubscribe }),
      });
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

function subscriptionOf(
  { to, subscription }: Pick<NewMail, 'to' | 'subscription'>,
  links: MailLinks,
): Subscription | null {
  if (subscription === 'account') return null;
  if (subscription === 'requests') return { topic: 'requests', addressKey: links.addressKey(to) };
  return subscription;
}

/** A line break would begin another header. The sender checks it, too. */
function requireSingleLines({ to, replyTo, subject }: Pick<NewMail, 'to' | 'replyTo' | 'subject'>): void {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed here
  if ([to, replyTo ?? '', subject].some((line) => /[\u0000-\u001f\u007f]/.test(line))) {
    throw new Error('An address or subject of a mail is not a single line');
  }
}
