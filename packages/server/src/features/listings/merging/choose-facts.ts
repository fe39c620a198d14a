import { type Listing, MERGED_FACTS, type MergedFact } from '@home-design/contract';
import { displayPrice } from '../reading/facts/display-price.ts';
import { sourceLine } from '../rules.ts';
import { Changed, COLUMN_OF, type MergeChanges } from './changes.ts';
import type { WholeListing } from './merge-store.ts';

/** A fact of a listing for display; null: none. */
export function factOf(listing: WholeListing, fact: MergedFact): string | number | null {
  if (fact === 'display_price') return displayPrice(listing.price) || null;
  const value = listing[COLUMN_OF[fact]] as string | number | null;
  return value === '' ? null : value;
}

/** The suggested side: a present value, then the more complete one, then the newer one. */
export function suggestionOf(fact: MergedFact, kept: WholeListing, merged: WholeListing): 'kept' | 'merged' {
  const [own, other] = [factOf(kept, fact), factOf(merged, fact)];
  if (other === null || own === other || fact === 'publishing_profile') return 'kept';
  if (own === null) return 'merged';
  if (fact === 'address' || fact === 'description') {
    const [mine, its] = [String(own).length, String(other).length];
    if (mine !== its) return its > mine ? 'merged' : 'kept';
  }
  return Number(merged.fetchedAt) > Number(kept.fetchedAt) ? 'merged' : 'kept';
}

/** The changes to the kept listing: facts of the other one, and where these were found. */
export function takeFacts(
  kept: WholeListing,
  merged: WholeListing,
  take: readonly MergedFact[],
): Pick<MergeChanges, 'columns' | 'foundIn'> {
  const columns: MergeChanges['columns'] = {};
  const foundIn: MergeChanges['foundIn'] = {};
  for (const fact of MERGED_FACTS.filter((each) => take.includes(each))) {
    const column = COLUMN_OF[fact];
    const [before, after] = [kept[column], merged[column]];
    if (JSON.stringify(before) === JSON.stringify(after)) continue;
    columns[column] = Changed.parse({ before, after });
    const where = [merged.foundIn[fact], sourceLine(merged)].filter(Boolean).join(', ');
    if (fact !== 'publishing_profile') foundIn[fact] = { before: kept.foundIn[fact] ?? null, after: where };
  }
  return { columns: { ...columns, ...takeMarks(kept, merged) }, foundIn };
}

/** A star on either side stays; the result is archived only if both are; it counts as read if either was read. */
function takeMarks(kept: WholeListing, merged: WholeListing): MergeChanges['columns'] {
  const marks: MergeChanges['columns'] = {};
  const note = (
    column: keyof MergeChanges['columns'],
    before: Changed['before'],
    after: Changed['after'],
  ) => {
    if (before !== after) marks[column] = { before, after };
  };
  note('isFeatured', kept.isFeatured, kept.isFeatured || merged.isFeatured);
  // Facts from an MLS are shown with the firm that offers the property there.
  if (kept.attribution === null && merged.attribution !== null) {
    note('attribution', null, { ...merged.attribution });
  }
  note('isArchived', kept.isArchived, kept.isArchived && merged.isArchived);
  const isSaved = kept.status === 'failed' && merged.status === 'completed';
  note('status', kept.status, isSaved ? ('completed' satisfies Listing['status']) : kept.status);
  note('error', kept.error, isSaved ? null : kept.error);
  if (kept.fetchedAt === null && merged.fetchedAt !== null) {
    note('fetchedAt', null, merged.fetchedAt.toISOString());
  }
  return marks;
}
