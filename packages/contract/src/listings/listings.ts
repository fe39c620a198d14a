import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { ListingBatchId, ListingId, ProjectId } from '../ids.ts';
import { API_BASE, MAX_LISTING_ADDRESSES, MAX_TITLE_LENGTH } from '../limits.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { Project } from '../projects/projects.ts';
import {
  Listing,
  ListingDetail,
  ListingImport,
  ListingSource,
  ListingStats,
  ListingStatus,
  ListingTemplate,
  ListingType,
} from './listing-entities.ts';

const at = { tag: 'listings', access: 'account' } as const;
const base = `${API_BASE}/listings/`;
const params = z.strictObject({ listingId: ListingId });
const flag = z.enum(['true', 'false']).optional();

/** Listings of a user. Imports from files are in `listingFileRoutes`. */
export const listingRoutes = {
  list: defineRoute({
    ...at,
    method: 'GET',
    path: base,
    summary: 'Own listings, newest first',
    status: 200,
    query: z.strictObject({
      ...pageQuery(),
      status: ListingStatus.optional(),
      listing_type: ListingType.optional(),
      /** Text that title, address or source must contain, in upper or lower case. */
      search: z.string().trim().max(MAX_TITLE_LENGTH).default(''),
      is_featured: flag,
      is_archived: flag,
      has_project: flag,
      /** Those with pictures for this project. */
      project: ProjectId.optional(),
      /** Those of this import. */
      batch: ListingBatchId.optional(),
    }),
    response: pageOf(Listing),
  }),
  stats: defineRoute({
    ...at,
    method: 'GET',
    path: `${base}stats/`,
    summary: 'How many listings there are, by kind',
    status: 200,
    response: ListingStats,
  }),
  createFromUrls: defineRoute({
    ...at,
    method: 'POST',
    path: `${base}create_from_urls/`,
    summary: 'Import web pages, each as one listing; existing addresses are skipped',
    status: 200,
    body: z.strictObject({
      /** A refused address is listed among the errors; the others are accepted. */
      urls: z
        .array(z.string().trim())
        .max(MAX_LISTING_ADDRESSES, `At most ${MAX_LISTING_ADDRESSES} addresses at once`)
        .refine((urls) => urls.some((url) => url !== ''), 'Please enter at least one URL'),
      /** Makes a project for each listing as soon as it was read. */
      auto_create_project: z.boolean().default(false),
    }),
    response: ListingImport,
    rateLimit: 'listingImport',
  }),
  refresh: defineRoute({
    ...at,
    method: 'POST',
    path: `${base}refresh_listings/`,
    summary: 'Read the sources again; without `force` only those that were not read within the last hour',
    status: 200,
    body: z.strictObject({
      listing_ids: z
        .array(ListingId)
        .min(1, 'Please select listings to refresh')
        .max(MAX_LISTING_ADDRESSES, `At most ${MAX_LISTING_ADDRESSES} listings at once`),
      force: z.boolean().default(false),
    }),
    response: z.object({
      /** Those that are read again. */
      refreshed: z.array(Listing),
      /** The others, with the reasons. */
      skipped: z.array(z.object({ listing: ListingId, detail: z.string() })),
    }),
    rateLimit: 'listingImport',
  }),
  get: defineRoute({
    ...at,
    method: 'GET',
    path: `${base}:listingId/`,
    summary: 'A listing with its pictures, and where each fact was found',
    status: 200,
    params,
    response: ListingDetail,
  }),
  picture: defineRoute({
    ...at,
    method: 'GET',
    path: `${base}:listingId/picture/`,
    summary: 'The first picture of a listing, small',
    status: 200,
    params,
    query: z.strictObject({
      /** Content hash, so that a changed picture gets another address. */
      v: z.string().max(64).optional(),
    }),
    produces: 'image/jpeg',
  }),
  createProject: defineRoute({
    ...at,
    method: 'POST',
    path: `${base}:listingId/create_project/`,
    summary:
      'Create a project for a listing and download its pictures into it; repeating the call returns the same project',
    status: 200,
    params,
    body: z.strictObject({
      listing_id: ListingId.optional(),
      download_images: z.boolean().default(true),
    }),
    response: z.object({ project: Project, listing: Listing }),
  }),
  toggleFeatured: defineRoute({
    ...at,
    method: 'POST',
    path: `${base}:listingId/toggle_featured/`,
    summary: 'Feature a listing, or stop featuring it',
    status: 200,
    params,
    response: Listing,
  }),
  archive: defineRoute({
    ...at,
    method: 'POST',
    path: `${base}:listingId/archive/`,
    summary: 'Archive a listing',
    status: 200,
    params,
    response: Listing,
  }),
  unarchive: defineRoute({
    ...at,
    method: 'POST',
    path: `${base}:listingId/unarchive/`,
    summary: 'Unarchive a listing',
    status: 200,
    params,
    response: Listing,
  }),
  remove: defineRoute({
    ...at,
    method: 'DELETE',
    path: `${base}:listingId/`,
    summary: 'Delete a listing for good; its project stays',
    status: 204,
    params,
  }),
  templates: defineRoute({
    ...at,
    method: 'GET',
    path: `${API_BASE}/listing-templates/`,
    summary: 'The supported sources',
    status: 200,
    query: z.strictObject({ source_type: ListingSource.optional() }),
    response: z.object({ results: z.array(ListingTemplate) }),
  }),
};
