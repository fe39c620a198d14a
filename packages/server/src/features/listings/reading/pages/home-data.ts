import { BOUNDS, PLAUSIBLE } from '../bounds.ts';
import { makeAddress } from '../facts/addresses.ts';
import { areaUnit, readArea } from '../facts/areas.ts';
import { currencyCode } from '../facts/currencies.ts';
import { readListingType } from '../facts/listing-type.ts';
import { emptyReading, note, type PartialReading } from '../facts/partial-reading.ts';
import { takePhotos } from '../facts/photos.ts';
import { picturesIn } from '../facts/pictures-in-data.ts';
import { readPeriod, readPrice } from '../facts/prices.ts';
import { fullAndHalf, readRooms } from '../facts/rooms.ts';
import { isObject, type JsonObject, property } from '../json-values.ts';
import type { ListingPrice } from '../listing-facts.ts';
import { nameKey, plainText } from '../plain-text.ts';
import { type PageContext, usualAreaUnit } from './page-context.ts';

/** An object of the page's data with facts about a home. */
export interface HomeFound {
  value: JsonObject;
  path: string[];
}

type DataField =
  | 'price'
  | 'rent'
  | 'currency'
  | 'period'
  | 'bedrooms'
  | 'bathrooms'
  | 'bathroomsFull'
  | 'bathroomsHalf'
  | 'squareFeet'
  | 'squareMeters'
  | 'area'
  | 'areaUnit'
  | 'sizes'
  | 'line'
  | 'street'
  | 'houseNumber'
  | 'city'
  | 'region'
  | 'postalCode'
  | 'country'
  | 'status'
  | 'photos'
  | 'description'
  | 'title';

const NAMES: Record<DataField, string> = {
  price:
    'price listprice listingprice askingprice purchaseprice saleprice currentprice primaryprice displayprice formattedprice internalvalue',
  rent: 'rent monthlyrent rentprice rentpermonth baserent totalrent pricepermonth',
  currency: 'currency currencycode pricecurrency',
  period: 'priceperiod rentfrequency frequency period letfrequency',
  bedrooms:
    'bedrooms beds bedroomstotal numberofbedrooms numbedrooms bedroomcount bedroomscount nobedrooms bedsmax bd',
  bathrooms:
    'bathrooms baths bathsconsolidated bathroomstotal numberofbathrooms numberofbathroomstotal numbathrooms bathroomcount bathroomscount nobathrooms bathroomstotaldecimal bathroomstotalinteger',
  bathroomsFull: 'bathsfull bathroomsfull fullbaths',
  bathroomsHalf: 'bathshalf bathroomshalf halfbaths',
  squareFeet: 'sqft squarefeet squarefootage sizesqft livingareasqft sqftfinished floorareasqft',
  squareMeters: 'sqm squaremeters livingareasqm sizesqm aream2 surfacem2 sqmeters livingspacesqm',
  area: 'livingarea livingareavalue livingspace floorarea floorsize floorspace livingsurface surface usablearea constructedarea interiorarea buildingarea area size',
  areaUnit: 'livingareaunits livingareaunit areaunit areaunits livingareaunitsshort sizeunit unit',
  sizes: 'sizings sizes floorareas areas',
  line: 'displayaddress fulladdress unparsedaddress formattedaddress addressline addresstext address',
  street: 'streetaddress street line line1 addressline1 thoroughfare',
  houseNumber: 'housenumber streetnumber',
  city: 'city locality town suburb addresslocality municipality',
  region: 'state statecode stateorprovince province region county addressregion',
  postalCode: 'zipcode zip postalcode postcode plz',
  country: 'country countrycode addresscountry',
  status:
    'homestatus status listingstatus standardstatus transactiontype listingtype transaction saletype channel offertype dealtype',
  photos:
    'photos originalphotos responsivephotos images pictures gallery propertyimages propertyimage photourls imageurls fullscreengallerypics media mediaitems picturelist imagelist multimedia',
  description:
    'description publicremarks remarks text summary longdescription fulldescription detaileddescription',
  title: 'title headline propertytitle displaytitle',
};

const BY_NAME = new Map<string, DataField>(
  Object.entries(NAMES).flatMap(([field, names]) =>
    names.split(' ').map((name): [string, DataField] => [name, field as DataField]),
  ),
);
const KNOWN = new Map<string, DataField | null>();

function fieldOf(name: string): DataField | null {
  const short = name.slice(0, 60);
  let field = KNOWN.get(short);
  if (field === undefined) {
    field = BY_NAME.get(nameKey(short).replace(/^obj/, '')) ?? null;
    // Keys of pages are few; this limit protects the memory from pages that invent many.
    if (KNOWN.size < 5_000) KNOWN.set(short, field);
  }
  return field;
}

type Values = Partial<Record<DataField, unknown>>;

/** The values of an object and of the objects in it (two levels deep), the nearer ones first. */
function valuesOf(home: JsonObject): { values: Values; depths: Partial<Record<DataField, number>> } {
  const values: Values = {};
  const depths: Partial<Record<DataField, number>> = {};
  let level: JsonObject[] = [home];
  for (let depth = 0; depth <= 2; depth += 1) {
    const next: JsonObject[] = [];
    for (const object of level)
      for (const name of Object.keys(object).slice(0, 300)) {
        const value = unwrapped(property(object, name));
        if (value === null || value === undefined || value === '') continue;
        const field = fieldOf(name);
        if (field && values[field] === undefined && fits(field, value)) {
          values[field] = value;
          depths[field] = depth;
        }
        if (
          isObject(value) &&
          next.length < 40 &&
          !/similar|nearby|agent|broker|contact|office|school/i.test(name.slice(0, 60))
        )
          next.push(value);
      }
    level = next;
  }
  return { values, depths };
}

/** `{value: 4}` is 4; an object that says more is no value. */
function unwrapped(value: unknown): unknown {
  const inner = property(value, 'value');
  return typeof inner === 'number' || typeof inner === 'string' ? inner : value;
}

/** Whether a value is of the kind of its field: `description: {beds: 3}` is no description. */
function fits(field: DataField, value: unknown): boolean {
  if (field === 'photos') return Array.isArray(value) && value.length > 0;
  if (field === 'sizes') return Array.isArray(value) && value.some(isObject);
  if (field === 'price' || field === 'rent')
    return typeof value === 'number'
      ? value > 0
      : typeof value === 'string'
        ? /\d/.test(value.slice(0, 100))
        : false;
  if (typeof value === 'number') return !['description', 'title', 'line', 'status', 'city'].includes(field);
  return typeof value === 'string' && value.length < 100_000;
}

/** A score for an object's facts about a home; its own values count more than deeper ones. */
export function scoreOf(home: JsonObject): number {
  let known = false;
  for (const name of Object.keys(home).slice(0, 300)) known ||= fieldOf(name) !== null;
  if (!known) return 0;
  const { depths } = valuesOf(home);
  const weight = (...fields: DataField[]) =>
    Math.max(0, ...fields.map((field) => (depths[field] === undefined ? 0 : 1 - depths[field] * 0.2)));
  const rooms = weight('bedrooms', 'bathrooms');
  const area = weight('squareFeet', 'squareMeters', 'area', 'sizes');
  const price = weight('price', 'rent');
  // A price without rooms or area may belong to anything.
  if (rooms + area === 0) return 0;
  return (
    price +
    weight('bedrooms') +
    weight('bathrooms') +
    area +
    weight('line', 'street', 'city') +
    weight('photos') +
    weight('description') / 2
  );
}

/** The facts of a home in the data of a page. */
export function readHomeData({ value, path }: HomeFound, context: PageContext): PartialReading {
  const reading = emptyReading();
  const { values } = valuesOf(value);
  const where = path.join('.');
  const at = (field: string) => ({ from: 'page-data' as const, where: `${where}, ${field}` });
  const currency = currencyCode(values.currency, context.dollarOf);
  const type = readListingType(values.status);
  const price = priceOf(values, currency, context, type === 'for_rent');
  note(reading, 'title', plainText(values.title, BOUNDS.title), at('title'));
  note(reading, 'description', plainText(values.description, BOUNDS.description), at('description'));
  note(reading, 'address', addressOf(values), at('address'));
  note(reading, 'listingType', type, at('status'));
  note(reading, 'price', price, at(values.price === undefined ? 'rent' : 'price'));
  note(reading, 'bedrooms', readRooms(values.bedrooms), at('bedrooms'));
  const baths = readRooms(values.bathrooms) ?? fullAndHalf(values.bathroomsFull, values.bathroomsHalf);
  note(reading, 'bathrooms', baths, at('bathrooms'));
  note(reading, 'squareFeet', areaOf(values, price?.currency ?? currency), at('area'));
  const photos = Array.isArray(values.photos) ? picturesIn(values.photos) : [];
  note(reading, 'photos', takePhotos(photos, context.base), at('photos'));
  return reading;
}

function priceOf(
  values: Values,
  currency: string | null,
  context: PageContext,
  isRent: boolean,
): ListingPrice | null {
  const said =
    typeof values.period === 'string'
      ? (readPeriod(`per ${values.period}`) ?? readPeriod(values.period))
      : null;
  const hints = { currency, dollarOf: context.dollarOf };
  if (values.rent !== undefined && (values.price === undefined || isRent))
    return readPrice(values.rent, { ...hints, per: said ?? 'month' });
  return readPrice(values.price, { ...hints, per: isRent ? said : null });
}

function addressOf(values: Values) {
  const street = [values.houseNumber, values.street].filter((part) => part !== undefined);
  const isAfter =
    typeof values.street === 'string' &&
    /(?:stra[sß]+e|str\.|weg|gasse|platz|allee)$/i.test(values.street.slice(-60));
  return makeAddress({
    text: values.line,
    street: street.length === 0 ? undefined : (isAfter ? street.reverse() : street).join(' '),
    city: values.city,
    region: values.region,
    postalCode: values.postalCode,
    country: values.country,
  });
}

function areaOf(values: Values, currency: string | null): number | null {
  const unit = typeof values.areaUnit === 'string' ? areaUnit(values.areaUnit) : null;
  return (
    readArea(values.squareFeet, 'square feet') ??
    sizeOf(values.sizes) ??
    readArea(values.squareMeters, 'square meters') ??
    readArea(values.area, unit ?? usualAreaUnit(currency))
  );
}

/** `[{unit: 'sqft', maximumSize: 1200}, {unit: 'sqm', …}]` */
function sizeOf(sizes: unknown): number | null {
  if (!Array.isArray(sizes)) return null;
  for (const size of sizes.slice(0, 20)) {
    const unit = property(size, 'unit') ?? property(size, 'unitCode');
    const known = typeof unit === 'string' ? areaUnit(unit) : null;
    const value = ['maximumSize', 'value', 'size', 'amount', 'minimumSize']
      .map((name) => property(size, name))
      .find((one) => one !== undefined);
    const feet = known ? readArea(value, known) : null;
    if (feet !== null && feet <= PLAUSIBLE.squareFeet) return feet;
  }
  return null;
}
