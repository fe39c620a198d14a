import {
  API_BASE,
  type Image,
  type ListingId,
  type Project,
  type ProjectId,
  type Publication,
  type PublicationId,
  type PublicationPlan,
} from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { expectStatus } from '../makers.ts';
import type { PictureServer } from '../picture-server.ts';
import { setPlan } from '../plans.ts';
import type { TestClient } from '../test-client.ts';
import { until } from '../until.ts';
import { downloaded, LISTINGS, makeListing, pictureUrls } from './listing-makers.ts';

const at = (listing: ListingId) => `${LISTINGS}${listing}/publications/`;

/** Scripted pictures are smaller than any portal takes. */
export async function enlargeVersions(db: Database): Promise<void> {
  await db.updateTable('versions').set({ width: 2048, height: 1536 }).execute();
}

/** The project of a listing, with the pictures of its source. */
export async function makeListingProject(client: TestClient, listing: ListingId): Promise<ProjectId> {
  const body = { download_images: true };
  const answer = await client.post(`${LISTINGS}${listing}/create_project/`, body);
  const { project } = expectStatus<{ project: Project }>(answer, 200);
  await downloaded(client, listing);
  return project.id;
}

export async function imagesOfProject(client: TestClient, project: ProjectId): Promise<Image[]> {
  const answer = await client.get(`${API_BASE}/images/?project=${project}&ordering=created_at`);
  return expectStatus<{ results: Image[] }>(answer, 200).results;
}

export async function readPublicationPlan(client: TestClient, listing: ListingId): Promise<PublicationPlan> {
  return expectStatus(await client.get(`${at(listing)}plan/`), 200);
}

/** Leaves photos out of the sets of a listing from now on. */
export async function leaveOut(
  client: TestClient,
  listing: ListingId,
  images: readonly Pick<Image, 'id'>[],
): Promise<PublicationPlan> {
  const photos = images.map(({ id }) => ({ image: id, is_left_out: true }));
  return expectStatus(await client.patch(`${at(listing)}plan/`, { photos }), 200);
}

export async function startPublication(client: TestClient, listing: ListingId): Promise<Publication> {
  return expectStatus(await client.post(at(listing), {}), 202);
}

export async function readPublications(client: TestClient, listing: ListingId): Promise<Publication[]> {
  return expectStatus<{ results: Publication[] }>(await client.get(at(listing)), 200).results;
}

/** Waits until a set is made, or cannot be. */
export function publicationEnded(client: TestClient, { listing, id }: Publication): Promise<Publication> {
  return until(async () => {
    const set = expectStatus<Publication>(await client.get(`${at(listing)}${id}/`), 200);
    return (set.status === 'done' || set.status === 'failed') && set;
  });
}

/** An account on Pro with a listing whose project has three photos. */
export async function listingToPublish(server: PictureServer) {
  const guest = await server.guest();
  await setPlan(server.db, guest.userId, 'pro');
  const listing = await makeListing(guest, server.web, { name: 'Harbor flat', pictures: pictureUrls(3) });
  const images = await imagesOfProject(guest, await makeListingProject(guest, listing.id));
  await enlargeVersions(server.db);
  return { guest, listing, images };
}

/** A finished set of a listing whose source has pictures. */
export async function makePublication(
  server: { db: Database },
  client: TestClient,
  listing: ListingId,
): Promise<PublicationId> {
  await makeListingProject(client, listing);
  await enlargeVersions(server.db);
  const made = await publicationEnded(client, await startPublication(client, listing));
  if (made.status !== 'done') throw new Error(`The set failed: ${made.error}`);
  return made.id;
}
