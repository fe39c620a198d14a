import { emptyReading, mergeReadings, type PartialReading } from '../facts/partial-reading.ts';
import type { JsonObject } from '../json-values.ts';
import { property } from '../json-values.ts';
import type { FactSource } from '../listing-facts.ts';
import { isOwn, type PageContext } from './page-context.ts';
import { isHome, readHome, typesOf } from './schema-org.ts';

/** A thing that a page describes, with its block of the page. */
export interface Described {
  node: JsonObject;
  block: number;
}

/**
 * The home that is the subject of a page: the described homes with the page's own address, else the first one. Other
 * things in the same block complete it if they have another type and do not contradict it; similar homes do
 * contradict.
 */
export function readChosenHome(
  described: Described[],
  context: PageContext,
  from: FactSource['from'],
): PartialReading {
  const homes = described.filter(({ node }) => isHome(node)).slice(0, 60);
  const own = homes.filter(({ node }) => addressIsOwn(node, context) === true);
  const unsaid = homes.filter(({ node }) => addressIsOwn(node, context) === null);
  const [first] = own.length > 0 ? own : unsaid.length > 0 ? unsaid : homes;
  if (!first) return emptyReading();
  const chosen = own.length > 0 ? own : [first];
  const readings = chosen.map(({ node }) => readHome(node, context, from));
  const types = new Set(chosen.flatMap(({ node }) => typesOf(node)));
  for (const beside of unsaid) {
    if (chosen.includes(beside) || beside.block !== first.block) continue;
    if (typesOf(beside.node).some((type) => types.has(type))) continue;
    const reading = readHome(beside.node, context, from);
    if (contradicts(reading, mergeReadings(readings))) continue;
    readings.push(reading);
    for (const type of typesOf(beside.node)) types.add(type);
  }
  return mergeReadings(readings);
}

/** Null if a node names no address. An id may be arbitrary: it can only confirm that the node is the page's own. */
function addressIsOwn(node: JsonObject, context: PageContext): boolean | null {
  const page = property(node, 'mainEntityOfPage');
  const ids = [property(node, '@id'), typeof page === 'string' ? page : property(page, '@id')];
  const addresses = [property(node, 'url'), property(property(node, 'offers'), 'url')].flat();
  const answers = addresses.map((address) => isOwn(address, context)).filter((answer) => answer !== null);
  if (answers.includes(true) || ids.some((id) => isOwn(id, context) === true)) return true;
  return answers.length === 0 ? null : false;
}

function contradicts(reading: PartialReading, known: PartialReading): boolean {
  const { price, bedrooms, bathrooms, squareFeet, address } = reading.facts;
  const other = known.facts;
  return (
    differs(price?.amount, other.price?.amount) ||
    differs(bedrooms, other.bedrooms) ||
    differs(bathrooms, other.bathrooms) ||
    differs(squareFeet, other.squareFeet) ||
    differs(address?.street?.toLowerCase(), other.address?.street?.toLowerCase())
  );
}

function differs<Value>(one: Value | null | undefined, other: Value | null | undefined): boolean {
  return one != null && other != null && one !== other;
}
