/** A text as OData writes it: apostrophes are doubled (OData 4.01, URL conventions, 5.1.1.1.1). */
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const anyOf = (field: string, values: readonly string[]): string =>
  values.map((value) => `${field} eq ${literal(value)}`).join(' or ');

/** The criteria of a search; empty ones are ignored. */
export interface ResoSearch {
  numbers: readonly string[];
  city: string;
  postalCode: string;
}

/** The OData filter of a search. It uses `eq` only, which every server of the RESO Web API supports. */
export function searchFilter({ numbers, city, postalCode }: ResoSearch): string {
  return [
    ...(numbers.length === 0 ? [] : [`(${anyOf('ListingId', numbers)})`]),
    ...(city === '' ? [] : [`City eq ${literal(city)}`]),
    ...(postalCode === '' ? [] : [`PostalCode eq ${literal(postalCode)}`]),
  ].join(' and ');
}

/** The OData filter of one property. */
export const keyFilter = (listingKey: string): string => `ListingKey eq ${literal(listingKey)}`;

const KEY_PREFIX = 'reso:';

/** The source key of a property of the MLS, and its inverse. */
export const sourceKeyOf = (listingKey: string): string => `${KEY_PREFIX}${listingKey}`;
export const listingKeyOf = (sourceKey: string): string => sourceKey.slice(KEY_PREFIX.length);
