import type { Database } from '../database.ts';
import { sequencesOf, tablesOf } from './catalog.ts';
import type { DatabaseManifest, TableManifest } from './database-manifest.ts';
import { countLines, rowsOfTable, settleWriting } from './rows-of-table.ts';

/**
 * What differs between a database and a dump, in words; empty when every table holds the same rows and every sequence
 * is at the same value.
 * @param tx a transaction
 */
export async function differencesFrom(tx: Database, manifest: DatabaseManifest): Promise<string[]> {
  await settleWriting(tx);
  const differences: string[] = [];
  const there = new Set((await tablesOf(tx)).map(nameOf));
  for (const table of manifest.tables) {
    if (!there.has(nameOf(table))) differences.push(`${nameOf(table)} is missing`);
    else differences.push(...(await differencesOfTable(tx, table)));
  }
  const dumped = new Set(manifest.tables.map(nameOf));
  for (const name of there) if (!dumped.has(name)) differences.push(`${name} is not in the dump`);

  const sequences = new Map((await sequencesOf(tx)).map((one) => [nameOf(one), one.value]));
  for (const one of manifest.sequences) {
    const value = sequences.get(nameOf(one));
    if (value !== one.value) differences.push(`${nameOf(one)} is at ${value} instead of ${one.value}`);
  }
  return differences;
}

const nameOf = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`;

async function differencesOfTable(tx: Database, table: TableManifest): Promise<string[]> {
  const count = countLines();
  for await (const batch of rowsOfTable(tx, table)) for (const line of batch) count.add(line);
  const { rows, sha256 } = count.end();
  if (rows !== table.rows) return [`${nameOf(table)} has ${rows} rows instead of ${table.rows}`];
  return sha256 === table.sha256 ? [] : [`${nameOf(table)} has other content`];
}
