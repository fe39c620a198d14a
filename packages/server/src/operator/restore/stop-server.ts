import { mkdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { FolderInUse } from '../../platform/database/folder-in-use.ts';
import { lockFolder } from '../../platform/database/lock-folder.ts';
import { runSql } from '../../platform/database/run-sql.ts';
import { connectTo, databaseFolder, type Installation, printableUrl } from '../installation.ts';
import { askServer, OperatorError } from '../server-adapter.ts';

/** A stopping server gives edits seven seconds to finish. */
const STOP_LIMIT_MS = 20_000;
/** Shorter than a service manager needs to restart a server. */
const LOOK_MS = 20;

/**
 * Asks a running server on this installation to stop, and waits until it has.
 * @returns a function that lets others open the embedded database again
 * @throws OperatorError if another process still uses it
 */
export function stopServer(installation: Installation): Promise<() => Promise<void>> {
  return installation.databaseUrl === undefined
    ? stopEmbedded(installation)
    : stopOnPostgres(installation, installation.databaseUrl);
}

async function stopEmbedded({ server, dataFolder, say }: Installation): Promise<() => Promise<void>> {
  const folder = databaseFolder(dataFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let isAsked = false;
  for (const end = Date.now() + STOP_LIMIT_MS; ; await sleep(LOOK_MS)) {
    try {
      return await lockFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderInUse) || Date.now() > end) throw error;
    }
    if (!isAsked) {
      await say('Asking the server to stop …');
      await askServer(server, 'POST', '/stop');
      isAsked = true;
    }
  }
}

async function stopOnPostgres({ server, say }: Installation, url: string): Promise<() => Promise<void>> {
  // Other processes may use the same database; only the one at the configured address can be asked.
  const isAsked = await askServer(server, 'POST', '/stop').then(
    () => true,
    () => false,
  );
  if (isAsked) await say('Asking the server to stop …');
  const database = await connectTo(url);
  try {
    for (const end = Date.now() + (isAsked ? STOP_LIMIT_MS : 0); ; await sleep(LOOK_MS)) {
      const [others] = (await runSql(
        database.db,
        `select count(*)::int as count from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
      )) as { count: number }[];
      if (!others || others.count === 0) return async () => {};
      if (Date.now() > end) {
        throw new OperatorError(
          `${others.count} other connections to ${printableUrl(url)} are open. ` +
            'Please stop every server and worker on it, and try again.',
        );
      }
    }
  } finally {
    await database.close();
  }
}
