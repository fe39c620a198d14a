import type { ListingId } from '@home-design/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { ListingTable } from '../../platform/database/listing-tables.ts';

/** A source of a listing; `mergedAt` is null for its own. */
export type OriginRow = Pick<
  Selectable<ListingTable>,
  'id' | 'sourceType' | 'sourceUrl' | 'sourceName' | 'fetchedAt'
> & { mergedAt: Date | null };

/** Where a listing comes from: its own source first, then those of the listings that became a part of it. */
export function originsOf(db: Database, { id }: { id: ListingId }): Promise<OriginRow[]> {
  return db
    .selectFrom('listings')
    .leftJoin('listingMerges', 'listingMerges.mergedId', 'listings.id')
    .select(['listings.id', 'sourceType', 'sourceUrl', 'sourceName', 'fetchedAt', 'mergedAt'])
    .where((is) => is.or([is('listings.id', '=', id), is('listings.mergedInto', '=', id)]))
    .orderBy('mergedAt', (order) => order.asc().nullsFirst())
    .orderBy('listings.id')
    .execute();
}
