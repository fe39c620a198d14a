import { join } from 'node:path';
import { hasEmbeddedDatabase } from '../platform/database/database-folder.ts';
import { isEmptyDatabase } from '../platform/database/dump/catalog.ts';
import type { DatabaseManifest } from '../platform/database/dump/database-manifest.ts';
import { dumpDatabase } from '../platform/database/dump/dump-database.ts';
import { readDatabaseManifest } from '../platform/database/dump/load-database.ts';
import { FolderInUse } from '../platform/database/folder-in-use.ts';
import { openPglite } from '../platform/database/open-pglite.ts';
import { openPostgres } from '../platform/database/open-postgres.ts';
import type { OpenDatabase } from '../platform/database/opened-database.ts';
import { askServer, OperatorError, type RunningServer } from './server-adapter.ts';

/** The subject of a command: the data of one installation, and the server that may be running on it. */
export interface Installation {
  server: RunningServer;
  dataFolder: string;
  /** Connection string; absent: the embedded database in the data folder. */
  databaseUrl: string | undefined;
  /** Reports the progress to the operator. */
  say(line: string): void | Promise<void>;
  now(): Date;
}

export const databaseFolder = (dataFolder: string) => join(dataFolder, 'database');
export const picturesFolder = (dataFolder: string) => join(dataFolder, 'files', 'pictures');

/** The printable address of a database server: without user and password. */
export function printableUrl(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** @throws OperatorError if the server cannot be reached; the message has no password */
export async function connectTo(url: string): Promise<OpenDatabase> {
  try {
    return await openPostgres(url, () => {});
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorError(`PostgreSQL at ${printableUrl(url)} cannot be opened: ${why}`, { cause });
  }
}

/**
 * Opens the embedded database of a data folder, as its only owner.
 * @throws OperatorError if there is none; FolderInUse while a server runs on it
 */
export async function openEmbedded(dataFolder: string): Promise<OpenDatabase> {
  const folder = databaseFolder(dataFolder);
  if (!(await hasEmbeddedDatabase(folder)))
    throw new OperatorError(`There is no embedded database in ${dataFolder}. Is DATA_DIR right?`);
  return openPglite(folder);
}

/**
 * Dumps the installation's database. A server that runs on the embedded one makes the dump itself.
 * @param folder an existing, empty folder, which the server can write to as well
 */
export async function dumpInstallation(
  { server, dataFolder, databaseUrl }: Installation,
  folder: string,
): Promise<DatabaseManifest> {
  let database: OpenDatabase;
  try {
    database = databaseUrl === undefined ? await openEmbedded(dataFolder) : await connectTo(databaseUrl);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    await askServer(server, 'POST', '/database/dump', { folder });
    return readDatabaseManifest(folder);
  }
  try {
    if (await isEmptyDatabase(database.db)) {
      throw new OperatorError('There is nothing in the database. Are DATA_DIR and DATABASE_URL right?');
    }
    return await dumpDatabase(database.db, folder);
  } finally {
    await database.close();
  }
}
