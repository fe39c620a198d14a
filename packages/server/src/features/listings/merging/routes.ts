import {
  type Listing,
  type ListingId,
  type ListingPair,
  listingMergingRoutes,
  MERGED_FACTS,
  type MergedListing,
  type UserId,
} from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { bindRoute } from '../../../platform/http/bind-route.ts';
import { type ListingRow, ownListing, ownListings } from '../store.ts';
import { listingView } from '../view.ts';
import { COLUMN_OF } from './changes.ts';
import { compareListings } from './compare.ts';
import { mergeListings, requirePair } from './merge-listings.ts';
import { mergesInto, type PartRow, partsWithMerges } from './merge-store.ts';
import { notePairs } from './note-pairs.ts';
import { keepApart, openPairs } from './pair-store.ts';
import { undoMerge } from './undo-merge.ts';

interface MergingDeps {
  db: Database;
  clock: Clock;
}

/** Binds the calls that offer pairs, merge listings and undo that. */
export function bindMerging(app: FastifyInstance, deps: MergingDeps): void {
  const { db, clock } = deps;

  bindRoute(app, listingMergingRoutes.pairs, async ({ who }) => ({
    results: await pairsOf(db, who.userId),
  }));
  bindRoute(app, listingMergingRoutes.compare, ({ params, query, who }) =>
    compareListings(deps, who.userId, { kept: params.listingId, other: query.other }),
  );
  bindRoute(app, listingMergingRoutes.merge, async ({ params, body, who }) => {
    const ids = { kept: params.listingId, other: body.other };
    await mergeListings(deps, who.userId, ids, body.take);
    await notePairs(db, { id: params.listingId, userId: who.userId }, clock.now());
    return read(who.userId, params.listingId);
  });
  bindRoute(app, listingMergingRoutes.undo, async ({ params, who }) => {
    const kept = await undoMerge(deps, who.userId, params.listingId);
    for (const id of [kept, params.listingId]) await notePairs(db, { id, userId: who.userId }, clock.now());
    return { kept: await read(who.userId, kept), merged: await read(who.userId, params.listingId) };
  });
  bindRoute(app, listingMergingRoutes.merged, async ({ params, who }) => {
    if (!(await ownListing(db, who.userId, params.listingId))) throw new AppError('listing_not_found');
    const own = new Set((await mergesInto(db, params.listingId)).map(({ mergedId }) => mergedId));
    const parts = await partsWithMerges(db, who.userId, params.listingId);
    return { results: parts.map((part) => partView(part, own.has(part.id))) };
  });
  bindRoute(app, listingMergingRoutes.keepBoth, async ({ params, body, who }) => {
    await transaction(db, async (tx) => {
      const ids = { kept: params.listingId, other: body.other };
      const { kept, merged } = await requirePair(tx, who.userId, ids);
      await keepApart(tx, kept.id, merged.id, clock.now());
    });
  });

  async function read(userId: UserId, id: ListingId): Promise<Listing> {
    const listing = await ownListing(db, userId, id);
    if (!listing) throw new AppError('listing_not_found');
    return listingView(listing);
  }
}

async function pairsOf(db: Database, userId: UserId): Promise<ListingPair[]> {
  const pairs = await openPairs(db, userId);
  const ids = [...new Set(pairs.flatMap(({ firstId, secondId }) => [firstId, secondId]))];
  const rows = new Map((await ownListings(db, userId, ids)).map((row) => [row.id, row]));
  return pairs.flatMap(({ firstId, secondId, sameAddress, photosAlike }): ListingPair[] => {
    const [first, second] = [rows.get(firstId), rows.get(secondId)];
    if (!first || !second) return [];
    const [kept, merged] = staysBefore(first, second) ? [first, second] : [second, first];
    const views = { kept: listingView(kept), merged: listingView(merged) };
    return [{ ...views, same_address: sameAddress, photos_alike: photosAlike }];
  });
}

/** The listing with a project stays, else the older one. */
function staysBefore(one: ListingRow, other: ListingRow): boolean {
  if ((one.projectId === null) !== (other.projectId === null)) return one.projectId !== null;
  const [mine, its] = [one.createdAt.getTime(), other.createdAt.getTime()];
  return mine === its ? one.batchPlace <= other.batchPlace : mine < its;
}

const partView = (part: PartRow, canUndo: boolean): MergedListing => ({
  listing: part.id,
  title: part.title,
  address: part.address,
  source_type: part.sourceType,
  source_url: part.sourceUrl,
  source_name: part.sourceName,
  fetched_at: part.fetchedAt?.toISOString() ?? null,
  merged_at: part.mergedAt.toISOString(),
  taken: MERGED_FACTS.filter((fact) => COLUMN_OF[fact] in part.changes.columns),
  pictures: part.pictures,
  can_undo: canUndo,
});
