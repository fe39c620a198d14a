import type { ListingId, ListingStatus, ProjectId, UserId } from '@home-design/contract';
import type { Updateable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { ListingTable } from '../../schema/listing-tables.ts';

/** All columns that a reading of the source fills. */
export type ReadFacts = Required<
  Pick<
    Updateable<ListingTable>,
    | 'title'
    | 'address'
    | 'description'
    | 'listingType'
    | 'price'
    | 'bedrooms'
    | 'bathrooms'
    | 'squareFeet'
    | 'attribution'
    | 'foundIn'
    | 'remarks'
    | 'etag'
  >
>;

/** Sets the progress of the reading. */
export async function setStatus(
  tx: Database,
  id: ListingId,
  status: ListingStatus,
  now: Date,
): Promise<void> {
  await tx.updateTable('listings').set({ status, updatedAt: now }).where('id', '=', id).execute();
}

/** The file that it was read from. */
export interface SourceFile {
  sourceName?: string | null;
  savedPageId?: string;
  savedPageBytes?: number;
}

/** Writes a reading. */
export async function setFacts(
  tx: Database,
  id: ListingId,
  change: Partial<ReadFacts> &
    SourceFile & { status: ListingStatus; error?: null; fetchedAt: Date; updatedAt: Date },
): Promise<void> {
  await tx.updateTable('listings').set(change).where('id', '=', id).execute();
}

/** The stored picture of a listing; all null: there is none. */
export interface KeptPicture {
  pictureId: string | null;
  pictureHash: string | null;
  pictureSource: string | null;
}

export async function setCompleted(
  tx: Database,
  id: ListingId,
  change: Partial<KeptPicture> & { updatedAt: Date },
): Promise<void> {
  await tx
    .updateTable('listings')
    .set({ ...change, status: 'completed', error: null })
    .where('id', '=', id)
    .execute();
}

/** Earlier facts stay. */
export async function setFailed(tx: Database, id: ListingId, error: string, now: Date): Promise<void> {
  await tx
    .updateTable('listings')
    .set({ status: 'failed', error, wantsProject: false, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Sets the project, and ends the wish for one. */
export async function setProject(
  tx: Database,
  id: ListingId,
  projectId: ProjectId,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('listings')
    .set({ projectId, wantsProject: false, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Adds a sentence to a listing's remarks, and ends its wish for a project. */
export async function addRemark(
  tx: Database,
  listing: { id: ListingId; remarks: readonly string[] },
  remark: string,
): Promise<void> {
  await tx
    .updateTable('listings')
    .set({ remarks: JSON.stringify([...listing.remarks, remark]), wantsProject: false })
    .where('id', '=', listing.id)
    .execute();
}

/** The project of a listing, unless it is in the bin. */
export async function liveProject(
  tx: Database,
  { projectId, userId }: { projectId: ProjectId | null; userId: UserId },
): Promise<ProjectId | undefined> {
  if (projectId === null) return undefined;
  const row = await tx
    .selectFrom('projects')
    .select('id')
    .where('id', '=', projectId)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row?.id;
}
