import type { Listing } from '@home-design/contract';
import { copy } from './copy.ts';

/** Whether the page of a listing still has to be read. */
export const isBeingRead = ({ status }: Pick<Listing, 'status'>): boolean =>
  status === 'pending' || status === 'scraping' || status === 'processing';

/** Whether a listing will change by itself. */
export const isUnderWay = (listing: Pick<Listing, 'status' | 'download'>): boolean =>
  isBeingRead(listing) || listing.download !== null;

/** Whether some facts are known, so that a project can be made of it. */
export const hasBeenRead = ({ fetched_at }: Pick<Listing, 'fetched_at'>): boolean => fetched_at !== null;

/** Whether its source can be read again; a file cannot. */
export const canBeReadAgain = ({ source_type }: Pick<Listing, 'source_type'>): boolean =>
  source_type === 'url' || source_type === 'reso';

/** The name of a listing: its title, else its address, else its source. */
export function nameOf({
  title,
  address,
  source_url,
}: Pick<Listing, 'title' | 'address' | 'source_url'>): string {
  if (title !== '') return title;
  if (address !== '') return address;
  return source_url === null ? copy.untitled : shortAddress(source_url);
}

/** A web address without the scheme and `www`. */
export const shortAddress = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
