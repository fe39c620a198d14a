import {
  API_BASE,
  type Image,
  type ListingDetail,
  type ListingId,
  type ListingPage,
  type ListingPageState,
} from '@home-design/contract';
import { expectStatus } from '../makers.ts';
import type { PictureServer } from '../picture-server.ts';
import type { TestClient } from '../test-client.ts';
import { type Home, LISTINGS, makeListing, pictureUrls } from './listing-makers.ts';
import { imagesOfProject, makeListingProject } from './publication-makers.ts';

export const PAGES = `${API_BASE}/listing-pages/`;

/** A listing with photos in its project, in their order. */
export async function listingWithPhotos(
  server: PictureServer,
  client: TestClient,
  home: Home & { photos?: number } = {},
): Promise<{ listing: ListingDetail; images: Image[] }> {
  const { photos = 3, ...rest } = home;
  const listing = await makeListing(client, server.web, { pictures: pictureUrls(photos), ...rest });
  const images = await imagesOfProject(client, await makeListingProject(client, listing.id));
  return { listing, images };
}

export async function readPageState(client: TestClient, id: ListingId): Promise<ListingPageState> {
  return expectStatus(await client.get(`${LISTINGS}${id}/page/`), 200);
}

export async function changePage(
  client: TestClient,
  id: ListingId,
  change: object,
): Promise<ListingPageState> {
  return expectStatus(await client.patch(`${LISTINGS}${id}/page/`, change), 200);
}

/** Switches the page of a listing on. @returns its link */
export async function switchPageOn(client: TestClient, id: ListingId, body: object = {}) {
  const { link } = expectStatus<ListingPageState>(
    await client.post(`${LISTINGS}${id}/page/link/`, body),
    201,
  );
  if (!link) throw new Error('The page has no link');
  return link;
}

/** What a visitor sees. */
export async function openListingPage(client: TestClient, token: string): Promise<ListingPage> {
  return expectStatus(await client.get(`${PAGES}${token}/`), 200);
}
