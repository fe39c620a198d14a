import {
  API_BASE,
  type Image,
  type Listing,
  type ListingId,
  type OwnPublishingRules,
  type Project,
  type ProjectId,
} from '@home-design/contract';
import { expectStatus, makeImage } from '../makers.ts';
import type { ScriptedWeb } from '../scripted/scripted-web.ts';
import type { TestClient } from '../test-client.ts';
import { importUrls, LISTINGS, publish } from './listing-makers.ts';
import type { listingsByHand } from './listing-work.ts';

export const PROFILES_PATH = `${API_BASE}/publishing-profiles/`;

/** Rules that a person could have written. */
export function someRules(change: Partial<OwnPublishingRules> = {}): OwnPublishingRules {
  return {
    name: 'Our agency',
    region: 'Portland',
    summary: 'What our agency publishes.',
    remarks: ['Ask Mara first.'],
    destinations: [
      {
        ...{ id: 'web', name: 'Website', format: 'jpeg', max_width: 1600, max_height: 1200 },
        ...{ min_width: 320, min_height: 240, max_bytes: 800_000, max_pictures: 40 },
      },
    ],
    label: { mode: 'caption', text: 'Staged by us', place: 'lower-left' },
    originals: 'before',
    first_picture: 'any',
    edits: {
      'light only': 'allowed',
      'movable things': 'labeled',
      surfaces: 'banned',
      structure: 'banned',
      view: 'allowed',
    },
    exceptions: [],
    file_name: '{position}-{state}',
    ...change,
  };
}

export interface ListedPhoto {
  listing: ListingId;
  project: ProjectId;
  image: Image;
}

/** A listing with a project of one photo. */
export async function listedPhoto(
  client: TestClient,
  web: ScriptedWeb,
  worker: ReturnType<typeof listingsByHand>,
): Promise<ListedPhoto> {
  const { listings } = await importUrls(client, [publish(web)]);
  const listing = (listings[0] as Listing).id;
  await worker.drain('read');
  const answer = await client.post(`${LISTINGS}${listing}/create_project/`, { download_images: false });
  const project = expectStatus<{ project: Project }>(answer, 200).project.id;
  return { listing, project, image: await makeImage(client, { project }) };
}

export async function chooseProfile(client: TestClient, id: ListingId, profile: string): Promise<Listing> {
  return expectStatus(await client.post(`${LISTINGS}${id}/profile/`, { profile_id: profile }), 200);
}
