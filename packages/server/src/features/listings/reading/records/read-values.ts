import { BOUNDS } from '../bounds.ts';
import { makeAddress } from '../facts/addresses.ts';
import { areaUnit, readArea } from '../facts/areas.ts';
import { currencyCode, dollarOf } from '../facts/currencies.ts';
import type { ColumnField } from '../facts/field-names.ts';
import { listingTypeInSentence, readListingType } from '../facts/listing-type.ts';
import {
  emptyReading,
  note,
  type PartialReading,
  quoted,
  remark,
  wholeReading,
} from '../facts/partial-reading.ts';
import { type PhotoFound, takePhotos } from '../facts/photos.ts';
import { readPeriod, readPrice } from '../facts/prices.ts';
import { fullAndHalf, readRooms } from '../facts/rooms.ts';
import { webAddress } from '../facts/source-key.ts';
import type { FactSource, ListingPrice, ListingReading } from '../listing-facts.ts';
import { usualAreaUnit } from '../pages/page-context.ts';
import { plainText } from '../plain-text.ts';
import { addressesIn } from './column-mapping.ts';

/** A value with its name in a table or record. */
export interface NamedValue {
  field: ColumnField;
  name: string;
  text: string;
}

/** Cells that mean an absent value. */
const NOTHING = /^(?:-+|–|—|n\/?a|n\.a\.|none|null|nil|unknown|tbd|tba|\?+|#n\/a|#value!|#ref!)$/i;

interface Given {
  value(field: ColumnField): NamedValue | undefined;
  at(value: NamedValue): FactSource;
}

/**
 * The facts in named values: of a row, or of a RESO record. A value that cannot be read gets a remark.
 * @param place the beginning of each remark, as `Row 12: `; '' for none.
 * @param pictures photos of the source besides those in the values.
 */
export function readValues(values: NamedValue[], place: string, pictures: PhotoFound[] = []): ListingReading {
  const reading = emptyReading();
  const said = values.filter(({ text }) => text.trim() !== '');
  const known: Given = {
    value: (field) => said.find((value) => value.field === field && !NOTHING.test(value.text.trim())),
    at: ({ name }) => ({ from: 'column', where: name }),
  };
  const complain = (value: NamedValue | undefined, what: string) => {
    if (value) remark(reading, `${place}${quoted(value.text)} in "${value.name}" is ${what}.`);
  };
  for (const field of ['title', 'description'] as const) {
    const value = known.value(field);
    if (value) note(reading, field, plainText(value.text, BOUNDS[field]), known.at(value));
  }
  readAddress(reading, known);
  readStatus(reading, known, complain);
  readMoney(reading, known, said, complain);
  readCounts(reading, known, said, complain);
  readSize(reading, known, said, complain);
  readPhotos(reading, said, pictures, complain);
  readAttribution(reading, known);
  const source = known.value('sourceUrl');
  const url = source ? webAddress(source.text) : null;
  if (source && url) note(reading, 'sourceUrl', url.href, known.at(source));
  else complain(source, 'no web address');
  return wholeReading(reading);
}

type Complain = (value: NamedValue | undefined, what: string) => void;

function readAddress(reading: PartialReading, known: Given): void {
  const text = (field: ColumnField) => known.value(field)?.text;
  const name = [
    text('streetDirectionBefore'),
    text('streetName'),
    text('streetSuffix'),
    text('streetDirectionBehind'),
  ]
    .filter((part) => part !== undefined)
    .join(' ');
  const number = text('streetNumber');
  // If the word for street ends the name, the number follows it.
  const isBehind = /(?:stra(?:ß|ss)e|str\.|weg|gasse|platz|allee)$/i.test(name);
  const built =
    name === '' ? undefined : [isBehind ? name : number, isBehind ? number : name].filter(Boolean).join(' ');
  const street = text('street') ?? built;
  const unit = text('unit');
  const whole =
    street && unit && !street.includes(unit)
      ? `${street} ${/^\d/.test(unit) || unit.length < 3 ? `#${unit}` : unit}`
      : street;
  const address = makeAddress({
    text: text('address'),
    street: whole,
    city: text('city'),
    region: text('region'),
    postalCode: text('postalCode'),
    country: text('country'),
  });
  const first = (['address', 'street', 'streetName', 'city', 'postalCode'] as const)
    .map((field) => known.value(field))
    .find((value) => value !== undefined);
  if (first) note(reading, 'address', address, known.at(first));
}

function readStatus(reading: PartialReading, known: Given, complain: Complain): void {
  const status = known.value('listingType');
  const property = known.value('propertyType');
  const type = status ? readListingType(status.text) : listingTypeInSentence(property?.text ?? '');
  // RESO: an active residential lease is for rent.
  const isLease = property ? readListingType(property.text) === 'for_rent' : false;
  const meant = isLease && (type === 'for_sale' || type === null) ? 'for_rent' : type;
  const isFromProperty = status === undefined || (isLease && (type === null || meant !== type));
  const from = isFromProperty ? property : status;
  if (from) note(reading, 'listingType', meant, known.at(from));
  if (type === null) complain(status, 'no state of a listing that is known');
}

function readMoney(reading: PartialReading, known: Given, said: NamedValue[], complain: Complain): void {
  const currency = currencyCode(known.value('currency')?.text);
  const period = known.value('period');
  const per = period ? (readPeriod(`per ${period.text}`) ?? readPeriod(period.text)) : null;
  if (per === null) complain(period, 'no period that is known (week, month or year)');
  const isRent = reading.facts.listingType === 'for_rent';
  const fields = isRent ? (['rent', 'price'] as const) : (['price', 'rent'] as const);
  for (const field of fields) {
    const value = said.find((one) => one.field === field);
    if (!value) continue;
    const hints = { currency: currency ?? currencyCode(inBrackets(value.name)), dollarOf: dollarOf('') };
    const price = readPrice(value.text, {
      ...hints,
      per: per ?? (field === 'rent' ? 'month' : readPeriod(value.name)),
    });
    if (!price) {
      complain(value, 'no price');
      continue;
    }
    note(reading, 'price', price, known.at(value));
  }
  const price: ListingPrice | undefined = reading.facts.price;
  if (price && price.per === null && isRent) reading.facts.price = { ...price, per: 'month' };
  if (price && price.per !== null && reading.sources.price)
    note(reading, 'listingType', 'for_rent', reading.sources.price);
}

/** 'Price (EUR)': the part in brackets behind the name of a column. */
function inBrackets(name: string): string | undefined {
  return /[([]\s*([^()[\]]{1,12}?)\s*[)\]]|\bin\s+(\S{1,12})$/i
    .exec(name)
    ?.slice(1)
    .find((part) => part !== undefined);
}

function readCounts(reading: PartialReading, known: Given, said: NamedValue[], complain: Complain): void {
  const full = known.value('bathroomsFull');
  if (full)
    note(reading, 'bathrooms', fullAndHalf(full.text, known.value('bathroomsHalf')?.text), known.at(full));
  for (const field of ['bedrooms', 'bathrooms'] as const)
    for (const value of said.filter((one) => one.field === field)) {
      const count = NOTHING.test(value.text.trim()) ? null : readRooms(value.text);
      if (count === null)
        complain(value, field === 'bedrooms' ? 'no number of bedrooms' : 'no number of bathrooms');
      else note(reading, field, count, known.at(value));
    }
}

function readSize(reading: PartialReading, known: Given, said: NamedValue[], complain: Complain): void {
  const unitCell = known.value('areaUnit');
  const unit = unitCell ? areaUnit(unitCell.text) : null;
  if (unit === null) complain(unitCell, 'no unit of area that is known');
  for (const value of said) {
    if (value.field !== 'area' && value.field !== 'squareFeet' && value.field !== 'squareMeters') continue;
    const named =
      value.field === 'squareFeet' ? 'square feet' : value.field === 'squareMeters' ? 'square meters' : null;
    const usual = usualAreaUnit(reading.facts.price?.currency);
    // RESO values without a unit are in square feet.
    const meant = named ?? unit ?? areaUnit(inBrackets(value.name) ?? '') ?? usual ?? 'square feet';
    const feet = NOTHING.test(value.text.trim()) ? null : readArea(value.text, meant);
    if (feet === null) complain(value, 'no area');
    else note(reading, 'squareFeet', feet, known.at(value));
  }
}

/** A number without a name attributes the property to no firm. */
function readAttribution(reading: PartialReading, known: Given): void {
  const text = (field: ColumnField) => plainText(known.value(field)?.text, BOUNDS.attribution) ?? '';
  const first = known.value('listOffice') ?? known.value('listAgent') ?? known.value('mlsName');
  if (!first) return;
  const attribution = {
    office: text('listOffice'),
    agent: text('listAgent'),
    contact: text('listContact'),
    mlsName: text('mlsName'),
    mlsNumber: text('listingKey'),
  };
  note(reading, 'attribution', attribution, known.at(first));
}

function readPhotos(
  reading: PartialReading,
  said: NamedValue[],
  pictures: PhotoFound[],
  complain: Complain,
): void {
  const found = [...pictures];
  let first: NamedValue | undefined;
  for (const value of said.filter(({ field }) => field === 'photos')) {
    const addresses = addressesIn(value.text);
    if (addresses.length === 0 && !NOTHING.test(value.text.trim()))
      complain(value, 'no web address of a photo');
    if (addresses.length > 0) first ??= value;
    found.push(...addresses.map((url) => ({ url: url.startsWith('//') ? `https:${url}` : url })));
  }
  const photos = takePhotos(found, undefined);
  note(reading, 'photos', photos, {
    from: 'column',
    where: pictures.length > 0 ? 'Media' : (first?.name ?? ''),
  });
}
