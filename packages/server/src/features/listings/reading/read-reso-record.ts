import { fieldOfName } from './field-names.ts';
import { isObject, property } from './json-values.ts';
import type { ListingReading } from './listing-facts.ts';
import { picturesIn } from './pictures-in-data.ts';
import { type NamedValue, readValues } from './read-values.ts';

/** The records of an answer of a RESO Web API (OData: `value`), of a list, or of a single record; at most 5,000. */
export function resoRecords(answer: unknown): unknown[] {
  const list = Array.isArray(answer) ? answer : property(answer, 'value');
  if (Array.isArray(list)) return list.filter(isObject).slice(0, 5_000);
  return isObject(answer) && !('error' in answer) ? [answer] : [];
}

/** A listing from a record of the RESO Data Dictionary, its photos from `Media` in the order they give. Never throws. */
export function readResoRecord(record: unknown): ListingReading {
  if (!isObject(record)) return readValues([], '');
  const values: NamedValue[] = [];
  for (const name of Object.keys(record).slice(0, 2_000)) {
    const value = property(record, name);
    const field = name.startsWith('@') ? null : fieldOfName(name);
    if (field === null || (field === 'photos' && typeof value !== 'string')) continue;
    if (typeof value === 'string' || typeof value === 'number')
      values.push({ field, name, text: String(value) });
  }
  return readValues(values, '', mediaOf(property(record, 'Media')));
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
