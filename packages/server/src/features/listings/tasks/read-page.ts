import type { WebPage } from '../../../platform/web-fetcher/web-fetcher.ts';
import { WebFetchError } from '../../../platform/web-fetcher/web-fetcher.ts';
import type { NamedImage } from '../photos/image-store.ts';
import type { ListingFacts, ListingReading } from '../reading/listing-facts.ts';
import { isBlockedPage } from '../reading/pages/blocked-page.ts';
import { readListingPage } from '../reading/pages/read-listing-page.ts';
import type { ReadFacts } from '../reading-store.ts';
import { NOTHING_FOUND, saysSomething } from '../rules.ts';

/** The facts that a page gives of a listing. */
export interface ReadPage extends ListingReading {
  images: NamedImage[];
}

/** Reads a page, or says why it cannot be used. */
export function readPage(page: WebPage): ReadPage | { refusal: string } {
  const reading = readListingPage(page.html, page.url);
  if (!saysSomething(reading.facts)) {
    return {
      refusal: isBlockedPage(page.html) ? new WebFetchError('refused_by_site').message : NOTHING_FOUND,
    };
  }
  return { ...reading, images: namedImages(reading.facts) };
}

/** The pictures of a source, each once. */
export const namedImages = ({ photos }: ListingFacts): NamedImage[] => [
  ...new Map(photos.map(({ url, caption }) => [url, { url, caption: caption ?? '' }])).values(),
];

/** The field of the wire form for each field of a reading. */
const SHOWN_AS: Readonly<Partial<Record<keyof ListingFacts, string>>> = {
  title: 'title',
  description: 'description',
  address: 'address',
  listingType: 'listing_type',
  price: 'display_price',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  squareFeet: 'square_feet',
  attribution: 'attribution',
  photos: 'images',
};

const WAYS: Readonly<Record<NonNullable<ListingReading['sources']['title']>['from'], string>> = {
  'json-ld': 'JSON-LD',
  microdata: 'Microdata',
  'open-graph': 'Open Graph',
  meta: 'Page header',
  'page-data': 'Page data',
  'page-text': 'Page text',
  column: 'Column',
  reso: 'MLS field',
  'file-name': 'File name',
};

/** A reading in its stored form. */
export function factsOf({ facts, sources, remarks }: ListingReading): Omit<ReadFacts, 'etag'> {
  const foundIn = Object.entries(SHOWN_AS).flatMap(([field, shownAs]) => {
    const source = sources[field as keyof ListingFacts];
    return source ? [[shownAs, `${WAYS[source.from]}, ${source.where}`] as const] : [];
  });
  return {
    title: facts.title ?? '',
    address: facts.address?.text ?? '',
    description: facts.description ?? '',
    listingType: facts.listingType,
    price: facts.price && JSON.stringify(facts.price),
    bedrooms: facts.bedrooms,
    bathrooms: facts.bathrooms,
    squareFeet: facts.squareFeet,
    attribution: facts.attribution && JSON.stringify(facts.attribution),
    foundIn: JSON.stringify(Object.fromEntries(foundIn)),
    remarks: JSON.stringify(remarks),
  };
}
