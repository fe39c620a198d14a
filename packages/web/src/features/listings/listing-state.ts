import type { Listing } from '@home-design/contract';
import { copy } from './copy.ts';

/** Whether the page of a listing is still to be read. */
export const isBeingRead = ({ status }: Pick<Listing, 'status'>): boolean =>
  status === 'pending' || status === 'scraping' || status === 'processing';

/** Whether something about a listing changes by itself. */
export const isUnderWay = (listing: Pick<Listing, 'status' | 'download'>): boolean =>
  isBeingRead(listing) || listing.download !== null;

/** Whether anything is known of it, so that there is something to make a project of. */
export const hasBeenRead = ({ fetched_at }: Pick<Listing, 'fetched_at'>): boolean => fetched_at !== null;

/** Whether its source can be asked again: a file cannot. */
export const canBeReadAgain = ({ source_type }: Pick<Listing, 'source_type'>): boolean =>
  source_type === 'url' || source_type === 'reso';

/** What a listing is called: its title, else its address, else where it comes from. */
export function nameOf({
  title,
  address,
  source_url,
}: Pick<Listing, 'title' | 'address' | 'source_url'>): string {
  if (title !== '') return title;
  if (address !== '') return address;
  return source_url === null ? copy.untitled : shortAddress(source_url);
}

/** A web address without what every one has. */
export const shortAddress = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
