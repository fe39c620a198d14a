import {
  type ImageId,
  OWN_PROFILE,
  type ProjectId,
  type PublishingProfile,
  type UserId,
} from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { defaultProfile, ownProfile, PROFILES, shippedProfile } from './profiles.ts';
import { listingOfImage, listingOfProject, ownRules, type RuledListing } from './store.ts';

/** Every set of rules that a person can choose: those of the product, and their own last. */
export async function profilesOf(db: Database, userId: UserId): Promise<PublishingProfile[]> {
  return [...PROFILES, ownProfile(await ownRules(db, userId))];
}

/** The set with this id; undefined if there is none. */
export async function findProfile(
  db: Database,
  userId: UserId,
  id: string,
): Promise<PublishingProfile | undefined> {
  return id === OWN_PROFILE ? ownProfile(await ownRules(db, userId)) : shippedProfile(id);
}

/** The publishing rules of a listing. If its set was removed from the list, the general ones apply. */
export async function profileOf(
  db: Database,
  userId: UserId,
  listing: { publishingProfile: string },
): Promise<PublishingProfile> {
  return (await findProfile(db, userId, listing.publishingProfile)) ?? defaultProfile();
}

/** A listing and its publishing rules. */
export interface Rules {
  listing: RuledListing;
  profile: PublishingProfile;
}

async function rulesOf(db: Database, listing: RuledListing | undefined): Promise<Rules | null> {
  return listing ? { listing, profile: await profileOf(db, listing.userId, listing) } : null;
}

/** The rules for a photo; null if its project belongs to no listing. */
export const rulesOfImage = async (db: Database, id: ImageId): Promise<Rules | null> =>
  rulesOf(db, await listingOfImage(db, id));

/** The listing of a project and its rules; null if the project belongs to none. */
export const rulesOfProject = async (db: Database, id: ProjectId): Promise<Rules | null> =>
  rulesOf(db, await listingOfProject(db, id));
