import { type ListingComparison, type ListingId, MERGED_FACTS, type UserId } from '@home-design/contract';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { ownListings } from '../store.ts';
import { listingView } from '../view.ts';
import { factOf, suggestionOf } from './choose-facts.ts';
import { requirePair } from './merge-listings.ts';
import { belongingsOf } from './merge-store.ts';
import { likenessOf } from './note-pairs.ts';
import { planMerge } from './plan-merge.ts';

/**
 * Two listings side by side, and what merging the other one into the first would do. Writes nothing.
 * @throws AppError `listing_merge_itself`, `listing_not_found`, `listing_merged`
 */
export function compareListings(
  { db, clock }: { db: Database; clock: Clock },
  userId: UserId,
  ids: { kept: ListingId; other: ListingId },
): Promise<ListingComparison> {
  return transaction(db, async (tx) => {
    const { kept, merged } = await requirePair(tx, userId, ids);
    const views = new Map((await ownListings(tx, userId, [kept.id, merged.id])).map((row) => [row.id, row]));
    const [own, other] = [views.get(kept.id), views.get(merged.id)];
    if (!own || !other) throw new Error('The listings cannot be read');
    const plan = await planMerge(tx, kept, merged);
    const [mine, its] = [
      await belongingsOf(tx, kept.id, clock.now()),
      await belongingsOf(tx, merged.id, clock.now()),
    ];
    const likeness = await likenessOf(tx, userId, own, other);
    return {
      kept: listingView(own),
      merged: listingView(other),
      same_address: likeness.sameAddress,
      photos_alike: likeness.photosAlike,
      facts: MERGED_FACTS.map((fact) => ({
        fact,
        kept: factOf(kept, fact),
        merged: factOf(merged, fact),
        suggested: suggestionOf(fact, kept, merged),
      })),
      photos: plan.counts,
      projects: { kept: mine.projectTitle, merged: its.projectTitle, moved_photos: plan.photos.moved.length },
      publications: { kept: mine.publications, merged: its.publications },
      pages: { kept: mine.isPageOn, merged: its.isPageOn },
      messages: { kept: mine.messages, merged: its.messages },
    };
  });
}
