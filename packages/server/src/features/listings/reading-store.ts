import type { ListingId, ListingStatus, ProjectId, UserId } from '@home-design/contract';
import type { Updateable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { ListingTable } from '../../schema/listing-tables.ts';

/** Everything that is read of a listing at its source. */
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

/** Shows how far the reading has come. */
export async function setStatus(
  tx: Database,
  id: ListingId,
  status: ListingStatus,
  now: Date,
): Promise<void> {
  await tx.updateTable('listings').set({ status, updatedAt: now }).where('id', '=', id).execute();
}

/** The file from which it was read. */
export interface SourceFile {
  sourceName?: string | null;
  savedPageId?: string;
  savedPageBytes?: number;
}

/** Writes what was read. */
export async function setFacts(
  tx: Database,
  id: ListingId,
  change: Partial<ReadFacts> &
    SourceFile & { status: ListingStatus; error?: null; fetchedAt: Date; updatedAt: Date },
): Promise<void> {
  await tx.updateTable('listings').set(change).where('id', '=', id).execute();
}

/** The picture that is kept of a listing; all null: there is none. */
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

/** What was read before stays. */
export async function setFailed(tx: Database, id: ListingId, error: string, now: Date): Promise<void> {
  await tx
    .updateTable('listings')
    .set({ status: 'failed', error, wantsProject: false, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Which project it is and that nobody waits for one any more. */
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

/** Adds a sentence to what is said about a listing; it wants no project any more. */
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

/** The project of a listing, unless it lies in the bin. */
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
