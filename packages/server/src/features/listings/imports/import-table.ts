import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  type ListingBatchId,
  type ListingColumnMapping,
  type ListingId,
  type ListingImport,
  type ListingTablePreview,
  MAX_LISTING_ROWS,
  MAX_LISTINGS,
} from '@home-design/contract';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Who } from '../../../platform/http/who.ts';
import {
  countAll,
  insertBatch,
  insertListings,
  knownAddresses,
  knownKeys,
  lockImports,
} from '../import-store.ts';
import { keepImages } from '../photos/image-store.ts';
import { addressKey } from '../reading/facts/address-key.ts';
import type { ListingReading } from '../reading/listing-facts.ts';
import { suggestMapping } from '../reading/records/column-mapping.ts';
import { readRows } from '../reading/records/read-rows.ts';
import { readTable } from '../reading/tables/read-table.ts';
import type { Table } from '../reading/tables/table.ts';
import { IS_THERE, NOTHING_IN_ROW, saysSomething, sourceName, takeAddress } from '../rules.ts';
import { ownListings } from '../store.ts';
import { putToWork } from '../tasks/queues.ts';
import { factsOf, namedImages } from '../tasks/read-page.ts';
import { listingView } from '../view.ts';
import type { ImportDeps } from './import-addresses.ts';
import { noteImport } from './note-import.ts';

/** Rows of a preview, and listings that the answer of an import names. */
const PREVIEWED_ROWS = 5;
const NAMED_LISTINGS = 100;

interface TableFile {
  path: string;
  name: string;
}

/**
 * A table with a suggested mapping of its columns.
 * @throws AppError `listing_table_unreadable` with the reason
 */
export async function previewTable(file: TableFile): Promise<ListingTablePreview> {
  const { columns, rows, remarks } = await tableOf(file);
  return {
    columns,
    mapping: suggestMapping(columns, rows),
    rows: rows.slice(0, PREVIEWED_ROWS),
    row_count: rows.length,
    remarks,
  };
}

/** A row that becomes a listing. */
interface TakenRow {
  reading: ListingReading;
  url: string | null;
  key: string | null;
}

/**
 * Creates a listing for every row about a property that is not there yet, identified by its web address, else by its
 * postal address. The worker fetches the first picture of each afterwards.
 * @param said.mapping the meanings of the columns; undefined: the suggested ones
 * @param said.currency of prices without one; undefined: it stays unknown
 * @throws AppError `listing_table_unreadable`, `listing_columns_unknown`, `listing_mapping_mismatch`,
 * `listing_limit_reached` if there is no room for any
 */
export async function importTable(
  deps: ImportDeps,
  who: Who,
  file: TableFile,
  { mapping, currency }: { mapping?: ListingColumnMapping | undefined; currency?: string | undefined },
): Promise<ListingImport> {
  const table = await tableOf(file);
  const columns = mapping ?? suggestMapping(table.columns, table.rows);
  if (columns.length !== table.columns.length) throw new AppError('listing_mapping_mismatch');
  if (columns.every((field) => field === null)) throw new AppError('listing_columns_unknown');
  const readings = readRows(table, columns).map((reading) => inCurrency(reading, currency));
  const rows = numbered(table, readings);

  return transaction(deps.db, async (tx) => {
    await lockImports(tx, who.userId);
    const { taken, errors } = await sortOut(tx, who, rows);
    if (taken.length === 0)
      return { batch: null, successful: 0, failed: errors.length, listings: [], errors };
    const { batch, ids } = await addListings(tx, deps, who, taken, { name: file.name, errors });
    const named = new Map(
      (await ownListings(tx, who.userId, ids.slice(0, NAMED_LISTINGS))).map((row) => [row.id, row]),
    );
    const listings = ids.flatMap((id) => named.get(id) ?? []).map(listingView);
    return { batch, successful: ids.length, failed: errors.length, listings, errors };
  });
}

/** A reading whose price gets the given currency if it has none. */
function inCurrency(reading: ListingReading, currency: string | undefined): ListingReading {
  const { price } = reading.facts;
  if (price === null || price.currency !== null || currency === undefined) return reading;
  return { ...reading, facts: { ...reading.facts, price: { ...price, currency } } };
}

async function tableOf(file: TableFile): Promise<Table> {
  const table = readTable(await readFile(file.path), file.name);
  if (table.columns.length === 0 || table.rows.length === 0)
    throw new AppError('listing_table_unreadable', table.remarks[0]);
  return table;
}

interface NumberedRow {
  name: string;
  reading: ListingReading;
}

const numbered = ({ rowNumbers }: Table, readings: readonly ListingReading[]): NumberedRow[] =>
  readings.map((reading, at) => ({ name: `Row ${rowNumbers?.[at] ?? at + 2}`, reading }));

/** Separates the rows that become listings from the refused ones. */
async function sortOut(
  tx: Database,
  who: Who,
  rows: readonly NumberedRow[],
): Promise<{ taken: TakenRow[]; errors: ListingImport['errors'] }> {
  const read = rows.map(({ name, reading }) => ({ name, ...placeOf(reading) }));
  const known = new Set([
    ...(await knownKeys(
      tx,
      who.userId,
      read.flatMap(({ key }) => key ?? []),
    )),
    ...(await knownAddresses(tx, who.userId)).flatMap((text) => keyOfAddress(text) ?? []),
  ]);
  const room = Math.min(MAX_LISTINGS - (await countAll(tx, who.userId)), MAX_LISTING_ROWS);
  if (room <= 0) throw new AppError('listing_limit_reached');
  const taken: TakenRow[] = [];
  const errors: ListingImport['errors'] = [];
  for (const { name, place, ...row } of read) {
    const keys = [row.key, place].filter((key) => key !== null);
    if (!saysSomething(row.reading.facts)) errors.push({ url: name, detail: NOTHING_IN_ROW });
    else if (keys.some((key) => known.has(key))) errors.push({ url: name, detail: IS_THERE });
    else if (taken.length >= room)
      errors.push({ url: name, detail: new AppError('listing_limit_reached').message });
    else {
      for (const key of keys) known.add(key);
      taken.push(row);
    }
  }
  return { taken, errors };
}

/** The identity of a row: its web address, and the place of the property. */
function placeOf(reading: ListingReading): TakenRow & { place: string | null } {
  const { sourceUrl, address } = reading.facts;
  const web = sourceUrl === null ? null : takeAddress(sourceUrl);
  const place = address && keyOfAddress(address.text);
  if (web && 'key' in web) return { reading, url: web.url, key: web.key, place };
  return { reading, url: null, key: place, place };
}

/** From the one line alone, because listings store only that. */
function keyOfAddress(text: string): string | null {
  const nothing = { street: null, city: null, region: null, postalCode: null, country: null };
  const key = addressKey({ ...nothing, text });
  return key === null ? null : `place:${key}`;
}

async function addListings(
  tx: Database,
  { queue, clock }: ImportDeps,
  who: Who,
  rows: readonly TakenRow[],
  { name, errors }: { name: string; errors: ListingImport['errors'] },
): Promise<{ batch: ListingBatchId; ids: ListingId[] }> {
  const now = clock.now();
  const batchId = randomUUID() as ListingBatchId;
  const ids = rows.map(() => randomUUID() as ListingId);
  await insertBatch(tx, {
    ...{ id: batchId, userId: who.userId, createdAt: now, total: rows.length + errors.length },
    ...{ refused: errors.length, refusals: JSON.stringify(errors) },
  });
  await insertListings(
    tx,
    rows.map(({ reading, url, key }, at) => ({
      ...factsOf(reading),
      ...{ id: ids[at] as ListingId, userId: who.userId, batchId, batchPlace: at + 1 },
      ...{ sourceName: sourceName(name) },
      ...{ sourceType: 'table', sourceUrl: url, sourceKey: key, status: 'processing', wantsProject: false },
      ...{ fetchedAt: now, createdAt: now, updatedAt: now },
    })),
  );
  for (const [at, { reading }] of rows.entries()) {
    await keepImages(tx, ids[at] as ListingId, namedImages(reading.facts));
  }
  await putToWork(tx, queue, 'read', ids, now);
  await noteImport(tx, who, ids.length, now);
  return { batch: batchId, ids };
}
