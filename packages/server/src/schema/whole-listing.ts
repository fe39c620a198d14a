import type { ListingId } from '@home-design/contract';
import { type Expression, type RawBuilder, sql } from 'kysely';

/** Ids of a listing and of its merged parts, whose rows are shown with it. */
export function partsOfListing(id: ListingId): Expression<ListingId> {
  return sql<ListingId>`(select whole.id from listings as whole where whole.id = ${id} or whole.merged_into = ${id})`;
}

/** The listing that is shown for the one in a column: the listing it was merged into, or itself. */
export function shownListing(column: string): RawBuilder<ListingId | null> {
  return sql<ListingId | null>`(select coalesce(whole.merged_into, whole.id) from listings as whole
    where whole.id = ${sql.ref(column)})`;
}
