import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { ImageId, ListingId, ProjectId } from '../ids.ts';
import { API_BASE } from '../limits.ts';
import { Listing } from '../listings/listing-entities.ts';
import { OwnPublishingRules, PublishingProfile } from './publishing-profiles.ts';

/** The kinds of obstacles to publishing. */
export const OBSTACLE_CODES = [
  'no_project',
  'no_photos',
  'photos_on_their_way',
  'edit_under_way',
  'too_many_photos',
  'edit_banned',
  'picture_too_small',
  'first_picture_altered',
  'original_missing',
] as const;

/** An obstacle to publishing a listing. */
export const PublishingObstacle = z
  .object({
    code: z.enum(OBSTACLE_CODES),
    /** The photo with the obstacle; null: the whole listing. */
    image: ImageId.nullable(),
    /** The name of the photo; null for the whole listing. */
    name: z.string().nullable(),
    /** Its place in the order, from 1; null for the whole listing. */
    position: z.int().nullable(),
    /** A sentence that describes it. */
    detail: z.string(),
    /** What to do about it, in a sentence. */
    remedy: z.string(),
  })
  .meta({ id: 'PublishingObstacle' });
export type PublishingObstacle = z.infer<typeof PublishingObstacle>;

/** Whether a listing can be published. */
export const PublishingState = z
  .object({
    profile: PublishingProfile,
    photo_count: z.int(),
    /** Those of the whole listing first, then in the order of the photos. Empty: it can be published. */
    obstacles: z.array(PublishingObstacle),
  })
  .meta({ id: 'PublishingState' });
export type PublishingState = z.infer<typeof PublishingState>;

const at = { tag: 'publishing', access: 'account', status: 200 } as const;
const listing = z.strictObject({ listingId: ListingId });

/** Publishing rules of places for listings. */
export const publishingProfileRoutes = {
  list: defineRoute({
    ...at,
    method: 'GET',
    path: `${API_BASE}/publishing-profiles/`,
    summary: "Every set of rules that comes with the product, and the person's own at the end",
    response: z.object({ results: z.array(PublishingProfile), count: z.int() }),
  }),
  saveOwn: defineRoute({
    ...at,
    method: 'PATCH',
    path: `${API_BASE}/publishing-profiles/own/`,
    summary: "Write the person's own rules, all of them; the version goes up when they change",
    body: OwnPublishingRules,
    response: PublishingProfile,
  }),
  ofProject: defineRoute({
    ...at,
    method: 'GET',
    path: `${API_BASE}/projects/:projectId/publishing_profile/`,
    summary: 'The rules by which the photos of a project are published; null when it belongs to no listing',
    params: z.strictObject({ projectId: ProjectId }),
    response: z.object({ listing: ListingId.nullable(), profile: PublishingProfile.nullable() }),
  }),
  choose: defineRoute({
    ...at,
    method: 'POST',
    path: `${API_BASE}/listings/:listingId/profile/`,
    summary: 'Choose the rules by which a listing is published',
    params: listing,
    body: z.strictObject({ profile_id: z.string().min(1).max(40) }),
    response: Listing,
  }),
  state: defineRoute({
    ...at,
    method: 'GET',
    path: `${API_BASE}/listings/:listingId/publishing/`,
    summary: 'The issues to resolve before a listing can be published',
    params: listing,
    response: PublishingState,
  }),
};
