import {
  type ListingBatch,
  type ListingBatchDetail,
  type ListingBatchId,
  listingBatchRoutes,
} from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { bindRoute } from '../../../platform/http/bind-route.ts';
import type { Who } from '../../../platform/http/who.ts';
import { countFrom, pageOf, windowOf } from '../../../platform/paging.ts';
import { CANCELED } from '../rules.ts';
import {
  type BatchRow,
  batchesPage,
  countBatches,
  failedListings,
  ownBatch,
  stopReading,
} from './batch-store.ts';
import type { ImportDeps } from './import-addresses.ts';
import { refreshListings } from './refresh-listings.ts';

/** Binds the calls for imports: their state, a second reading of failed listings, and canceling. */
export function bindBatches(app: FastifyInstance, deps: ImportDeps): void {
  const { db } = deps;
  bindRoute(app, listingBatchRoutes.batches, async ({ query, who }) => {
    const window = windowOf(query);
    const batches = await batchesPage(db, who.userId, window);
    const count = await countFrom(window, batches.length, () => countBatches(db, who.userId));
    return pageOf(batches.map(batchView), count, query);
  });
  bindRoute(app, listingBatchRoutes.batch, async ({ params, who }) =>
    detailView(await requireBatch(db, who, params.batchId)),
  );
  bindRoute(app, listingBatchRoutes.retryBatch, async ({ params, who }) => {
    const { id } = await requireBatch(db, who, params.batchId);
    await refreshListings(deps, who, await failedListings(db, id), { force: false });
    return detailView(await requireBatch(db, who, id));
  });
  bindRoute(app, listingBatchRoutes.cancelBatch, ({ params, who }) =>
    transaction(db, async (tx) => {
      const { id } = await requireBatch(tx, who, params.batchId);
      await stopReading(tx, id, { reason: CANCELED, now: deps.clock.now() });
      return detailView(await requireBatch(tx, who, id));
    }),
  );
}

async function requireBatch(db: Database, { userId }: Who, id: ListingBatchId): Promise<BatchRow> {
  const batch = await ownBatch(db, userId, id);
  if (!batch) throw new AppError('listing_batch_not_found');
  return batch;
}

/** Listings that were deleted since count in `total` only. */
function batchView(row: BatchRow): ListingBatch {
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    source_type: row.sourceType,
    source_name: row.sourceName,
    total: row.total,
    successful: row.completed,
    failed: row.refused + row.failed,
    retryable: row.retryable,
    under_way: row.underWay,
    status: row.underWay > 0 ? 'processing' : 'completed',
  };
}

const detailView = (row: BatchRow): ListingBatchDetail => ({ ...batchView(row), errors: row.refusals });
