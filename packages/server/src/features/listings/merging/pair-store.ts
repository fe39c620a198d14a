import type { ListingId, UserId } from '@home-design/contract';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { ListingPairTable } from '../../../schema/listing-tables.ts';
import { ALIKE_BITS, type Print } from './alike.ts';

/** Most pairs offered at once; the others follow when these are settled. */
const MOST_OFFERED = 50;

export type PairRow = Selectable<ListingPairTable>;

/** The address of a listing, as its source gives it. */
export interface PlacedListing {
  id: ListingId;
  address: string;
}

/** Every listing of a person that is not a part of another one. */
export function placedListings(db: Database, userId: UserId): Promise<PlacedListing[]> {
  return db
    .selectFrom('listings')
    .select(['id', 'address'])
    .where('userId', '=', userId)
    .where('mergedInto', 'is', null)
    .execute();
}

/** A picture of one listing, and one of another that may show the same. */
export interface NearPrints {
  listingId: ListingId;
  own: Print;
  other: Print;
}

/** Pictures of other listings that look like one of this listing, or have its address. */
export async function nearPrints(db: Database, userId: UserId, id: ListingId): Promise<NearPrints[]> {
  const isNear = sql<boolean>`bit_count(('x' || own.fingerprint)::bit(64) # ('x' || others.fingerprint)::bit(64))
    <= ${sql.lit(ALIKE_BITS)}`;
  const rows = await db
    .selectFrom('listingImages as own')
    .innerJoin('listingImages as others', (join) =>
      join
        .onRef('others.listingId', '<>', 'own.listingId')
        .on((is) => is.or([is('others.sourceUrl', '=', is.ref('own.sourceUrl')), isNear])),
    )
    .innerJoin('listings', 'listings.id', 'others.listingId')
    .select(['others.listingId', 'own.id as ownId', 'own.fingerprint as ownPrint', 'own.sourceUrl as ownUrl'])
    .select(['others.id as otherId', 'others.fingerprint as otherPrint', 'others.sourceUrl as otherUrl'])
    .where('own.listingId', '=', id)
    .where('listings.userId', '=', userId)
    .where('listings.mergedInto', 'is', null)
    .orderBy('own.place')
    .orderBy('others.place')
    .execute();
  return rows.map((row) => ({
    listingId: row.listingId,
    own: { id: row.ownId, fingerprint: row.ownPrint, sourceUrl: row.ownUrl },
    other: { id: row.otherId, fingerprint: row.otherPrint, sourceUrl: row.otherUrl },
  }));
}

const ends = (one: ListingId, other: ListingId) =>
  one < other ? { firstId: one, secondId: other } : { firstId: other, secondId: one };

/** Stores why two listings are probably one; a decision to keep them apart stays. */
export async function notePair(
  tx: Database,
  [one, other]: readonly [ListingId, ListingId],
  likeness: { sameAddress: boolean; photosAlike: number },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('listingPairs')
    .values({ ...ends(one, other), ...likeness, isApart: false, foundAt: now })
    .onConflict((conflict) => conflict.columns(['firstId', 'secondId']).doUpdateSet(likeness))
    .execute();
}

/** Deletes pairs of a listing that do not match any more; decisions to keep them apart stay. */
export async function forgetPairs(
  tx: Database,
  id: ListingId,
  stillAlike: readonly ListingId[],
): Promise<void> {
  await tx
    .deleteFrom('listingPairs')
    .where((is) => is.or([is('firstId', '=', id), is('secondId', '=', id)]))
    .where('isApart', '=', false)
    .$if(stillAlike.length > 0, (query) =>
      query.where((is) => is.not(is.or([is('firstId', 'in', stillAlike), is('secondId', 'in', stillAlike)]))),
    )
    .execute();
}

/** Keeps two listings apart; repeatable. */
export async function keepApart(tx: Database, one: ListingId, other: ListingId, now: Date): Promise<void> {
  await tx
    .insertInto('listingPairs')
    .values({ ...ends(one, other), sameAddress: false, photosAlike: 0, isApart: true, foundAt: now })
    .onConflict((conflict) => conflict.columns(['firstId', 'secondId']).doUpdateSet({ isApart: true }))
    .execute();
}

/** Listings that are kept apart from this one, or from a part of it. */
export async function keptApart(tx: Database, id: ListingId): Promise<Set<ListingId>> {
  const { rows } = await sql<{ id: ListingId }>`
    with parts as (select id from listings where id = ${id} or merged_into = ${id}),
    apart as (
      select second_id as other from listing_pairs where is_apart and first_id in (select id from parts)
      union select first_id from listing_pairs where is_apart and second_id in (select id from parts))
    select coalesce(merged_into, id) as id from listings where id in (select other from apart)`.execute(tx);
  return new Set(rows.map((row) => row.id));
}

/** Pairs that are offered for merging, the last found first. */
export function openPairs(db: Database, userId: UserId): Promise<PairRow[]> {
  return db
    .selectFrom('listingPairs')
    .innerJoin('listings as first', 'first.id', 'listingPairs.firstId')
    .innerJoin('listings as second', 'second.id', 'listingPairs.secondId')
    .selectAll('listingPairs')
    .where('first.userId', '=', userId)
    .where('second.userId', '=', userId)
    .where('first.mergedInto', 'is', null)
    .where('second.mergedInto', 'is', null)
    .where('isApart', '=', false)
    .orderBy('foundAt', 'desc')
    .orderBy('firstId')
    .orderBy('secondId')
    .limit(MOST_OFFERED)
    .execute();
}
