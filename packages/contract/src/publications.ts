import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { ImageId, ListingId, PublicationId, Timestamp, VersionId } from './ids.ts';
import { API_BASE } from './limits.ts';
import { PublishingObstacle } from './publishing-routes.ts';

/**
 * How the pictures of a set say how they came about. `c2pa`: a signed manifest is embedded (Content Credentials). `xmp`:
 * IPTC DigitalSourceType in their metadata, unsigned.
 */
export const PublicationProvenance = z
  .object({
    method: z.enum(['c2pa', 'xmp']),
    /** Whose certificate signs: the operator's, or one that this server made for itself, which nobody else trusts. */
    certificate: z.enum(['operator', 'local']).nullable(),
    /** A sentence for people. */
    detail: z.string(),
  })
  .meta({ id: 'PublicationProvenance' });
export type PublicationProvenance = z.infer<typeof PublicationProvenance>;

/** A picture of a set, before it is made. */
export const PlannedPicture = z
  .object({
    /** Its path in the ZIP. */
    file: z.string(),
    /** Id of the destination. */
    destination: z.string(),
    image: ImageId,
    version: VersionId,
    /** What the photo is called. */
    photo: z.string(),
    /** `original`: the photo as it was taken. */
    state: z.enum(['original', 'edited']),
    /** Whether it only stands beside an altered picture because the profile asks for it. */
    is_companion: z.boolean(),
    /** What it says on it, null: nothing; it may be said in the caption alone. */
    label: z.string().nullable(),
    caption: z.string(),
    thumbnail_url: z.string(),
  })
  .meta({ id: 'PlannedPicture' });
export type PlannedPicture = z.infer<typeof PlannedPicture>;

/** The set of pictures of a listing, as it would be made now. */
export const PublicationPlan = z
  .object({
    profile_id: z.string(),
    profile_version: z.int(),
    profile_name: z.string(),
    /** Photos of the listing in their order, those left out among them. */
    photos: z.array(
      z.object({
        image: ImageId,
        name: z.string(),
        is_left_out: z.boolean(),
        thumbnail_url: z.string(),
      }),
    ),
    /** In the order of the set. */
    pictures: z.array(PlannedPicture),
    obstacles: z.array(PublishingObstacle),
    provenance: PublicationProvenance,
    /** Whether the product's name stands in a corner of each: accounts on Free. */
    watermark: z.boolean(),
  })
  .meta({ id: 'PublicationPlan' });
export type PublicationPlan = z.infer<typeof PublicationPlan>;

export const PublicationStatus = z.enum(['waiting', 'making', 'done', 'failed']);
export type PublicationStatus = z.infer<typeof PublicationStatus>;

/** A set of pictures that was made, or is being made. */
export const Publication = z
  .object({
    id: PublicationId,
    listing: ListingId,
    status: PublicationStatus,
    /** Why it failed. */
    error: z.string().nullable(),
    profile_id: z.string(),
    profile_version: z.int(),
    profile_name: z.string(),
    picture_count: z.int(),
    /** Pictures that are made. */
    pictures_done: z.int(),
    /** Of all files; null until it is done. */
    bytes: z.int().nullable(),
    /** Null until it is done. */
    provenance: PublicationProvenance.nullable(),
    created_at: Timestamp,
    finished_at: Timestamp.nullable(),
    /** Null until it is done. */
    download_url: z.string().nullable(),
  })
  .meta({ id: 'Publication' });
export type Publication = z.infer<typeof Publication>;

const at = { tag: 'publications', access: 'account' } as const;
const base = `${API_BASE}/listings/:listingId/publications/`;
const ofListing = z.strictObject({ listingId: ListingId });
const params = z.strictObject({ listingId: ListingId, publicationId: PublicationId });
const MAX_LEFT_OUT = 500;

/** Sets of pictures that are made of a listing by its publishing profile. */
export const publicationRoutes = {
  list: defineRoute({
    ...at,
    method: 'GET',
    path: base,
    summary: 'Sets that were made of a listing, newest first',
    status: 200,
    params: ofListing,
    response: z.object({ results: z.array(Publication) }),
  }),
  plan: defineRoute({
    ...at,
    method: 'GET',
    path: `${base}plan/`,
    summary: 'The set as it would be made now, and what stands in the way',
    status: 200,
    params: ofListing,
    query: z.strictObject({
      /** Ids of photos, with commas between. */
      left_out: z
        .string()
        .max(37 * MAX_LEFT_OUT)
        .transform((ids) => ids.split(',').filter((id) => id !== ''))
        .pipe(z.array(ImageId))
        .default([]),
    }),
    response: PublicationPlan,
  }),
  create: defineRoute({
    ...at,
    method: 'POST',
    path: base,
    summary: 'Make the set; where nothing has changed since the last one, that one is answered',
    status: 202,
    params: ofListing,
    body: z.strictObject({ left_out: z.array(ImageId).max(MAX_LEFT_OUT).default([]) }),
    response: Publication,
    rateLimit: 'publication',
  }),
  get: defineRoute({
    ...at,
    method: 'GET',
    path: `${base}:publicationId/`,
    summary: 'A set, and how far it is',
    status: 200,
    params,
    response: Publication,
  }),
  download: defineRoute({
    ...at,
    method: 'GET',
    path: `${base}:publicationId/download/`,
    summary: 'A finished set as a ZIP: its pictures, and its manifest as JSON, CSV and PDF',
    status: 200,
    params,
    produces: 'application/zip',
    rateLimit: 'download',
  }),
  remove: defineRoute({
    ...at,
    method: 'DELETE',
    path: `${base}:publicationId/`,
    summary: 'Delete a set; one that is being made is cancelled',
    status: 204,
    params,
  }),
};
