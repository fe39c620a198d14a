import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { ListingId, ListingImageId } from '../ids.ts';
import { API_BASE, MAX_LISTING_PHOTOS, MAX_TITLE_LENGTH } from '../limits.ts';
import { Listing, ListingDetail } from './listing-entities.ts';

const at = { tag: 'listings', access: 'account' } as const;
const base = `${API_BASE}/listings/`;
const params = z.strictObject({ listingId: ListingId });

/** Listings from the photos of a folder or a ZIP. The first call announces the photos, and then each photo is sent. */
export const listingPhotoRoutes = {
  create: defineRoute({
    ...at,
    method: 'POST',
    path: `${base}create_from_photos/`,
    summary: 'Create a listing from photos, with a project; the photos are uploaded one by one afterwards',
    status: 201,
    body: z.strictObject({
      title: z.string().trim().min(1, 'Please enter a title').max(MAX_TITLE_LENGTH),
      address: z.string().trim().max(MAX_TITLE_LENGTH).default(''),
      /** The name of the folder or the ZIP. */
      source_name: z.string().trim().max(MAX_TITLE_LENGTH).default(''),
      /** File names, in the order of the listing. */
      photos: z
        .array(z.string().trim().min(1).max(MAX_TITLE_LENGTH))
        .min(1, 'Please choose at least one photo')
        .max(MAX_LISTING_PHOTOS, `At most ${MAX_LISTING_PHOTOS} photos at once`),
    }),
    /** `images` has the photos in their order, each with the id for its upload. */
    response: ListingDetail,
    rateLimit: 'listingImport',
  }),
  add: defineRoute({
    ...at,
    method: 'POST',
    path: `${base}:listingId/photos/`,
    summary: 'Upload one photo of a listing made from photos; existing ones are skipped',
    status: 200,
    params,
    upload: {
      /** The id of the photo. */
      fields: z.strictObject({ photo: ListingImageId }),
      fileField: 'file',
      maxFiles: 1,
    },
    response: Listing,
  }),
  end: defineRoute({
    ...at,
    method: 'POST',
    path: `${base}:listingId/photos/end/`,
    summary: 'Finish the upload of a listing; photos that did not arrive are shown as missing',
    status: 200,
    params,
    response: Listing,
  }),
};
