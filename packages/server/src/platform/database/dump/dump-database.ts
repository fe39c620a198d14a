import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { type Database, transaction } from '../database.ts';
import { runSql } from '../run-sql.ts';
import { migrationsOf, queueVersionOf, sequencesOf, type Table, tablesOf } from './catalog.ts';
import {
  type DatabaseManifest,
  DUMP_FORMAT,
  fileOfTable,
  MANIFEST_FILE,
  type TableManifest,
} from './database-manifest.ts';
import { countLines, rowsOfTable, settleWriting } from './rows-of-table.ts';

/**
 * Writes every table of the database into a folder, as of one moment: a file of lines per table, and a manifest. Other
 * writes continue meanwhile; on the embedded database, which has one connection, they wait.
 * @param folder exists and is empty
 */
export async function dumpDatabase(db: Database, folder: string): Promise<DatabaseManifest> {
  const manifest = await transaction(db, async (tx): Promise<DatabaseManifest> => {
    await runSql(tx, 'set transaction isolation level repeatable read, read only');
    await settleWriting(tx);
    const tables: TableManifest[] = [];
    for (const table of await tablesOf(tx)) tables.push(await dumpTable(tx, table, folder));
    return {
      format: DUMP_FORMAT,
      migrations: await migrationsOf(tx),
      queueVersion: await queueVersionOf(tx),
      tables,
      sequences: await sequencesOf(tx),
    };
  });
  await writeFile(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}

async function dumpTable(tx: Database, table: Table, folder: string): Promise<TableManifest> {
  const count = countLines();
  async function* lines() {
    for await (const batch of rowsOfTable(tx, table)) {
      for (const line of batch) count.add(line);
      yield `${batch.join('\n')}\n`;
    }
  }
  await pipeline(
    Readable.from(lines()),
    createGzip({ level: constants.Z_BEST_SPEED }),
    createWriteStream(join(folder, fileOfTable(table)), { mode: 0o600, flags: 'wx' }),
  );
  return { ...table, ...count.end() };
}
