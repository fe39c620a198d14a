import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { ImageId, ListingId, ProjectId, PublicationId, Timestamp, VersionId } from '../ids.ts';
import { API_BASE } from '../limits.ts';
import { PublishingDestination } from './publishing-profiles.ts';
import { PublishingObstacle } from './publishing-routes.ts';

/**
 * How the pictures of a set declare their origin. `c2pa`: by an embedded signed manifest (Content Credentials). `xmp`:
 * by the IPTC DigitalSourceType in their metadata, unsigned.
 */
export const PublicationProvenance = z
  .object({
    method: z.enum(['c2pa', 'xmp']),
    /** The certificate of the signature: the operator's, or one made by this server, which no one else trusts. */
    certificate: z.enum(['operator', 'local']).nullable(),
    /** A readable sentence. */
    detail: z.string(),
  })
  .meta({ id: 'PublicationProvenance' });
export type PublicationProvenance = z.infer<typeof PublicationProvenance>;

/** A planned picture of a set. */
export const PlannedPicture = z
  .object({
    /** Its path in the ZIP. */
    file: z.string(),
    /** Id of the destination. */
    destination: z.string(),
    image: ImageId,
    version: VersionId,
    /** The name of the photo. */
    photo: z.string(),
    /** `original`: the photo before all edits. */
    state: z.enum(['original', 'edited']),
    /** Whether it is only there as the original of an altered picture, because the profile requires it. */
    is_companion: z.boolean(),
    /** The label in the picture; null without one, since the caption can have it alone. */
    label: z.string().nullable(),
    caption: z.string(),
    /** Largest size in pixels; it is made smaller if the file would have too many bytes. */
    width: z.int(),
    height: z.int(),
    thumbnail_url: z.string(),
  })
  .meta({ id: 'PlannedPicture' });
export type PlannedPicture = z.infer<typeof PlannedPicture>;

/** Longest caption of a photo. */
export const MAX_CAPTION_LENGTH = 200;

/** A photo of a listing and its settings. */
export const PlannedPhoto = z
  .object({
    image: ImageId,
    name: z.string(),
    is_left_out: z.boolean(),
    /** The start of its pictures' captions: the user's text, or its name. */
    caption: z.string(),
    /** The version that is published: the primary one, else the newest. */
    version: VersionId,
    /** The versions to choose from, the oldest first. */
    versions: z.array(z.object({ version: VersionId, label: z.string(), is_original: z.boolean() })),
    thumbnail_url: z.string(),
  })
  .meta({ id: 'PlannedPhoto' });
export type PlannedPhoto = z.infer<typeof PlannedPhoto>;

/** The set of pictures of a listing as it would be made now. */
export const PublicationPlan = z
  .object({
    profile_id: z.string(),
    profile_version: z.int(),
    profile_name: z.string(),
    /** Null: the listing has no project, and so no photos. */
    project: ProjectId.nullable(),
    /** The destinations in the profile, with their size limits. */
    destinations: z.array(PublishingDestination.extend({ is_chosen: z.boolean() })),
    /** Photos of the listing in their order, including those left out. */
    photos: z.array(PlannedPhoto),
    /** In the order of the set. */
    pictures: z.array(PlannedPicture),
    obstacles: z.array(PublishingObstacle),
    provenance: PublicationProvenance,
    /** Whether a corner of each picture has the product's name: for accounts on Free. */
    watermark: z.boolean(),
    /** The existing set with the same input. Making the set again returns it. */
    same_as: PublicationId.nullable(),
  })
  .meta({ id: 'PublicationPlan' });
export type PublicationPlan = z.infer<typeof PublicationPlan>;

export const PublicationStatus = z.enum(['waiting', 'making', 'done', 'failed']);
export type PublicationStatus = z.infer<typeof PublicationStatus>;

/** A set of pictures, running or finished. */
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
    /** How many pictures are finished. */
    pictures_done: z.int(),
    /** Bytes of all files; null until it is done. */
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

/** A picture of a finished set. */
export const PublishedPicture = z
  .object({
    /** Its path in the ZIP. */
    file: z.string(),
    destination: z.string(),
    photo: z.string(),
    state: z.enum(['original', 'edited']),
    label: z.string().nullable(),
    caption: z.string(),
    width: z.int(),
    height: z.int(),
    bytes: z.int(),
    /** The chosen JPEG quality, from 1 to 100. */
    jpeg_quality: z.int(),
    /** Its similarity to the uncompressed picture; 1: identical. */
    ssim: z.number(),
    /** Whether it is smaller than the destination allows, because of the limit in bytes. */
    reduced_for_bytes: z.boolean(),
    sha256: z.string(),
    /**
     * The check of its Content Credentials (C2PA) after signing. `valid`: nothing was changed, but the certificate is
     * on no trust list. Null: it is not signed.
     */
    content_credentials: z.enum(['valid', 'trusted']).nullable(),
    picture_url: z.string(),
  })
  .meta({ id: 'PublishedPicture' });
export type PublishedPicture = z.infer<typeof PublishedPicture>;

export const MANIFEST_FORMATS = ['json', 'csv', 'pdf'] as const;

const at = { tag: 'publications', access: 'account' } as const;
const base = `${API_BASE}/listings/:listingId/publications/`;
const ofListing = z.strictObject({ listingId: ListingId });
const params = z.strictObject({ listingId: ListingId, publicationId: PublicationId });
const ofPicture = params.extend({ place: z.coerce.number().int().min(1).max(10_000) });
const MAX_CHOSEN = 500;

/** Sets of pictures for publishing a listing by its profile. */
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
    summary: 'The set as it would be made now, and the issues to resolve first',
    status: 200,
    params: ofListing,
    response: PublicationPlan,
  }),
  choose: defineRoute({
    ...at,
    method: 'PATCH',
    path: `${base}plan/`,
    summary: 'Choose what is in the set; fields that are left out stay as they are',
    status: 200,
    params: ofListing,
    body: z.strictObject({
      photos: z
        .array(
          z.strictObject({
            image: ImageId,
            is_left_out: z.boolean().optional(),
            /** Null: the name is the caption again. */
            caption: z.string().trim().min(1).max(MAX_CAPTION_LENGTH).nullable().optional(),
          }),
        )
        .max(MAX_CHOSEN)
        .default([]),
      /** Ids of destinations of the profile; none: all. */
      destinations: z.array(PublishingDestination.shape.id).max(4).optional(),
    }),
    response: PublicationPlan,
  }),
  create: defineRoute({
    ...at,
    method: 'POST',
    path: base,
    summary: 'Create the set; returns the last one if nothing has changed since',
    status: 202,
    params: ofListing,
    response: Publication,
    rateLimit: 'publication',
  }),
  get: defineRoute({
    ...at,
    method: 'GET',
    path: `${base}:publicationId/`,
    summary: 'A set and its progress',
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
  pictures: defineRoute({
    ...at,
    method: 'GET',
    path: `${base}:publicationId/pictures/`,
    summary: 'How each picture of a finished set was made, in the order of the set',
    status: 200,
    params,
    response: z.object({ results: z.array(PublishedPicture) }),
  }),
  picture: defineRoute({
    ...at,
    method: 'GET',
    path: `${base}:publicationId/pictures/:place/`,
    summary: 'A picture of a finished set by its place, from 1',
    status: 200,
    params: ofPicture,
    produces: 'image/jpeg',
  }),
  manifest: defineRoute({
    ...at,
    method: 'GET',
    path: `${base}:publicationId/manifest/:format/`,
    summary: 'The manifest of a finished set: for programs, for tables, or for reading',
    status: 200,
    params: params.extend({ format: z.enum(MANIFEST_FORMATS) }),
    produces: 'application/*',
  }),
  remove: defineRoute({
    ...at,
    method: 'DELETE',
    path: `${base}:publicationId/`,
    summary: 'Delete a set; one that is being made is canceled',
    status: 204,
    params,
  }),
};
