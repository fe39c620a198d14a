import { rm, stat } from 'node:fs/promises';
import { FolderInUse } from '../../platform/database/folder-in-use.ts';
import { lockFolder } from '../../platform/database/lock-folder.ts';
import type { Logger } from '../../platform/log.ts';
import { exchange, stagingFolder } from './exchange.ts';
import { type Journal, readJournal, removeJournal } from './journal.ts';

/**
 * The server calls this before it opens anything: finishes a restore that was killed while it changed the data
 * folder, and removes one that was killed before that.
 * @throws while a restore is running
 */
export async function finishRestore(
  { DATA_DIR, DATABASE_URL }: { DATA_DIR: string; DATABASE_URL?: string | undefined },
  log: Logger,
): Promise<void> {
  const staging = stagingFolder(DATA_DIR);
  const journal = await readJournal(DATA_DIR);
  const isStaged = (await stat(staging).catch(() => undefined)) !== undefined;
  if (!isStaged) {
    if (journal) await removeJournal(DATA_DIR);
    return;
  }
  const unlock = await lockFolder(staging).catch((error: unknown) => {
    if (!(error instanceof FolderInUse)) throw error;
    // A restore that is still copying does not affect the server.
    if (journal === undefined) return undefined;
    throw new Error(
      'A backup is being restored into this data folder. Please start the server when it is done.',
    );
  });
  if (!unlock) return;
  try {
    if (!journal) await rm(staging, { recursive: true, force: true });
    else if (await finishExchange(DATA_DIR, DATABASE_URL, journal)) {
      log.warn({ backup: journal.backup, before: journal.aside }, 'an interrupted restore was finished');
    } else log.warn({ backup: journal.backup }, 'an interrupted restore was undone; nothing had changed');
  } finally {
    await unlock();
  }
}

/**
 * Finishes the restore of a journal; a restore whose database was not loaded yet is given up, because nothing has
 * changed.
 * @returns whether the backup is restored now
 */
export async function finishExchange(
  dataFolder: string,
  databaseUrl: string | undefined,
  journal: Journal,
): Promise<boolean> {
  if (journal.phase !== 'database' || (await isLoaded(databaseUrl, journal))) {
    await exchange(dataFolder, journal);
    return true;
  }
  await removeJournal(dataFolder);
  await rm(stagingFolder(dataFolder), { recursive: true, force: true });
  return false;
}

async function isLoaded(databaseUrl: string | undefined, journal: Journal): Promise<boolean> {
  if (databaseUrl === undefined) return false;
  // Imported lazily: every start of a server loads this file, and hardly any needs the import.
  const { wasLoaded } = await import('./replace-postgres.ts');
  return wasLoaded(databaseUrl, journal);
}
