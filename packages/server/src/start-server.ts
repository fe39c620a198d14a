import { type Config, planNumbers, printableConfig, quotaBytes } from './config.ts';
import { createParts, type Parts } from './create-parts.ts';
import { startHousekeeping } from './housekeeping.ts';
import { listen } from './listen.ts';
import type { Logger } from './platform/log.ts';
import { createMailLinks } from './platform/mail/mail-links.ts';
import { createSmtpSender } from './platform/mail/smtp-sender.ts';
import { VERSION } from './version.ts';
import { startWorker, type WorkerOptions } from './worker.ts';

/** Running edits get this long to finish; longer ones are repeated at the next start. */
const DRAIN_MS = 7_000;

export interface RunningServer {
  /** The server's address; undefined if this process answers no requests. */
  url: string | undefined;
  /** Accepts no more work, lets running work finish, and closes everything. */
  stop(): Promise<void>;
}

/** Starts the configured roles. */
export async function startServer(config: Config, log: Logger): Promise<RunningServer> {
  const startedAt = new Date();
  log.info({ version: VERSION, settings: printableConfig(config) }, 'starting');
  // Loaded while the database opens.
  const api = config.ROLES.includes('api') ? import('./start-api.ts') : undefined;
  const parts = await createParts(config, log);
  try {
    const app = await (await api)?.startApi(parts);
    const url = app && (await listen(app, config));
    const stopWorker = config.ROLES.includes('worker') ? await startWork(parts, startedAt) : undefined;
    const stopHousekeeping = startHousekeeping(parts);
    const place = url === undefined ? 'and working on edits' : `at ${url}`;
    log.info({ startMs: Date.now() - startedAt.getTime() }, `Home Design ${VERSION} is ready ${place}`);
    return {
      url,
      stop: async () => {
        const timer = setTimeout(() => app?.server.closeAllConnections(), DRAIN_MS);
        await Promise.all([
          app?.close(),
          stopHousekeeping(),
          parts.queue.stop({ drainMs: DRAIN_MS }),
          stopWorker?.(),
        ]);
        clearTimeout(timer);
        await closeParts(parts);
      },
    };
  } catch (error) {
    await parts.queue.stop({ drainMs: 0 });
    await closeParts(parts);
    throw error;
  }
}

function startWork(parts: Parts, startedAt: Date): Promise<() => Promise<void>> {
  return startWorker(parts, {
    concurrency: parts.config.ENGINE_PROCESSES,
    perAccount: parts.config.EDITS_RUNNING_PER_ACCOUNT,
    startedAt,
    alone: parts.database.engine === 'pglite',
    mail: mailOf(parts),
    limits: {
      plans: planNumbers(parts.config),
      storageBytes: quotaBytes(parts.config),
      photoMegabytes: parts.config.MAX_PHOTO_MB,
    },
  });
}

/** The sender of mails; undefined if no mail server is configured. */
function mailOf({ config, shareSecret }: Parts): WorkerOptions['mail'] {
  const { SMTP_URL, MAIL_FROM, PUBLIC_URL } = config;
  if (!SMTP_URL || !MAIL_FROM) return undefined;
  const links = createMailLinks({ secret: shareSecret, publicUrl: PUBLIC_URL });
  return { sender: createSmtpSender(SMTP_URL, MAIL_FROM), links };
}

async function closeParts(parts: Parts): Promise<void> {
  await parts.webFetcher.close();
  await parts.engine.close();
  await parts.watch.close();
  await parts.database.close();
}
