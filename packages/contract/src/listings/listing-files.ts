import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { API_BASE, MAX_UPLOAD_MEGABYTES } from '../limits.ts';
import { Listing, ListingImport } from './listing-entities.ts';
import { ListingCurrency, ListingTablePreview, mappingField } from './listing-tables.ts';

const at = { tag: 'listings', access: 'account' } as const;
const base = `${API_BASE}/listings/`;

/** Imports of listings from files. */
export const listingFileRoutes = {
  importPage: defineRoute({
    ...at,
    method: 'POST',
    path: `${base}import_page/`,
    summary:
      'Import a page saved from a browser, HTML or MHTML; an existing listing of the same page is updated',
    status: 200,
    upload: {
      fields: z.strictObject({}),
      fileField: 'file',
      maxFiles: 1,
      maxMegabytes: MAX_UPLOAD_MEGABYTES,
    },
    response: z.object({
      listing: Listing,
      /** False: a listing of this page existed already, and was filled. */
      is_new: z.boolean(),
    }),
    rateLimit: 'listingImport',
  }),
  previewTable: defineRoute({
    ...at,
    method: 'POST',
    path: `${base}preview_table/`,
    summary: 'Inspect a table of listings, CSV or XLSX: its columns, their likely meaning, its first rows',
    status: 200,
    upload: {
      fields: z.strictObject({}),
      fileField: 'file',
      maxFiles: 1,
      maxMegabytes: MAX_UPLOAD_MEGABYTES,
    },
    response: ListingTablePreview,
    rateLimit: 'listingImport',
  }),
  importTable: defineRoute({
    ...at,
    method: 'POST',
    path: `${base}import_table/`,
    summary: 'Import a table, CSV or XLSX, each row as one listing; existing properties are skipped',
    status: 200,
    upload: {
      /** `mapping` absent: the guessed meaning of the columns is used. */
      fields: z.strictObject({
        mapping: mappingField.optional(),
        /** Currency of prices without one; absent: they are shown as plain numbers. */
        currency: ListingCurrency.optional(),
      }),
      fileField: 'file',
      maxFiles: 1,
      maxMegabytes: MAX_UPLOAD_MEGABYTES,
    },
    /** `errors` names rows: 'Row 12'. */
    response: ListingImport,
    rateLimit: 'listingImport',
  }),
};
