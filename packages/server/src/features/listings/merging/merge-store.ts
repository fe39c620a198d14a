import type { ImageId, ListingId, ProjectId, UserId } from '@home-design/contract';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { ListingImageTable, ListingTable, PublishingChoices } from '../../../schema/listing-tables.ts';
import { MergeChanges } from './changes.ts';

export type WholeListing = Selectable<ListingTable>;
export type ListingChange = Updateable<ListingTable>;

/** Locks own listings until the transaction ends, including parts of others. */
export function lockWholeListings(
  tx: Database,
  userId: UserId,
  ids: readonly ListingId[],
): Promise<WholeListing[]> {
  return tx
    .selectFrom('listings')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The listing that an own listing is a part of. */
export async function wholeOf(
  db: Database,
  userId: UserId,
  id: ListingId,
): Promise<{ mergedInto: ListingId | null } | undefined> {
  return db
    .selectFrom('listings')
    .select('mergedInto')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whether one of these listings is being read, or its pictures are being fetched. */
export async function hasTasks(db: Database, ids: readonly ListingId[]): Promise<boolean> {
  const row = await db
    .selectFrom('listingTasks')
    .select('id')
    .where('listingId', 'in', ids)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A picture of a listing, and its photo in a project. */
export type PictureRow = Selectable<ListingImageTable>;

export function picturesOf(db: Database, listingId: ListingId): Promise<PictureRow[]> {
  return db
    .selectFrom('listingImages')
    .selectAll()
    .where('listingId', '=', listingId)
    .orderBy(sql`merged_from is not null`)
    .orderBy('place')
    .orderBy('id')
    .execute();
}

/** A photo of a project with the properties that are compared. */
export interface PhotoRow {
  id: ImageId;
  fingerprint: string | null;
  position: number;
  /** Of the original photo. */
  pixels: number;
  isEdited: boolean;
}

/** The photos of a project in their order, without those in the bin. */
export function photosIn(db: Database, projectId: ProjectId): Promise<PhotoRow[]> {
  return db
    .selectFrom('images')
    .select(['id', 'fingerprint', 'position'])
    .select([
      sql<number>`coalesce((select max(width * height) from versions
        where versions.image_id = images.id and kind = 'original'), 0)`.as('pixels'),
      sql<boolean>`exists (select 1 from versions
        where versions.image_id = images.id and kind <> 'original' and deleted_at is null)`.as('isEdited'),
    ])
    .where('projectId', '=', projectId)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function updateListing(tx: Database, id: ListingId, change: ListingChange): Promise<void> {
  await tx.updateTable('listings').set(change).where('id', '=', id).execute();
}

export async function setPicture(
  tx: Database,
  { id, ...change }: { id: string; listingId: ListingId; place: number; mergedFrom: ListingId | null },
): Promise<void> {
  await tx.updateTable('listingImages').set(change).where('id', '=', id).execute();
}

/** Frees the place of a picture that returns: its source may have named it again meanwhile. */
export async function makeRoomFor(tx: Database, id: string, listingId: ListingId): Promise<void> {
  await tx
    .deleteFrom('listingImages')
    .where('listingId', '=', listingId)
    .where('id', '<>', id)
    .where('sourceUrl', '=', (is) =>
      is.selectFrom('listingImages as coming').select('coming.sourceUrl').where('coming.id', '=', id),
    )
    .execute();
}

/** Moves photos of one project into another. */
export async function movePhotos(
  tx: Database,
  photos: readonly { id: ImageId; position: number }[],
  { from, to }: { from: ProjectId; to: ProjectId },
): Promise<void> {
  for (const { id, position } of photos) {
    await tx
      .updateTable('images')
      .set({ projectId: to, position })
      .where('id', '=', id)
      .where('projectId', '=', from)
      .execute();
  }
}

/** Moves the page settings of one listing to another one that has none. @returns whether they moved */
export async function givePage(tx: Database, from: ListingId, to: ListingId): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('listingPages')
    .set({ listingId: to })
    .where('listingId', '=', from)
    .where((is) =>
      is.not(
        is.exists(is.selectFrom('listingPages as own').select('own.place').where('own.listingId', '=', to)),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Leaves photos out of the page of a listing with settings, or includes them again. */
export async function leaveOutOfPage(
  tx: Database,
  listingId: ListingId,
  change: (leftOut: readonly ImageId[]) => ImageId[],
): Promise<void> {
  const page = await tx
    .selectFrom('listingPages')
    .select('leftOut')
    .where('listingId', '=', listingId)
    .executeTakeFirst();
  if (!page) return;
  await tx
    .updateTable('listingPages')
    .set({ leftOut: JSON.stringify(change(page.leftOut)) })
    .where('listingId', '=', listingId)
    .execute();
}

export async function setChoices(tx: Database, id: ListingId, choices: PublishingChoices): Promise<void> {
  await updateListing(tx, id, { publishingChoices: JSON.stringify(choices) });
}

/** A merge and its changes. */
export interface MergeRow {
  mergedId: ListingId;
  keptId: ListingId;
  changes: MergeChanges;
  mergedAt: Date;
}

const asMerge = (row: Omit<MergeRow, 'changes'> & { changes: unknown }): MergeRow => ({
  ...row,
  changes: MergeChanges.parse(row.changes),
});

export async function mergeOf(tx: Database, mergedId: ListingId): Promise<MergeRow | undefined> {
  const row = await tx
    .selectFrom('listingMerges')
    .selectAll()
    .where('mergedId', '=', mergedId)
    .executeTakeFirst();
  return row && asMerge(row);
}

/** Direct merges into one listing, the first one first. */
export async function mergesInto(tx: Database, keptId: ListingId): Promise<MergeRow[]> {
  const rows = await tx
    .selectFrom('listingMerges')
    .selectAll()
    .where('keptId', '=', keptId)
    .orderBy('mergedAt')
    .orderBy('mergedId')
    .execute();
  return rows.map(asMerge);
}

export async function insertMerge(tx: Database, merge: MergeRow): Promise<void> {
  const changes = JSON.stringify(merge.changes);
  await tx
    .insertInto('listingMerges')
    .values({ ...merge, changes })
    .execute();
}

export async function setChanges(tx: Database, mergedId: ListingId, changes: MergeChanges): Promise<void> {
  await tx
    .updateTable('listingMerges')
    .set({ changes: JSON.stringify(changes) })
    .where('mergedId', '=', mergedId)
    .execute();
}

export async function deleteMerge(tx: Database, mergedId: ListingId): Promise<void> {
  await tx.deleteFrom('listingMerges').where('mergedId', '=', mergedId).execute();
}

/** Makes listings parts of another one; null: of none. */
export async function setWhole(
  tx: Database,
  ids: readonly ListingId[],
  mergedInto: ListingId | null,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('listings').set({ mergedInto }).where('id', 'in', ids).execute();
}

/** Ids of the parts of a listing. */
export async function partsOf(tx: Database, id: ListingId): Promise<ListingId[]> {
  const rows = await tx.selectFrom('listings').select('id').where('mergedInto', '=', id).execute();
  return rows.map((row) => row.id);
}

/** A part of a listing, and the facts that were taken from it. */
export type PartRow = WholeListing & MergeRow & { pictures: number };

/** The parts of a listing with their merges, the last one first. */
export async function partsWithMerges(db: Database, userId: UserId, id: ListingId): Promise<PartRow[]> {
  const rows = await db
    .selectFrom('listings')
    .innerJoin('listingMerges', 'listingMerges.mergedId', 'listings.id')
    .selectAll('listings')
    .selectAll('listingMerges')
    .select(
      sql<number>`(select count(*)::int from listing_images
        where listing_images.listing_id = ${id} and merged_from = listings.id)`.as('pictures'),
    )
    .where('listings.userId', '=', userId)
    .where('listings.mergedInto', '=', id)
    .orderBy('mergedAt', 'desc')
    .orderBy('listings.id')
    .execute();
  return rows.map((row) => ({ ...row, ...asMerge(row) }));
}

/** The data of a listing besides its facts. */
export interface Belongings {
  publications: number;
  messages: number;
  isPageOn: boolean;
  projectTitle: string | null;
}

/** The data of a listing and its parts besides facts and photos. */
export async function belongingsOf(db: Database, id: ListingId, now: Date): Promise<Belongings> {
  const own = sql`(select id from listings where id = ${id} or merged_into = ${id})`;
  const { rows } = await sql<Belongings>`select
    (select count(*)::int from listing_publications where listing_id in ${own}) as publications,
    (select count(*)::int from leads where listing_id in ${own}) as messages,
    exists (select 1 from share_links where listing_id in ${own} and revoked_at is null
      and (expires_at is null or expires_at > ${now}::timestamptz)) as is_page_on,
    (select projects.title from projects join listings on listings.project_id = projects.id
      where listings.id = ${id} and projects.deleted_at is null) as project_title`.execute(db);
  return rows[0] as Belongings;
}
