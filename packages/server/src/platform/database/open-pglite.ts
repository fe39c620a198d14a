import { EventEmitter } from 'node:events';
import { mkdir } from 'node:fs/promises';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { assertReadableDatabaseFolder } from './database-folder.ts';
import { guardDialect } from './guard-dialect.ts';
import { lockFolder } from './lock-folder.ts';
import type { OpenDatabase } from './opened-database.ts';
import { preparedPgliteDialect } from './prepared-pglite.ts';
import { queryBuilder } from './query-builder.ts';

const INT8 = 20;

/**
 * The usual 128 MB are filled with zeros at each start. Most databases are smaller than this, and the operating system
 * caches the rest.
 */
const SHARED_BUFFERS = '32MB';

/**
 * Opens the embedded database.
 * @param folder where it lives; `memory` keeps it in memory
 * @throws if another process has the folder open, or another version of the database created it
 */
export async function openPglite(folder: string, options: PGliteOptions = {}): Promise<OpenDatabase> {
  const inMemory = folder === 'memory';
  if (!inMemory) await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = inMemory ? undefined : await lockFolder(folder);
  try {
    if (!inMemory) await assertReadableDatabaseFolder(folder);
    const { PGlite } = await import('@electric-sql/pglite');
    const pglite = await PGlite.create({
      ...(inMemory ? {} : { dataDir: folder }),
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
      ...options,
      parsers: { [INT8]: Number },
    });
    return describe(pglite, unlock);
  } catch (error) {
    await unlock?.();
    throw error;
  }
}

function describe(pglite: PGlite, unlock: (() => Promise<void>) | undefined): OpenDatabase {
  const announced = new EventEmitter();
  const db = queryBuilder(
    guardDialect(preparedPgliteDialect(pglite, (channel, payload) => announced.emit(channel, payload))),
  );
  return {
    db,
    engine: 'pglite',
    runner: {
      executeSql: async (text, values) => {
        if (values?.length) return pglite.query(text, values);
        return { rows: (await runScript(pglite, text)).flatMap((result) => result.rows) };
      },
    },
    listen: async (channel, onNotify) => {
      announced.on(channel, onNotify);
      const unlisten = await pglite.listen(channel, onNotify);
      return async () => {
        announced.off(channel, onNotify);
        await unlisten();
      };
    },
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      await unlock?.();
    },
  };
}

/**
 * Runs several statements at once. A script that fails between its own `begin` and `commit`
 * would leave the only connection in an aborted transaction for all others.
 */
async function runScript(pglite: PGlite, text: string) {
  try {
    return await pglite.exec(text);
  } catch (error) {
    await pglite.exec('rollback');
    throw error;
  }
}
