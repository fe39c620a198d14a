import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Database } from '../database.ts';
import { runSql } from '../run-sql.ts';
import { qualified, quote } from './catalog.ts';
import type { TableManifest } from './database-manifest.ts';

/** A statement contains as many rows as fit in this size, and at least one. */
const BATCH_CHARACTERS = 1_000_000;
const BATCH_ROWS = 500;

/** Lines of a table's file. @throws if the file is damaged */
export async function* linesOfFile(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const text = createGunzip();
  file.once('error', (error) => text.destroy(error));
  file.pipe(text);
  try {
    yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY });
  } finally {
    file.destroy();
  }
}

/** Replaces the rows of a table by those of the table's file. */
export async function loadRows(tx: Database, table: TableManifest, path: string): Promise<void> {
  const target = qualified(table);
  await runSql(tx, `delete from ${target}`);
  const columns = table.columns.map(({ name }) => quote(name)).join(', ');
  const values = table.columns.map(({ type }, index) => `(line ->> ${index})::${type}`).join(', ');
  const insert = `insert into ${target} (${columns}) overriding system value
    select ${values} from json_array_elements($1::text::json) as line`;

  let batch: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (batch.length > 0) await runSql(tx, insert, [`[${batch.join(',')}]`]);
    batch = [];
    characters = 0;
  };
  for await (const line of linesOfFile(path)) {
    batch.push(line);
    characters += line.length;
    if (batch.length >= BATCH_ROWS || characters >= BATCH_CHARACTERS) await flush();
  }
  await flush();
}
