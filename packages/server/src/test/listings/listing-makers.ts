import { randomUUID } from 'node:crypto';
import {
  API_BASE,
  type Listing,
  type ListingDetail,
  type ListingId,
  type ListingImport,
} from '@home-design/contract';
import { expectStatus, somePhoto } from '../makers.ts';
import type { ScriptedWeb } from '../scripted/scripted-web.ts';
import type { TestClient } from '../test-client.ts';
import { until } from '../until.ts';

export const LISTINGS = `${API_BASE}/listings/`;

/** What stands on a scripted page. */
export interface Home {
  name?: string;
  street?: string;
  description?: string;
  price?: number;
  bedrooms?: number;
  pictures?: readonly string[];
  etag?: string;
}

/** The page of a property, as portals publish them. */
export function pageOfHome(home: Home): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: home.name ?? 'Harbor flat',
    description: home.description ?? 'Two rooms above the quay.',
    image: home.pictures ?? [],
    offers: { '@type': 'Offer', price: home.price ?? 450_000, priceCurrency: 'USD' },
    about: {
      '@type': 'House',
      numberOfBedrooms: home.bedrooms ?? 3,
      numberOfBathroomsTotal: 2,
      floorSize: { '@type': 'QuantitativeValue', value: 1_450, unitCode: 'FTK' },
      address: {
        '@type': 'PostalAddress',
        streetAddress: home.street ?? '12 Quay Street',
        addressLocality: 'Portland',
        addressRegion: 'ME',
        postalCode: '04101',
      },
    },
  };
  return `<!doctype html><html><head><title>${data.name}</title>
    <script type="application/ld+json">${JSON.stringify(data)}</script></head><body></body></html>`;
}

/** Puts the page of a property into the web, with its pictures. @returns its address */
export function publish(web: ScriptedWeb, home: Home & { url?: string } = {}): string {
  const url = home.url ?? `https://homes.example/${randomUUID()}`;
  for (const picture of home.pictures ?? []) {
    if (!web.pictures.has(picture)) web.pictures.set(picture, somePhoto());
  }
  web.pages.set(url, { html: pageOfHome(home), ...(home.etag === undefined ? {} : { etag: home.etag }) });
  return url;
}

/** Addresses of pictures that nobody else has. */
export const pictureUrls = (count: number): string[] =>
  Array.from(
    { length: count },
    (_each, at) => `https://homes.example/pictures/${randomUUID()}-${at + 1}.jpg`,
  );

export async function importUrls(
  client: TestClient,
  urls: readonly string[],
  more: { auto_create_project?: boolean } = {},
): Promise<ListingImport> {
  return expectStatus(await client.post(`${LISTINGS}create_from_urls/`, { urls, ...more }), 200);
}

export async function readListing(client: TestClient, id: ListingId): Promise<ListingDetail> {
  return expectStatus(await client.get(`${LISTINGS}${id}/`), 200);
}

/** Waits until the source of a listing was read, or could not be. */
export function settled(client: TestClient, id: ListingId): Promise<ListingDetail> {
  return until(async () => {
    const listing = await readListing(client, id);
    return (listing.status === 'completed' || listing.status === 'failed') && listing;
  });
}

/** A listing that was read. */
export async function makeListing(
  client: TestClient,
  web: ScriptedWeb,
  home: Home = {},
): Promise<ListingDetail> {
  const { listings } = await importUrls(client, [publish(web, home)]);
  return settled(client, (listings[0] as Listing).id);
}

/** Waits until no pictures are on their way into the project any more. */
export function downloaded(client: TestClient, id: ListingId): Promise<ListingDetail> {
  return until(async () => {
    const listing = await readListing(client, id);
    return listing.download === null && listing;
  });
}
