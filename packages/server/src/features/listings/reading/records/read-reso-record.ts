import { fieldOfName } from '../facts/field-names.ts';
import { picturesIn } from '../facts/pictures-in-data.ts';
import { isObject, property } from '../json-values.ts';
import type { FactSource, ListingReading } from '../listing-facts.ts';
import { type NamedValue, readValues } from './read-values.ts';

/** Currencies of the countries whose MLSs use the RESO Data Dictionary, which has no field for it. */
const CURRENCY_OF_COUNTRY: Readonly<Record<string, string>> = { US: 'USD', CA: 'CAD' };

/**
 * A listing from a record of the RESO Data Dictionary, its photos from `Media` in the order they give. A price is in
 * the currency of the record's `Country`; without a country the currency is unknown. `ListingKey` is internal to the
 * MLS: the public number is `ListingId`. Never throws.
 */
export function readResoRecord(record: unknown): ListingReading {
  if (!isObject(record)) return readValues([], '');
  const values: NamedValue[] = [];
  for (const name of Object.keys(record).slice(0, 2_000)) {
    const value = property(record, name);
    const field = name.startsWith('@') || name === 'ListingKey' ? null : fieldOfName(name);
    if (field === null || (field === 'photos' && typeof value !== 'string')) continue;
    if (typeof value === 'string' || typeof value === 'number')
      values.push({ field, name, text: String(value) });
  }
  const currency = CURRENCY_OF_COUNTRY[textIn(record, 'Country').toUpperCase()];
  if (currency !== undefined) values.push({ field: 'currency', name: 'Country', text: currency });
  return fromMls(readValues(values, '', mediaOf(property(record, 'Media'))));
}

/** The text under a name of a record; empty if there is none. */
export function textIn(record: unknown, name: string): string {
  const value = property(record, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** Fields of a record are not columns of a table. */
function fromMls(reading: ListingReading): ListingReading {
  const sources = Object.entries(reading.sources).map(([field, { where }]): [string, FactSource] => [
    field,
    { from: 'reso', where },
  ]);
  return { ...reading, sources: Object.fromEntries(sources) };
}

function mediaOf(media: unknown) {
  if (!Array.isArray(media)) return [];
  const entries = media
    .slice(0, 300)
    .map((entry: unknown, at) => ({ entry, order: orderOf(entry) ?? at, at }));
  entries.sort((a, b) => a.order - b.order || a.at - b.at);
  return picturesIn(entries.map(({ entry }) => entry));
}

function orderOf(entry: unknown): number | null {
  if (property(entry, 'PreferredPhotoYN') === true) return -1;
  const order = Number(property(entry, 'Order') ?? Number.NaN);
  return Number.isFinite(order) ? order : null;
}
