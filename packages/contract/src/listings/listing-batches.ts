import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { ListingBatchId } from '../ids.ts';
import { API_BASE } from '../limits.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { ListingBatch, ListingBatchDetail } from './listing-entities.ts';

const at = { tag: 'listings', access: 'account', status: 200 } as const;
const base = `${API_BASE}/listing-batches/`;
const params = z.strictObject({ batchId: ListingBatchId });

/** Imports of listings; one import has everything from one request. `listingRoutes.list` has its listings. */
export const listingBatchRoutes = {
  batches: defineRoute({
    ...at,
    method: 'GET',
    path: base,
    summary: 'Own imports, newest first',
    query: z.strictObject(pageQuery()),
    response: pageOf(ListingBatch),
  }),
  batch: defineRoute({
    ...at,
    method: 'GET',
    path: `${base}:batchId/`,
    summary: 'The current state of an import, with what was not added and why',
    params,
    response: ListingBatchDetail,
  }),
  retryBatch: defineRoute({
    ...at,
    method: 'POST',
    path: `${base}:batchId/retry/`,
    summary: 'Read the failed listings of an import again; files cannot be read again',
    params,
    response: ListingBatchDetail,
    rateLimit: 'listingImport',
  }),
  cancelBatch: defineRoute({
    ...at,
    method: 'POST',
    path: `${base}:batchId/cancel/`,
    summary: 'Cancel an import; listings already read stay, and the rest are marked as failed',
    params,
    response: ListingBatchDetail,
  }),
};
