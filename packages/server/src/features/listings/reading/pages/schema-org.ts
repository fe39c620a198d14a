import { BOUNDS } from '../bounds.ts';
import { makeAddress } from '../facts/addresses.ts';
import { areaUnit, readArea } from '../facts/areas.ts';
import { currencyCode } from '../facts/currencies.ts';
import { fieldOfName } from '../facts/field-names.ts';
import { readListingType } from '../facts/listing-type.ts';
import { emptyReading, note, type PartialReading, quoted, remark } from '../facts/partial-reading.ts';
import { type PhotoFound, takePhotos } from '../facts/photos.ts';
import { type PriceHints, readPeriod, readPrice } from '../facts/prices.ts';
import { fullAndHalf, readRooms } from '../facts/rooms.ts';
import { asList, isObject, type JsonObject, property } from '../json-values.ts';
import type { FactSource, ListingFacts, ListingPrice } from '../listing-facts.ts';
import { plainText } from '../plain-text.ts';
import { type PageContext, usualAreaUnit } from './page-context.ts';

const HOMES = new Set(
  'RealEstateListing Residence House SingleFamilyResidence Apartment Accommodation Place Product Offer IndividualProduct ApartmentComplex Townhouse Condominium Suite Room VacationRental'.split(
    ' ',
  ),
);

/** The names of a node's types, without the address of the vocabulary. */
export function typesOf(node: unknown): string[] {
  return asList(property(node, '@type'))
    .filter((type) => typeof type === 'string')
    .map((type) => type.slice(0, 200).split(/[/#:]/).at(-1) ?? '');
}

/** Whether a node may be a home or the offer of one. */
export function isHome(node: unknown): node is JsonObject {
  return isObject(node) && typesOf(node).some((type) => HOMES.has(type));
}

/** Properties that lead from the description of a page to its home. */
export const PARTS = ['mainEntity', 'about', 'itemOffered', 'mainEntityOfPage'];

/** The facts of a home in the vocabulary of schema.org, from JSON-LD, microdata or RDFa. */
export function readHome(node: JsonObject, context: PageContext, from: FactSource['from']): PartialReading {
  const reading = emptyReading();
  const nodes = withParts(node);
  const offers = nodes.flatMap((part) => asList(property(part, 'offers'))).filter(isObject);
  const all = [
    ...nodes,
    ...offers.flatMap((offer) => [offer, ...asList(property(offer, 'itemOffered'))]),
  ].filter(isObject);
  const at = (name: string): FactSource => ({
    from,
    where: [typesOf(node)[0], name].filter(Boolean).join(', '),
  });
  const first = <Value>(names: string[], read: (value: unknown) => Value | null): [Value | null, string] => {
    for (const name of names)
      for (const part of all)
        for (const value of asList(property(part, name))) {
          const result = read(value);
          if (result !== null) return [result, name];
        }
    return [null, ''];
  };
  const noteFirst = <Field extends keyof ListingFacts>(
    field: Field,
    names: string[],
    read: (value: unknown) => ListingFacts[Field] | null,
  ) => {
    const [value, name] = first<ListingFacts[Field]>(names, read);
    note<Field>(reading, field, value ?? undefined, at(name));
  };

  noteFirst('title', ['name', 'headline'], (value) => plainText(value, BOUNDS.title));
  noteFirst('description', ['description'], (value) => plainText(value, BOUNDS.description));
  noteFirst('address', ['address'], addressOf);
  noteFirst('address', ['location', 'contentLocation', 'spatialCoverage'], (value) =>
    isObject(value) ? addressOf(property(value, 'address')) : null,
  );
  readOffers(reading, [...offers, ...all.filter((part) => hasPrice(part))], context, at);
  noteFirst('bedrooms', ['numberOfBedrooms'], roomsOf);
  noteFirst('bathrooms', ['numberOfBathroomsTotal'], roomsOf);
  for (const part of all) {
    const count = fullAndHalf(
      simple(property(part, 'numberOfFullBathrooms')),
      simple(property(part, 'numberOfPartialBathrooms')),
    );
    note(reading, 'bathrooms', count, at('numberOfFullBathrooms'));
  }
  noteFirst('bathrooms', ['numberOfBathrooms'], roomsOf);
  const usual = usualAreaUnit(reading.facts.price?.currency);
  noteFirst('squareFeet', ['floorSize'], (value) => areaOf(value, usual));
  readNamedValues(reading, all, at, usual);
  const photos = all.flatMap((part) =>
    ['image', 'photo', 'photos', 'images', 'associatedMedia', 'primaryImageOfPage'].flatMap((name) =>
      asList(property(part, name)).flatMap(pictureOf),
    ),
  );
  note(reading, 'photos', takePhotos(photos, context.base), at('image'));
  return reading;
}

/** The node with the homes that it refers to. */
function withParts(node: JsonObject): JsonObject[] {
  const found = [node];
  for (let at = 0; at < found.length && found.length < 12; at += 1)
    for (const name of PARTS)
      for (const part of asList(property(found[at], name)).slice(0, 4))
        if (isObject(part) && !found.includes(part)) found.push(part);
  return found;
}

function hasPrice(part: JsonObject): boolean {
  return property(part, 'price') !== undefined || property(part, 'lowPrice') !== undefined;
}

function readOffers(
  reading: PartialReading,
  offers: JsonObject[],
  context: PageContext,
  at: (name: string) => FactSource,
): void {
  for (const offer of offers) {
    const specifications = asList(property(offer, 'priceSpecification')).filter(isObject);
    for (const said of [offer, ...specifications])
      note(reading, 'price', priceOf(said, offer, context), at('offers.price'));
    const business = simple(property(offer, 'businessFunction'));
    const availability = simple(property(offer, 'availability'));
    const state = typeof business === 'string' ? business.split(/[/#]/).at(-1) : undefined;
    const stock = typeof availability === 'string' ? availability.split(/[/#]/).at(-1) : undefined;
    if (stock && /^(?:SoldOut|Reserved)$/.test(stock))
      note(reading, 'listingType', stock === 'SoldOut' ? 'sold' : 'pending', at('offers.availability'));
    note(reading, 'listingType', readListingType(state), at('offers.businessFunction'));
  }
  const said = offers.map((offer) => simple(property(offer, 'price'))).find((value) => value !== undefined);
  if (!reading.facts.price && said !== undefined && said !== null && said !== 0 && said !== '')
    remark(reading, `The page gives ${quoted(said)} as its price, which could not be read as a price.`);
}

function priceOf(said: JsonObject, offer: JsonObject, context: PageContext): ListingPrice | null {
  const value = simple(property(said, 'price') ?? property(said, 'lowPrice') ?? property(said, 'minPrice'));
  const currency =
    currencyCode(simple(property(said, 'priceCurrency')), context.dollarOf) ??
    currencyCode(simple(property(offer, 'priceCurrency')), context.dollarOf);
  const hints: PriceHints = {
    currency,
    per: periodOf(said) ?? periodOf(offer) ?? periodOf(asList(property(offer, 'priceSpecification'))[0]),
    dollarOf: context.dollarOf,
  };
  const price = readPrice(typeof value === 'string' ? decimal(value) : value, hints);
  return price && currency ? { ...price, currency } : price;
}

/** schema.org uses a decimal point: '450000.000' is not 450 million. */
function decimal(value: string): string | number {
  return /^\d+\.\d{4,}$|^\d{4,}\.\d+$/.test(value.trim()) ? Number(value) : value;
}

const CODES: Record<string, ListingPrice['per']> = {
  MON: 'month',
  WEE: 'week',
  ANN: 'year',
  P1M: 'month',
  P1W: 'week',
  P1Y: 'year',
};

function periodOf(said: unknown): ListingPrice['per'] {
  const quantity = asList(property(said, 'referenceQuantity')).find(isObject);
  for (const part of [said, quantity])
    for (const name of ['unitCode', 'unitText', 'billingDuration', 'billingIncrement', 'duration']) {
      const value = simple(property(part, name));
      if (typeof value !== 'string') continue;
      const period = CODES[value.trim().toUpperCase()] ?? readPeriod(`per ${value}`);
      if (period) return period;
    }
  return null;
}

function addressOf(value: unknown) {
  if (typeof value === 'string') return makeAddress({ text: value });
  if (!isObject(value)) return null;
  return makeAddress({
    street: simple(property(value, 'streetAddress')),
    city: simple(property(value, 'addressLocality')),
    region: simple(property(value, 'addressRegion')),
    postalCode: simple(property(value, 'postalCode')),
    country: simple(property(value, 'addressCountry')),
    ...(property(value, 'streetAddress') || property(value, 'addressLocality')
      ? {}
      : { text: simple(property(value, 'name')) }),
  });
}

/** A value that may be wrapped: in a list, in a QuantitativeValue, or with a name. */
function simple(value: unknown): unknown {
  const [one] = asList(value);
  if (!isObject(one)) return one;
  return property(one, 'value') ?? property(one, '@value') ?? property(one, 'name') ?? property(one, '@id');
}

function roomsOf(value: unknown): number | null {
  return readRooms(simple(value));
}

function areaOf(value: unknown, usual: ReturnType<typeof areaUnit>): number | null {
  if (!isObject(value)) return readArea(value, usual);
  const said = simple(property(value, 'unitCode')) ?? simple(property(value, 'unitText'));
  const text = simple(property(value, 'unitText'));
  const unit =
    (typeof said === 'string' ? areaUnit(said) : null) ?? (typeof text === 'string' ? areaUnit(text) : null);
  return readArea(
    property(value, 'value') ?? property(value, 'minValue') ?? property(value, 'maxValue'),
    unit ?? usual,
  );
}

/** `additionalProperty` and the like: { name: 'Bedrooms', value: 3 }. */
function readNamedValues(
  reading: PartialReading,
  parts: JsonObject[],
  at: (name: string) => FactSource,
  usual: ReturnType<typeof areaUnit>,
): void {
  for (const list of ['additionalProperty', 'amenityFeature'])
    for (const entry of parts.flatMap((part) => asList(property(part, list)))) {
      const name = simple(property(entry, 'name'));
      if (typeof name !== 'string') continue;
      const value = simple(property(entry, 'value'));
      const source = at(`${list} ${quoted(name)}`);
      const field = fieldOfName(name);
      if (field === 'bedrooms') note(reading, 'bedrooms', readRooms(value), source);
      else if (field === 'bathrooms') note(reading, 'bathrooms', readRooms(value), source);
      else if (field === 'listingType') note(reading, 'listingType', readListingType(value), source);
      else if (field === 'area' || field === 'squareFeet' || field === 'squareMeters') {
        const unit =
          field === 'squareFeet' ? 'square feet' : field === 'squareMeters' ? 'square meters' : null;
        const said = simple(property(entry, 'unitCode')) ?? simple(property(entry, 'unitText'));
        const area = readArea(value, unit ?? (typeof said === 'string' ? areaUnit(said) : null) ?? usual);
        note(reading, 'squareFeet', area, source);
      }
    }
}

/** A picture: an address, or an ImageObject. */
function pictureOf(value: unknown): PhotoFound[] {
  if (typeof value === 'string') return [{ url: value }];
  if (!isObject(value)) return [];
  const address = ['contentUrl', 'url', '@id', 'thumbnailUrl']
    .map((name) => simple(property(value, name)))
    .find((text) => typeof text === 'string' && text !== '');
  if (typeof address !== 'string') return [];
  const width = Number.parseFloat(String(simple(property(value, 'width')) ?? ''));
  const caption = plainText(
    simple(property(value, 'caption')) ?? property(value, 'description'),
    BOUNDS.caption,
  );
  return [{ url: address, caption, width: Number.isFinite(width) ? width : null }];
}
