import { createHash } from 'node:crypto';
import type { Database } from '../database.ts';
import { runSql } from '../run-sql.ts';
import { qualified, quote, type Table } from './catalog.ts';

/** Most rows in memory at once. */
const BATCH = 500;

/** Values have the same text form in every database and on every machine. */
const WRITING = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local bytea_output = 'hex'`,
  `set local extra_float_digits = 1`,
  'set local statement_timeout = 0',
  'set local lock_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
];

/** Sets the text form of values for the rest of the transaction, and lifts the time limit of statements. */
export async function settleWriting(tx: Database): Promise<void> {
  for (const statement of WRITING) await runSql(tx, statement);
}

/**
 * Rows of a table as lines of JSON: each an array of the columns' texts, or null. The order is the key's, byte by byte,
 * so that the same rows give the same lines in every database. Only one batch is in memory at a time.
 * @param tx a transaction in which `settleWriting` was called
 */
export async function* rowsOfTable(tx: Database, table: Table): AsyncGenerator<string[]> {
  const texts = table.columns.map(({ name }) => `${quote(name)}::text`);
  const order = (table.key.length > 0 ? table.key : table.columns.map(({ name }) => name)).map(
    (name) => `${quote(name)}::text collate "C"`,
  );
  await runSql(
    tx,
    `declare rows_of_table no scroll cursor for
      select json_build_array(${texts.join(', ')})::text as line from ${qualified(table)} order by ${order.join(', ')}`,
  );
  for (;;) {
    const rows = (await runSql(tx, `fetch ${BATCH} from rows_of_table`)) as { line: string }[];
    if (rows.length > 0) yield rows.map(({ line }) => JSON.stringify(JSON.parse(line)));
    if (rows.length < BATCH) break;
  }
  await runSql(tx, 'close rows_of_table');
}

/** Counts lines and computes their hash. */
export function countLines(): { add(line: string): void; end(): { rows: number; sha256: string } } {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add: (line) => {
      rows += 1;
      hash.update(line).update('\n');
    },
    end: () => ({ rows, sha256: hash.digest('hex') }),
  };
}
