import {
  type ListingSource,
  MAX_NOTES_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_WEB_ADDRESS_LENGTH,
} from '@home-design/contract';
import { WebFetchError } from '../../platform/web-fetcher/web-fetcher.ts';
import { sourceKey } from './reading/facts/source-key.ts';
import type { ListingFacts } from './reading/listing-facts.ts';

/** Refusals of an address. */
export const IS_THERE = 'This listing is there already';
const TOO_LONG = `This address is longer than ${MAX_WEB_ADDRESS_LENGTH.toLocaleString('en-US')} characters.`;
const HAS_CREDENTIALS = 'This address holds a user name or a password. Take them out, and add it again.';

/** Reasons why a listing is not read again. */
export const NOT_FOUND = 'Listing not found.';
export const FROM_A_FILE = 'This listing came from a file, so there is no page to read again.';
export const IS_BEING_READ = 'This listing is being read at this moment.';
/** The reason of a listing whose import was canceled before it was read. */
export const CANCELED = 'The import was canceled before this page was read.';
/** The reason of a photo that did not arrive. */
export const NOT_SENT = 'This photo was not sent.';
export const NO_PHOTO_TAKEN = 'None of the photos could be taken. Add them again as a new listing.';
export const LEFT_WITH_PROJECT =
  'This photo is in a project that was deleted. Restore that project, or add the photo to this one.';
export const READ_LATELY = 'This listing was read within the last hour.';

/** A page that was read within this time is read again only with force. */
export const READ_LATELY_MS = 60 * 60_000;

/** Sources that can be asked again; a file cannot. */
export const CAN_BE_READ_AGAIN: readonly ListingSource[] = ['url', 'reso'];

/** Why a listing could not be read, besides the sentences of the fetcher. */
export const NOTHING_FOUND =
  'This page has no facts about a property. Use the address of the page that shows one property.';
/** Refusals of a row of a table. */
export const NOTHING_IN_ROW = 'This row has no facts about a property.';
/** Why a listing of the MLS could not be read, besides the sentences of the MLS. */
export const NOT_IN_MLS = 'The MLS no longer has this property.';
export const NOTHING_IN_MLS = 'The MLS says nothing about this property.';
/** A guest's listing that was merged, and separated again in an account that has the same property. */
export const READ_AS_ANOTHER =
  'This property is another listing of yours, too. Read that one again, or delete this one.';
export const NO_MLS = 'This server no longer has an MLS, so this listing cannot be read again.';
export const OUR_FAULT = 'The page could not be read because of a problem on our side. Please try again.';

/** An address in its stored form: its target, and the key of the page. */
export interface TakenAddress {
  url: string;
  key: string;
}

/** Checks a typed address, or says why it is refused. Its target is checked when it is opened. */
export function takeAddress(typed: string): TakenAddress | { refusal: string } {
  if (typed.length > MAX_WEB_ADDRESS_LENGTH) return { refusal: TOO_LONG };
  // People omit the scheme, as browsers do.
  const address = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  const key = sourceKey(address);
  const url = URL.parse(address);
  if (key === null || url === null) return { refusal: new WebFetchError('address_not_valid').message };
  if (url.username !== '' || url.password !== '') return { refusal: HAS_CREDENTIALS };
  return { url: url.href, key };
}

/** Whether a page has facts about a property: a title alone is on every page. */
export function saysSomething(facts: ListingFacts): boolean {
  const { address, price, bedrooms, bathrooms, squareFeet, listingType, photos } = facts;
  const told = [address, price, bedrooms, bathrooms, squareFeet, listingType];
  return photos.length > 0 || told.some((fact) => fact !== null);
}

/** The name of a listing's file or folder in its stored form. */
export const sourceName = (name: string): string | null => cut(name, MAX_TITLE_LENGTH) || null;

const cut = (text: string, limit: number) => text.slice(0, limit).toWellFormed().trim();

/** The title, address and notes of a listing's project. */
export function projectOf(listing: {
  title: string;
  address: string;
  description: string;
  sourceUrl: string | null;
}): { title: string; address: string; notes: string } {
  const { title, address, description, sourceUrl } = listing;
  const host = sourceUrl === null ? '' : (URL.parse(sourceUrl)?.hostname ?? '');
  const source = sourceUrl === null ? '' : `Source: ${sourceUrl}`;
  const room = MAX_NOTES_LENGTH - source.length - 2;
  return {
    title: cut(title || address || host, MAX_TITLE_LENGTH) || 'Listing',
    address: cut(address, MAX_TITLE_LENGTH),
    notes: [cut(description, room), source].filter((part) => part !== '').join('\n\n'),
  };
}

/** The name of a listing's photo in its project. */
export function photoName({ caption, place }: { caption: string; place: number }): string {
  return cut(caption, MAX_TITLE_LENGTH) || `Photo ${place}`;
}

const KINDS = {
  url: 'Web page',
  saved_page: 'Saved page',
  table: 'Table',
  photos: 'Photos',
  reso: 'MLS',
} as const satisfies Record<ListingSource, string>;

/** The source of a listing, in a few words. */
export function sourceLine(listing: {
  sourceType: ListingSource;
  sourceUrl: string | null;
  sourceName: string | null;
}): string {
  const host = listing.sourceUrl === null ? undefined : URL.parse(listing.sourceUrl)?.hostname;
  return host ?? listing.sourceName ?? KINDS[listing.sourceType];
}
