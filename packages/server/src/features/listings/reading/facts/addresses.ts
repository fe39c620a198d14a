import { BOUNDS } from '../bounds.ts';
import type { ListingAddress } from '../listing-facts.ts';
import { plainText } from '../plain-text.ts';

export interface AddressParts {
  text?: unknown;
  street?: unknown;
  city?: unknown;
  region?: unknown;
  postalCode?: unknown;
  country?: unknown;
}

/** An address from its parts, else from its one line; null if both are missing. */
export function makeAddress(parts: AddressParts): ListingAddress | null {
  const part = (value: unknown) => plainText(value, BOUNDS.addressPart);
  const given = {
    street: part(parts.street),
    city: part(parts.city),
    region: part(parts.region),
    postalCode: part(parts.postalCode),
    country: part(parts.country),
  };
  const line = plainText(parts.text, BOUNDS.address);
  // A street that contains the whole line ('12 Main Street, Springfield, IL 62704') is not repeated.
  const street = withoutRest(given.street, given.city, given.postalCode);
  const { city, region, postalCode, country } = given;
  if (street === null && city === null && postalCode === null) {
    if (line === null) return null;
    return { ...partsOfLine(line), ...(region ? { region } : {}), ...(country ? { country } : {}) };
  }
  // A line that does not name the place is the street.
  const lower = line?.toLowerCase() ?? '';
  const isWhole = [city, postalCode].some((place) => place !== null && lower.includes(place.toLowerCase()));
  if (line === null || (!isWhole && !line.includes(','))) {
    const known = { street: street ?? line, city, region, postalCode, country };
    return { text: oneLine(known), ...known };
  }
  const read = partsOfLine(line);
  return {
    text: line,
    street: street ?? (read.city === city ? read.street : null),
    city: city ?? read.city,
    region: region ?? read.region,
    postalCode: postalCode ?? read.postalCode,
    country: country ?? read.country,
  };
}

type Parts = Omit<ListingAddress, 'text'>;

function oneLine({ street, city, region, postalCode, country }: Parts): string {
  // In most of Europe the code stands before the town, elsewhere behind the region.
  const codeFirst =
    postalCode !== null && region === null && /^\d{4,5}$/.test(postalCode) && !isAmerican(country);
  const place = codeFirst
    ? [[postalCode, city].filter(Boolean).join(' ')]
    : [city, [region, postalCode].filter(Boolean).join(' ')];
  return [street, ...place, country].filter(Boolean).join(', ').slice(0, BOUNDS.address);
}

function isAmerican(country: string | null): boolean {
  return country !== null && /^(?:us|usa|united states.*)$/i.test(country);
}

function withoutRest(street: string | null, city: string | null, postalCode: string | null): string | null {
  if (street === null || city === null) return street;
  const at = street.toLowerCase().lastIndexOf(`, ${city.toLowerCase()}`);
  if (at <= 0) return street;
  const rest = street.slice(at + 2);
  return postalCode === null || rest.includes(postalCode) || rest.length === city.length
    ? street.slice(0, at)
    : street;
}

const COUNTRY =
  /^(?:usa?|u\.s\.a?\.|united states|uk|united kingdom|england|scotland|wales|canada|australia|ireland|deutschland|germany|france|spain|españa|italy|italia|austria|österreich|switzerland|schweiz|suisse)$/i;
const STATE_AND_CODE =
  /^([A-Za-z]{2,3}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)\s+(\d{4,5}(?:-\d{4})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d)$/;
const CODE_AND_CITY = /^(?:[A-Z]{1,2}-)?(\d{4,5})\s+(\p{L}.*)$/u;
const BRITISH_CODE = /^(?:(.*\S)\s+)?([A-Z]{1,2}\d[A-Z\d]?(?:\s?\d[A-Z]{2})?)$/;

/** The parts of an address in one line, as far as its form makes them certain. */
export function partsOfLine(text: string): ListingAddress {
  const pieces = text
    .split(',')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  const address: ListingAddress = {
    text,
    street: null,
    city: null,
    region: null,
    postalCode: null,
    country: null,
  };
  if (pieces.length > 1 && COUNTRY.test(pieces.at(-1) ?? '')) address.country = pieces.pop() ?? null;
  if (pieces.length < 2) return address;
  const last = pieces.at(-1) ?? '';
  const state = STATE_AND_CODE.exec(last);
  const codeFirst = CODE_AND_CITY.exec(last);
  const british = BRITISH_CODE.exec(last);
  if (state && pieces.length >= 3) {
    address.region = state[1] ?? null;
    address.postalCode = state[2] ?? null;
    pieces.pop();
    address.city = pieces.pop() ?? null;
  } else if (state && !/\d/.test(pieces[0] ?? '')) {
    address.region = state[1] ?? null;
    address.postalCode = state[2] ?? null;
    address.city = pieces[0] ?? null;
    return address;
  } else if (codeFirst) {
    address.postalCode = codeFirst[1] ?? null;
    address.city = codeFirst[2] ?? null;
    pieces.pop();
  } else if (british && (british[1] || pieces.length >= 3)) {
    address.postalCode = british[2] ?? null;
    pieces.pop();
    address.city = british[1] ?? pieces.pop() ?? null;
  } else if (/^[A-Z]{2}$/.test(last) && pieces.length >= 3) {
    address.region = last;
    pieces.pop();
    address.city = pieces.pop() ?? null;
  } else
    return /\d/.test(pieces[0] ?? '') && pieces.length === 2
      ? { ...address, street: pieces[0] ?? null, city: last }
      : address;
  address.street = pieces.length > 0 ? pieces.join(', ') : null;
  return address;
}

/** Whether a line looks like the address of a home: it has a number or several pieces, and is no sentence. */
export function looksLikeAddress(text: string): boolean {
  return (
    text.length >= 6 &&
    text.length <= 200 &&
    /\p{L}{2}/u.test(text) &&
    (/\d/.test(text) || text.includes(',')) &&
    !/[!?@]|https?:|[$£€]\s?\d|\d\s?[$£€]|\b(?:beds?|baths?|bedrooms?|sq\.?\s?ft)\b/iu.test(text)
  );
}
