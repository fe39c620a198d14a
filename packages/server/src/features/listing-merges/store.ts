import type { ListingId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { MergeProblem } from './merge-problem.ts';

/** A listing with an invalid merge. */
export interface UnsoundMerge {
  listingId: ListingId;
  problem: MergeProblem;
}

/** Invalid merges by the ids of their listings, with the worst error of each. @param of this listing alone */
export async function unsoundMerges(db: Database, of?: ListingId): Promise<UnsoundMerge[]> {
  const { rows } = await sql<{
    id: ListingId;
    isForeign: boolean;
    isChain: boolean;
    isMerged: boolean;
  }>`
    select part.id, coalesce(whole.user_id <> part.user_id, false) as is_foreign,
      whole.merged_into is not null as is_chain, part.merged_into is not null as is_merged
    from listings as part
    left join listings as whole on whole.id = part.merged_into
    left join listing_merges as merge on merge.merged_id = part.id
    where (part.merged_into is not null and (
        whole.user_id <> part.user_id or whole.merged_into is not null or merge.merged_id is null)
      or part.merged_into is null and merge.merged_id is not null)
      ${of === undefined ? sql`` : sql`and part.id = ${of}`}
    order by part.id`.execute(db);
  return rows.map(({ id, isForeign, isChain, isMerged }) => ({
    listingId: id,
    problem: isForeign
      ? 'listing is merged into one of another account'
      : isChain
        ? 'listing is merged into one that is merged itself'
        : isMerged
          ? 'merge of the listing is not written down'
          : 'merge is written down of a listing that is not merged',
  }));
}

/** Locks a listing's merges until the transaction ends. */
export async function lockListing(tx: Database, id: ListingId): Promise<void> {
  await tx.selectFrom('listings').select('id').where('id', '=', id).forUpdate().execute();
}

/** A longer chain of merges is a circle. */
const LONGEST = 100;

/**
 * The listing at the end of a chain of merges, which is shown; undefined for a circle, or if another person owns it.
 */
export async function endOfChain(tx: Database, id: ListingId): Promise<ListingId | undefined> {
  const { rows } = await sql<{ id: ListingId }>`
    with recursive chain as (
      select id, merged_into, user_id, 0 as steps from listings where id = ${id}
      union all
      select next.id, next.merged_into, next.user_id, chain.steps + 1
      from chain join listings as next on next.id = chain.merged_into and next.user_id = chain.user_id
      where chain.steps < ${LONGEST})
    select id from chain where merged_into is null`.execute(tx);
  return rows[0]?.id;
}

/** @param into null: it is separate again */
export async function setMergedInto(tx: Database, id: ListingId, into: ListingId | null): Promise<void> {
  await tx.updateTable('listings').set({ mergedInto: into }).where('id', '=', id).execute();
}

export async function forgetMerge(tx: Database, id: ListingId): Promise<void> {
  await tx.deleteFrom('listingMerges').where('mergedId', '=', id).execute();
}

/** Records a merge that changed nothing. */
export async function noteMerge(tx: Database, id: ListingId, changes: string, now: Date): Promise<void> {
  await sql`insert into listing_merges (merged_id, kept_id, changes, merged_at)
    select id, merged_into, ${changes}::jsonb, ${now} from listings where id = ${id} and merged_into is not null
    on conflict do nothing`.execute(tx);
}
