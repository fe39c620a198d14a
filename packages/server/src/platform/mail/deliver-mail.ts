import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Logger } from '../log.ts';
import type { WorkOptions } from '../queue/queue.ts';
import { MailRefused, type MailSender } from './mail.ts';
import type { MailLinks } from './mail-links.ts';
import { deleteMail, mailById, markFailed, markSent, noteFailure } from './outbox-store.ts';
import { isWanted } from './preference-store.ts';
import { readSubscription } from './subscription.ts';

const Payload = z.object({ mailId: z.string() });
const MAX_REASON = 500;

/** The worker's part of mail: one mail after the other, each until it is sent or given up. */
export function mailWork(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  sender: MailSender;
  links: MailLinks;
}): WorkOptions {
  const { db, clock, log, sender, links } = deps;
  return {
    concurrency: 1,
    handler: async ({ payload, attempt }) => {
      const { mailId } = Payload.parse(payload);
      const mail = await mailById(db, mailId);
      // Deleted meanwhile, or sent by an attempt that could not store the result.
      if (mail?.state !== 'queued') return;
      const subscription = mail.subscription === null ? undefined : readSubscription(mail.subscription);
      // Its reader unsubscribed while it waited.
      if (subscription && !(await isWanted(db, subscription))) return deleteMail(db, mailId);
      try {
        await sender.send({ ...mail, unsubscribeUrl: subscription && links.unsubscribeUrl(subscription) });
      } catch (error) {
        await noteFailure(db, mailId, String((error as Error).message).slice(0, MAX_REASON));
        if (!(error instanceof MailRefused)) {
          log.warn({ err: error, mailId, attempt }, 'a mail could not be sent yet');
          throw error;
        }
        await markFailed(db, mailId);
        log.error({ err: error, mailId }, 'a mail was refused');
        return;
      }
      await markSent(db, mailId, clock.now());
    },
    onExhausted: async ({ payload }) => {
      const { mailId } = Payload.parse(payload);
      await markFailed(db, mailId);
      log.error({ mailId }, 'a mail was given up');
    },
  };
}
