import { BOUNDS } from '../bounds.ts';
import { looksLikeAddress, makeAddress } from '../facts/addresses.ts';
import { areaUnit, readArea } from '../facts/areas.ts';
import { fieldOfName } from '../facts/field-names.ts';
import { listingTypeInSentence, readListingType } from '../facts/listing-type.ts';
import { emptyReading, note, type PartialReading } from '../facts/partial-reading.ts';
import { readPrice } from '../facts/prices.ts';
import { readRooms } from '../facts/rooms.ts';
import type { FactSource } from '../listing-facts.ts';
import { type PageElement, textBehind, textOf } from './page.ts';
import { type PageContext, usualAreaUnit } from './page-context.ts';
import { inWords } from './places-to-avoid.ts';
import type { Metas } from './read-meta.ts';
import { AREA, BATHROOMS, BEDROOMS, PRICE } from './words-of-homes.ts';

/** Elements whose text is read. */
const LOOKED_AT = 4_000;
const NAMES = [
  'class',
  'id',
  'data-testid',
  'data-test',
  'data-rf-test-id',
  'data-test-id',
  'data-qa',
  'data-cy',
  'data-label',
];
const OTHER_PRICE =
  /(?:^|[\s-])(?:per|was|old|previous|estimate|zestimate|history|drop|reduc|tax|monthly-payment|payment|fee|hoa|filter|min|max|range)/;

/**
 * The words on the page, the least certain source: elements whose class or id names their content, pairs of a label
 * and a value, then phrases ('3 beds') in the heading, the title and the summary of the page.
 */
export function readPageText(elements: PageElement[], metas: Metas, context: PageContext): PartialReading {
  const reading = emptyReading();
  const body = elements.filter(
    ({ isAside, tag }) => !isAside && tag !== 'script' && tag !== 'style' && tag !== 'meta',
  );
  const heading = body.find(({ tag }) => tag === 'h1');
  const headingText = heading ? textOf(heading, BOUNDS.title) : null;
  const titleElement = elements.find(({ tag }) => tag === 'title');
  const title = titleElement ? textOf(titleElement, BOUNDS.title) : null;
  note(reading, 'title', headingText, source('the heading of the page'));
  note(reading, 'title', title, source('the title of the page'));
  readNamedElements(reading, body, context);
  readPairs(reading, body, context);
  const summaries: [string | null | undefined, FactSource][] = [
    [headingText, source('the heading of the page')],
    [title, source('the title of the page')],
    [metas.get('og:title')?.[0], { from: 'open-graph', where: 'og:title' }],
    [metas.get('description')?.[0], { from: 'meta', where: 'description' }],
    [metas.get('og:description')?.[0], { from: 'open-graph', where: 'og:description' }],
  ];
  for (const [text, from] of summaries) if (text) readPhrases(reading, text.slice(0, 1_000), from, context);
  return reading;
}

function source(where: string): FactSource {
  return { from: 'page-text', where };
}

/** Elements whose class, id or test id names their content. */
function readNamedElements(reading: PartialReading, body: PageElement[], context: PageContext): void {
  let looked = 0;
  for (const element of body) {
    if (looked >= LOOKED_AT) return;
    const name = NAMES.map((attribute) => element.attributes.get(attribute) ?? '').join(' ');
    if (
      element.tag !== 'address' &&
      !/price|preis|prix|precio|prezzo|bed|bath|fl(?:ae|ä)che|sq-?f|area|size|surface|address|status|descri|remark/i.test(
        name.slice(0, 1_000),
      )
    )
      continue;
    looked += 1;
    const words = inWords(name);
    const has = (pattern: RegExp) => pattern.test(words);
    const where = source(
      `an element of the page called "${(name.trim().split(/\s+/, 1)[0] ?? element.tag).slice(0, 60)}"`,
    );
    if (has(/descri|remark/) && !reading.facts.description) {
      const text = textOf(element, BOUNDS.description);
      if (text && text.length >= 80) note(reading, 'description', text, where);
    }
    const text = textOf(element, 160);
    if (text === null || text.length > 120) continue;
    if (has(/(?:^|[\s-])price|preis|prix|precio|prezzo/) && !has(OTHER_PRICE)) {
      const price = readPrice(text, { dollarOf: context.dollarOf });
      if (price?.currency) note(reading, 'price', price, where);
    }
    if (has(/(?:^|[\s-])bed/)) note(reading, 'bedrooms', readRooms(text), where);
    if (has(/(?:^|[\s-])bath/)) note(reading, 'bathrooms', readRooms(text), where);
    if (has(/sq-?f|(?:^|[\s-])(?:area|size|surface)(?:$|[\s-])|fl(?:ae|ä)che/))
      note(reading, 'squareFeet', readArea(text, has(/sq-?f/) ? 'square feet' : null), where);
    if ((element.tag === 'address' || has(/(?:^|[\s-])address/)) && looksLikeAddress(text))
      note(reading, 'address', makeAddress({ text }), where);
    if (has(/(?:^|[\s-])status(?:$|[\s-])/)) note(reading, 'listingType', readListingType(text), where);
  }
}

/** `<dt>Bedrooms</dt><dd>3</dd>`, `<th>…</th><td>…</td>`, `<li>Bedrooms: 3</li>`, `<li>3 bedrooms</li>`. */
function readPairs(reading: PartialReading, body: PageElement[], context: PageContext): void {
  let looked = 0;
  let label: string | null = null;
  for (const element of body) {
    if (looked >= LOOKED_AT) return;
    const { tag } = element;
    if (!/^(?:dt|dd|th|td|li|span|p|div|strong|b)$/.test(tag)) continue;
    if ((tag === 'div' || tag === 'p' || tag === 'span') && element.node.childNodes.length > 3) continue;
    looked += 1;
    const text = textOf(element, 140);
    if (text === null || text.length > 100) continue;
    const named = (tag === 'strong' || tag === 'b' || tag === 'span') && text.endsWith(':');
    const behind = named ? textBehind(element, 100) : null;
    if (behind) readPair(reading, text.slice(0, -1), behind, context);
    else if (tag === 'dt' || tag === 'th') label = text;
    else if ((tag === 'dd' || tag === 'td') && label) {
      readPair(reading, label, text, context);
      label = null;
    } else {
      const pair = /^([^:]{2,40}):\s?(.{1,80})$/u.exec(text);
      if (pair) readPair(reading, pair[1] ?? '', pair[2] ?? '', context);
      else if (tag === 'li') readPhrases(reading, text, source('a list on the page'), context);
    }
  }
}

function readPair(reading: PartialReading, label: string, value: string, context: PageContext): void {
  const field = fieldOfName(label);
  const where = source(`"${label.slice(0, 40)}" on the page`);
  const hints = { dollarOf: context.dollarOf };
  if (field === 'bedrooms') note(reading, 'bedrooms', readRooms(value), where);
  else if (field === 'bathrooms') note(reading, 'bathrooms', readRooms(value), where);
  else if (field === 'price' || field === 'rent') {
    const price = readPrice(value, { ...hints, per: field === 'rent' ? 'month' : null });
    if (price?.currency) note(reading, 'price', price, where);
  } else if (field === 'area' || field === 'squareFeet' || field === 'squareMeters') {
    const unit =
      field === 'squareFeet' ? 'square feet' : field === 'squareMeters' ? 'square meters' : areaUnit(label);
    note(reading, 'squareFeet', readArea(value, unit ?? usualAreaUnit(reading.facts.price?.currency)), where);
  } else if (field === 'listingType') note(reading, 'listingType', readListingType(value), where);
  else if (field === 'address' && looksLikeAddress(value))
    note(reading, 'address', makeAddress({ text: value }), where);
}

/** '3 bed house for sale, £450,000'. */
function readPhrases(reading: PartialReading, text: string, where: FactSource, context: PageContext): void {
  note(reading, 'bedrooms', readRooms(BEDROOMS.exec(text)?.[1]), where);
  note(reading, 'bathrooms', readRooms(BATHROOMS.exec(text)?.[1]), where);
  note(reading, 'squareFeet', readArea(AREA.exec(text)?.[0], null), where);
  const price = readPrice(PRICE.exec(text)?.[0], { dollarOf: context.dollarOf });
  if (price?.currency && price.amount >= 50) note(reading, 'price', price, where);
  note(reading, 'listingType', listingTypeInSentence(text), where);
}
