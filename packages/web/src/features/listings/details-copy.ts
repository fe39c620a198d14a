import type { ListingImage, ListingSource } from '@home-design/contract';
import { formatNumber } from '../../lib/formats.ts';

/** Sentences of the details dialog of a listing. */
export const detailsCopy = {
  loading: 'Loading the listing',
  failed: 'The listing could not be loaded',
  facts: 'Facts',
  price: 'Price',
  type: 'Type',
  address: 'Address',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  area: 'Area',
  title: 'Title',
  description: 'Description',
  attribution: 'Listed by',
  notStated: 'Not stated',
  foundIn: (where: string) => `Found in: ${where}`,
  source: 'Source',
  sources: {
    url: 'Web page',
    saved_page: 'Saved page',
    table: 'Table',
    photos: 'Photos',
    reso: 'MLS',
  } satisfies Record<ListingSource, string>,
  fetched: (ago: string) => `read ${ago}`,
  neverFetched: 'not read yet',
  pictures: (count: number) => (count === 0 ? 'Pictures' : `Pictures (${formatNumber(count)})`),
  noPictures: 'The source has no pictures.',
  pictureNames: (place: number) => `Picture ${formatNumber(place)}`,
  states: {
    waiting: 'Not fetched yet',
    done: 'In the project',
    failed: 'Download failed',
  } satisfies Record<ListingImage['state'], string>,
  openPicture: (name: string) => `Open ${name} in the playground`,
  remarks: 'What could not be read',
} as const;
