import type {
  ListingBatchId,
  ListingId,
  ListingStatus,
  ListingType,
  ProjectId,
  UserId,
} from '@home-design/contract';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { ListingImageTable, ListingTable } from '../../schema/listing-tables.ts';
import { ownRow } from '../../schema/own-row.ts';
import type { Schema } from '../../schema/schema.ts';

/** A listing with the values on its card; its project is null while that is in the bin. */
export interface ListingRow extends Selectable<ListingTable> {
  imageCount: number;
  imagesDone: number;
  imagesFailed: number;
  /** Whether pictures are being fetched into its project. */
  isDownloading: boolean;
}

export type ListingImageRow = Selectable<ListingImageTable>;

const IMAGES = sql.raw('from listing_images where listing_images.listing_id = listings.id');
/** A project in the bin does not count. */
const PROJECT = sql<ProjectId | null>`(select projects.id from projects
  where projects.id = listings.project_id and projects.deleted_at is null)`;

const shown = (db: Database) =>
  db
    .selectFrom('listings')
    .selectAll('listings')
    .select([
      PROJECT.as('projectId'),
      sql<number>`(select count(*)::int ${IMAGES})`.as('imageCount'),
      sql<number>`(select count(*)::int ${IMAGES} and state = 'done')`.as('imagesDone'),
      sql<number>`(select count(*)::int ${IMAGES} and state = 'failed')`.as('imagesFailed'),
      sql<boolean>`(source_type = 'photos' and status in ('pending', 'processing')
        or exists (select 1 from listing_tasks
          where listing_tasks.listing_id = listings.id and listing_tasks.kind = 'pictures'))`.as(
        'isDownloading',
      ),
    ]);

/** The filter of own listings; absent parts are ignored. */
export interface ListingFilter {
  userId: UserId;
  status?: ListingStatus | undefined;
  listingType?: ListingType | undefined;
  /** A text that title, address or source must contain, in any case; empty for all. */
  search: string;
  isFeatured?: boolean | undefined;
  isArchived?: boolean | undefined;
  hasProject?: boolean | undefined;
  projectId?: ProjectId | undefined;
  batchId?: ListingBatchId | undefined;
}

/** Escapes the wildcards of patterns in the searched text. */
const patternOf = (search: string): string => `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;

const matching = (filter: ListingFilter) => (is: ExpressionBuilder<Schema, 'listings'>) =>
  is.and([
    is('listings.userId', '=', filter.userId),
    is('listings.mergedInto', 'is', null),
    ...(filter.status === undefined ? [] : [is('listings.status', '=', filter.status)]),
    ...(filter.listingType === undefined ? [] : [is('listings.listingType', '=', filter.listingType)]),
    ...(filter.isFeatured === undefined ? [] : [is('listings.isFeatured', '=', filter.isFeatured)]),
    ...(filter.isArchived === undefined ? [] : [is('listings.isArchived', '=', filter.isArchived)]),
    ...(filter.hasProject === undefined ? [] : [is(PROJECT, filter.hasProject ? 'is not' : 'is', null)]),
    ...(filter.projectId === undefined ? [] : [is(PROJECT, '=', filter.projectId)]),
    ...(filter.batchId === undefined ? [] : [is('listings.batchId', '=', filter.batchId)]),
    ...(filter.search === ''
      ? []
      : [
          is.or(
            (['title', 'address', 'sourceUrl'] as const).map((column) =>
              is(`listings.${column}`, 'ilike', patternOf(filter.search)),
            ),
          ),
        ]),
  ]);

/** A page of own listings: the last imported first, those of one import in its order. */
export function listingsPage(
  db: Database,
  filter: ListingFilter,
  window: { limit: number; offset: number },
): Promise<ListingRow[]> {
  return shown(db)
    .where(matching(filter))
    .orderBy('listings.createdAt', 'desc')
    .orderBy('listings.batchPlace')
    .orderBy('listings.id')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export async function countListings(db: Database, filter: ListingFilter): Promise<number> {
  const row = await db
    .selectFrom('listings')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where(matching(filter))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** An own listing; parts of other listings are not found. */
export function ownListing(db: Database, userId: UserId, id: ListingId): Promise<ListingRow | undefined> {
  return shown(db)
    .where(ownRow('listings', userId, id))
    .where('listings.mergedInto', 'is', null)
    .executeTakeFirst();
}

/** Own listings of these ids, in no order. */
export async function ownListings(
  db: Database,
  userId: UserId,
  ids: readonly ListingId[],
): Promise<ListingRow[]> {
  if (ids.length === 0) return [];
  return shown(db)
    .where('listings.userId', '=', userId)
    .where('listings.id', 'in', ids)
    .where('listings.mergedInto', 'is', null)
    .execute();
}

/** Locks own listings until the transaction ends. @returns the ids of those that exist */
export async function lockOwnListings(
  tx: Database,
  userId: UserId,
  ids: readonly ListingId[],
): Promise<ListingId[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('listings')
    .select('id')
    .where('userId', '=', userId)
    .where('id', 'in', ids)
    .where('mergedInto', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export interface StatsRow {
  total: number;
  featured: number;
  withProjects: number;
  archived: number;
  forSale: number;
  forRent: number;
  sold: number;
  pending: number;
}

/** Counts of one person; archived listings count among the archived only. */
export async function listingStats(db: Database, userId: UserId): Promise<StatsRow> {
  const live = (what: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where not is_archived and ${what})::int`;
  return db
    .selectFrom('listings')
    .select([
      live(sql`true`).as('total'),
      live(sql`is_featured`).as('featured'),
      live(sql`${PROJECT} is not null`).as('withProjects'),
      sql<number>`count(*) filter (where is_archived)::int`.as('archived'),
      live(sql`listing_type = 'for_sale'`).as('forSale'),
      live(sql`listing_type = 'for_rent'`).as('forRent'),
      live(sql`listing_type = 'sold'`).as('sold'),
      live(sql`listing_type = 'pending'`).as('pending'),
    ])
    .where('userId', '=', userId)
    .where('mergedInto', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Inverts the mark. @returns whether the account had this listing */
export async function toggleFeatured(
  db: Database,
  userId: UserId,
  id: ListingId,
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('listings')
    .set({ isFeatured: sql<boolean>`not is_featured`, updatedAt: now })
    .where(ownRow('listings', userId, id))
    .where('listings.mergedInto', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** @returns whether the account had this listing */
export async function setArchived(
  db: Database,
  userId: UserId,
  id: ListingId,
  change: { isArchived: boolean; updatedAt: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('listings')
    .set(change)
    .where(ownRow('listings', userId, id))
    .where('listings.mergedInto', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Deletes a listing with its pictures at the source, its tasks, and its parts.
 * @returns ids of their folders; undefined if there is no such listing
 */
export async function deleteListing(
  db: Database,
  userId: UserId,
  id: ListingId,
): Promise<string[] | undefined> {
  const rows = await db
    .deleteFrom('listings')
    .where('userId', '=', userId)
    .where((is) =>
      is.or([is.and([is('id', '=', id), is('mergedInto', 'is', null)]), is('mergedInto', '=', id)]),
    )
    .returning(['pictureId', 'savedPageId'])
    .execute();
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ pictureId, savedPageId }) => [pictureId ?? [], savedPageId ?? []].flat());
}
