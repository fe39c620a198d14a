import { chooseEdits, EDIT_QUEUE, giveUpJob, runEditJob, type WorkDeps } from './features/jobs/index.ts';
import { type ListingWorkDeps, listingWork, QUEUE_OF } from './features/listings/index.ts';
import { defaultProject } from './features/projects/index.ts';
import { PUBLICATION_QUEUE, publicationWork } from './features/publications/index.ts';
import { logSweep, sweepPictures } from './features/versions/index.ts';
import type { ContentCredentials } from './platform/content-credentials/content-credentials.ts';
import { mailWork } from './platform/mail/deliver-mail.ts';
import type { MailSender } from './platform/mail/mail.ts';
import type { MailLinks } from './platform/mail/mail-links.ts';
import { MAIL_QUEUE } from './platform/mail/outbox.ts';
import type { Queue } from './platform/queue/queue.ts';
import { sayAlive } from './platform/queue/say-alive.ts';
import { createTurns } from './platform/turns.ts';

/** The names of all queues. */
export const QUEUES = [EDIT_QUEUE, MAIL_QUEUE, QUEUE_OF.read, QUEUE_OF.pictures, PUBLICATION_QUEUE] as const;

const SWEEP_INTERVAL_MS = 60 * 60_000;

export interface WorkerOptions {
  /** Simultaneous edits, and the most of one account, on all workers together. */
  concurrency: number;
  perAccount: number;
  /** When this process began. */
  startedAt: Date;
  /** Whether no other process uses the same pictures. */
  alone: boolean;
  /** Absent: no mails are sent. */
  mail?: { sender: MailSender; links: MailLinks } | undefined;
  /** The limits of accounts. */
  limits: ListingWorkDeps['limits'];
}

/**
 * Runs the worker role: takes edits, mails and listings from the queue, and moves unreferenced picture folders to the
 * trash, now and every hour.
 * @returns a function that ends the sweeping; the caller who started the queue stops it
 */
export async function startWorker(
  deps: WorkDeps & { queue: Queue; credentials: ContentCredentials } & Pick<
      ListingWorkDeps,
      'webFetcher' | 'reso' | 'readAgainAfterMs' | 'fetchAgainAfterMs'
    >,
  options: WorkerOptions,
): Promise<() => Promise<void>> {
  await deps.queue.work(EDIT_QUEUE, {
    concurrency: options.concurrency,
    choose: (tx, wanted) => chooseEdits(tx, wanted, options.perAccount),
    handler: (job) => runEditJob(deps, job),
    onExhausted: ({ payload }) => giveUpJob(deps, payload),
  });
  const stopSaying = await sayAlive(deps, {
    slots: options.concurrency,
    slotsPerAccount: options.perAccount,
  });
  if (options.mail) await deps.queue.work(MAIL_QUEUE, mailWork({ ...deps, ...options.mail }));
  // One child of the engine at a time: people wait for edits and uploads, but not for listings.
  const forListings = { ...deps, defaultProject, limits: options.limits, ingests: createTurns(1) };
  const listings = listingWork(forListings);
  await deps.queue.work(QUEUE_OF.read, listings.read);
  await deps.queue.work(QUEUE_OF.pictures, listings.pictures);

  await deps.queue.work(PUBLICATION_QUEUE, publicationWork(deps));

  let sweeping = sweep(deps, options);
  const timer = setInterval(() => {
    sweeping = sweep(deps, options);
  }, SWEEP_INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await Promise.all([sweeping, stopSaying()]);
  };
}

async function sweep(deps: WorkDeps, options: WorkerOptions): Promise<void> {
  try {
    logSweep(deps.log, await sweepPictures(deps, options));
  } catch (error) {
    deps.log.warn({ err: error }, 'pictures could not be swept');
  }
}
