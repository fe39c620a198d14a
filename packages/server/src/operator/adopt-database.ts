import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { transaction } from '../platform/database/database.ts';
import { isEmptyDatabase } from '../platform/database/dump/catalog.ts';
import type { DatabaseManifest } from '../platform/database/dump/database-manifest.ts';
import { dumpDatabase } from '../platform/database/dump/dump-database.ts';
import { DumpRefused, loadDatabase } from '../platform/database/dump/load-database.ts';
import { differencesFrom } from '../platform/database/dump/verify-database.ts';
import { FolderInUse } from '../platform/database/folder-in-use.ts';
import { migrate } from '../platform/database/migrate.ts';
import type { OpenDatabase } from '../platform/database/opened-database.ts';
import { runSql } from '../platform/database/run-sql.ts';
import { flush } from '../platform/storage/durable.ts';
import { connectTo, databaseFolder, type Installation, openEmbedded, printableUrl } from './installation.ts';
import { OperatorError } from './server-adapter.ts';

const OLDEST_POSTGRES = 15;
const DRAFT = 'adopting-';
/** Name of the embedded database after the move, so that no server starts on it by mistake. */
const LEFT_BEHIND = 'database-before-postgresql';

/**
 * Moves the embedded database into PostgreSQL, in one transaction there, and compares every table. After a kill at
 * any point it can be run again.
 * @returns what the operator has to do next
 * @throws OperatorError if a server runs on the source, or the target holds other data
 */
export async function adoptDatabase(installation: Installation, targetUrl: string): Promise<string> {
  const { dataFolder, say } = installation;
  const leftBehind = join(dataFolder, LEFT_BEHIND);
  const source = await openSource(dataFolder, leftBehind);
  let manifest: DatabaseManifest;
  try {
    const target = await connectTo(targetUrl);
    try {
      await refuseOld(target);
      manifest = await withDraft(dataFolder, async (draft) => {
        await say('Reading the embedded database …');
        await migrate(source.db);
        const dumped = await dumpDatabase(source.db, draft);
        if (await isEmptyDatabase(target.db)) {
          await say(`Writing to PostgreSQL at ${printableUrl(targetUrl)} and comparing …`);
          await loadDatabase(target, draft);
        } else {
          await refuseOther(target, dumped, targetUrl);
        }
        return dumped;
      });
    } finally {
      await target.close();
    }
  } catch (error) {
    throw error instanceof DumpRefused ? new OperatorError(error.message, { cause: error }) : error;
  } finally {
    await source.close();
  }
  await rename(databaseFolder(dataFolder), leftBehind);
  await flush(dataFolder);
  return report(manifest, leftBehind, targetUrl);
}

async function openSource(dataFolder: string, leftBehind: string): Promise<OpenDatabase> {
  if (await stat(leftBehind).catch(() => undefined)) {
    throw new OperatorError(
      `The database was moved already; what it was is in ${leftBehind}. Set DATABASE_URL and start the server.`,
    );
  }
  try {
    return await openEmbedded(dataFolder);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new OperatorError(`${error.message.split('. ')[0]}. Please stop that server, and try again.`, {
      cause: error,
    });
  }
}

async function refuseOld(target: OpenDatabase): Promise<void> {
  const [row] = (await runSql(
    target.db,
    `select current_setting('server_version_num')::int / 10000 as major`,
  )) as { major: number }[];
  if (row && row.major >= OLDEST_POSTGRES) return;
  throw new OperatorError(`PostgreSQL ${OLDEST_POSTGRES} or newer is needed, and this is ${row?.major}.`);
}

/** The target of an attempt that was killed between its last two steps holds exactly the data to move. */
async function refuseOther(target: OpenDatabase, dumped: DatabaseManifest, url: string): Promise<void> {
  const differences = await transaction(target.db, (tx) => differencesFrom(tx, dumped));
  if (differences.length === 0) return;
  throw new OperatorError(
    `The database ${printableUrl(url)} is not empty, and what it holds is something else. ` +
      'Please make a new, empty database for Home Design, and try again.',
  );
}

/** Runs with a temporary folder, and also removes those of killed attempts. */
async function withDraft<T>(dataFolder: string, work: (draft: string) => Promise<T>): Promise<T> {
  for (const name of await readdir(dataFolder)) {
    if (name.startsWith(DRAFT)) await rm(join(dataFolder, name), { recursive: true });
  }
  const draft = await mkdtemp(join(dataFolder, DRAFT));
  try {
    return await work(draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

function report({ tables, sequences }: DatabaseManifest, leftBehind: string, url: string): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const filled = tables.filter((table) => table.rows > 0);
  const width = Math.max(...filled.map(({ schema, name }) => schema.length + 1 + name.length));
  const lines = filled.map((table) => `  ${`${table.schema}.${table.name}`.padEnd(width)}  ${table.rows}`);
  return [
    ...lines,
    `${rows} rows of ${tables.length} tables and ${sequences.length} sequences are in PostgreSQL at ${printableUrl(url)}; counts and hashes are the same.`,
    '',
    'Now set DATABASE_URL to that address wherever the server is started, and start it. DATA_DIR stays as it is.',
    `What the database was lies in ${leftBehind}; delete it when you no longer need it.`,
    '',
  ].join('\n');
}
