import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadDatabase, readDatabaseManifest } from '../../platform/database/dump/load-database.ts';
import { lockFolder } from '../../platform/database/lock-folder.ts';
import { openPglite } from '../../platform/database/open-pglite.ts';
import { flushTree } from '../../platform/storage/durable.ts';
import { DUMP_FOLDER } from '../backup/backup-manifest.ts';
import { flushFolders } from '../backup/folder-writer.ts';
import { namedPictures } from '../backup/named-pictures.ts';
import type { Installation } from '../installation.ts';
import { OperatorError } from '../server-adapter.ts';
import { exchange, importedFolder, stagedDatabase, stagingFolder } from './exchange.ts';
import { finishExchange } from './finish-restore.ts';
import { type Imported, importBackup } from './import-backup.ts';
import { type Journal, readJournal, removeJournal, writeJournal } from './journal.ts';
import { occupants } from './occupants.ts';
import { replacePostgres, wasLoaded } from './replace-postgres.ts';
import { stopServer } from './stop-server.ts';

export interface Restored {
  imported: Imported;
  rows: number;
  /** The location of the former data; undefined if there was none. */
  aside: string | undefined;
}

/**
 * Restores a backup: prepares and verifies all of it beside the data in use, and only then stops a running server and
 * exchanges the two. A kill before the exchange changes nothing; after a later kill, the next start of the server, or
 * of this command, finishes it.
 * @param replace moves the former data aside; otherwise the place must be empty
 * @throws OperatorError if the backup is damaged or of a newer program, or the place is not empty
 */
export async function restoreBackup(
  installation: Installation,
  path: string,
  { replace }: { replace: boolean },
): Promise<Restored> {
  const { dataFolder, databaseUrl, say } = installation;
  const staging = stagingFolder(dataFolder);
  await mkdir(staging, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(staging);
  try {
    await finishEarlier(installation);
    const there = await occupants(installation);
    if (there.length > 0 && !replace) {
      throw new OperatorError(
        `This is not an empty place: ${there.join(', ')}. Add --replace to put that aside first.`,
      );
    }
    await rm(staging, { recursive: true, force: true });
    await mkdir(staging, { mode: 0o700 });

    await say('Copying and verifying the backup …');
    const imported = await importBackup(resolve(path), importedFolder(dataFolder));
    await flushFolders(importedFolder(dataFolder));
    const dump = join(importedFolder(dataFolder), DUMP_FOLDER);
    const rows = await requireWhole(imported, dump);
    const journal: Journal = {
      id: randomUUID(),
      backup: resolve(path),
      aside: `before-restore-${installation.now().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`,
      phase: 'aside',
    };
    if (databaseUrl === undefined) {
      await say('Loading the database and comparing …');
      await loadBeside(stagedDatabase(dataFolder), dump);
      const release = await stopServer(installation);
      try {
        await writeJournal(dataFolder, journal);
        await exchange(dataFolder, journal);
      } finally {
        await release();
      }
    } else {
      // First, so that no server can start meanwhile.
      await writeJournal(dataFolder, { ...journal, phase: 'database' });
      await stopServer(installation).catch(async (error: unknown) => {
        await removeJournal(dataFolder);
        throw error;
      });
      await say('Loading the database and comparing …');
      await replacePostgres(databaseUrl, dump, journal).catch(async (error: unknown) => {
        if (!(await wasLoaded(databaseUrl, journal))) await removeJournal(dataFolder);
        throw error;
      });
      await exchange(dataFolder, journal);
    }
    return { imported, rows, aside: there.length > 0 ? join(dataFolder, journal.aside) : undefined };
  } finally {
    await unlock();
    if ((await readJournal(dataFolder)) === undefined) await rm(staging, { recursive: true, force: true });
  }
}

/** Finishes an earlier restore that was killed during its changes, because half of it is not a usable state. */
async function finishEarlier({ dataFolder, databaseUrl, say }: Installation): Promise<void> {
  const journal = await readJournal(dataFolder);
  if (!journal) return;
  const isFinished = await finishExchange(dataFolder, databaseUrl, journal);
  if (isFinished) await say(`The restore of ${journal.backup}, which was interrupted, is now finished.`);
}

/** @returns the number of rows in the database. @throws OperatorError if a row names a missing picture */
async function requireWhole({ manifest, paths }: Imported, dump: string): Promise<number> {
  const database = await readDatabaseManifest(dump);
  const { files } = await namedPictures(database, dump);
  const known = new Set(manifest.missing);
  const lost = files.find((path) => !paths.has(path) && !known.has(path));
  if (lost) throw new OperatorError(`The backup is damaged: a row names ${lost}, which is not in it.`);
  return database.tables.reduce((sum, table) => sum + table.rows, 0);
}

async function loadBeside(folder: string, dump: string): Promise<void> {
  const database = await openPglite(folder);
  try {
    await loadDatabase(database, dump);
  } finally {
    await database.close();
  }
  // The embedded database does not sync its files itself.
  await flushTree(folder);
}
