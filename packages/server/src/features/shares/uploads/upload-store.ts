import type {
  BoardId,
  ProjectId,
  ShareLinkId,
  ShareUpload,
  ShareUploadId,
  UserId,
  VersionId,
} from '@home-design/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { ShareUploadTable } from '../../../schema/board-tables.ts';
import { ownRow } from '../../../schema/own-row.ts';
import type { Pictured } from '../../versions/index.ts';

/** A photo that a visitor sent, with its original. */
export interface UploadRow extends Selectable<ShareUploadTable> {
  imageName: string;
  original: Pictured;
}

export async function insertUpload(tx: Database, upload: Insertable<ShareUploadTable>): Promise<void> {
  await tx.insertInto('shareUploads').values(upload).execute();
}

/** Photos that were sent by a link since then. */
export async function sentSince(
  db: Database,
  linkId: ShareLinkId,
  since: Date,
): Promise<{ files: number; bytes: number }> {
  const row = await db
    .selectFrom('shareUploads')
    .select([
      sql<number>`count(*)::int`.as('files'),
      sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes'),
    ])
    .where('linkId', '=', linkId)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return { files: Number(row.files), bytes: Number(row.bytes) };
}

export interface UploadFilter {
  boardId?: BoardId | undefined;
  projectId?: ProjectId | undefined;
  linkId?: ShareLinkId | undefined;
  status?: ShareUpload['status'] | undefined;
}

const withOriginal = (db: Database) =>
  db
    .selectFrom('shareUploads')
    .innerJoin('images', 'images.id', 'shareUploads.imageId')
    .innerJoin('versions', (join) =>
      join.onRef('versions.imageId', '=', 'images.id').on('versions.kind', '=', sql.lit('original')),
    )
    .selectAll('shareUploads')
    .select([
      'images.name as imageName',
      'versions.id as originalId',
      'versions.files as originalFiles',
      'versions.contentHash as originalHash',
    ]);

type JoinedRow = Awaited<ReturnType<ReturnType<typeof withOriginal>['execute']>>[number];

function uploadRow({ originalId, originalFiles, originalHash, ...upload }: JoinedRow): UploadRow {
  return { ...upload, original: { id: originalId, files: originalFiles, contentHash: originalHash } };
}

/** Newest first. */
export async function ownUploads(db: Database, userId: UserId, filter: UploadFilter): Promise<UploadRow[]> {
  const rows = await withOriginal(db)
    .where((is) =>
      is.and([
        is('shareUploads.userId', '=', userId),
        is('images.deletedAt', 'is', null),
        ...(filter.boardId ? [is('shareUploads.boardId', '=', filter.boardId)] : []),
        ...(filter.projectId ? [is('images.projectId', '=', filter.projectId)] : []),
        ...(filter.linkId ? [is('shareUploads.linkId', '=', filter.linkId)] : []),
        ...(filter.status ? [is('shareUploads.status', '=', filter.status)] : []),
      ]),
    )
    .orderBy('shareUploads.createdAt', 'desc')
    .orderBy('shareUploads.id', 'desc')
    .execute();
  return rows.map(uploadRow);
}

export async function ownUpload(
  db: Database,
  userId: UserId,
  id: ShareUploadId,
): Promise<UploadRow | undefined> {
  const row = await withOriginal(db)
    .where(ownRow('shareUploads', userId, id))
    .executeTakeFirst();
  return row && uploadRow(row);
}

export async function setUploadStatus(
  tx: Database,
  id: ShareUploadId,
  status: ShareUpload['status'],
): Promise<void> {
  await tx.updateTable('shareUploads').set({ status }).where('id', '=', id).execute();
}

/** Sets the time of the last change of a board. */
async function touchBoard(tx: Database, boardId: BoardId, now: Date): Promise<void> {
  await tx.updateTable('boards').set({ updatedAt: now }).where('id', '=', boardId).execute();
}

/** Appends a version to a board with chosen versions, unless it is there; automatic boards need no entry. */
export async function appendToBoard(
  tx: Database,
  boardId: BoardId,
  versionId: VersionId,
  now: Date,
): Promise<void> {
  await touchBoard(tx, boardId, now);
  await sql`insert into board_versions (board_id, version_id, position)
    select boards.id, ${versionId}::uuid,
      coalesce((select max(position) from board_versions where board_id = boards.id), 0) + 1
    from boards where boards.id = ${boardId}::uuid and not boards.is_auto_generated
    on conflict do nothing`.execute(tx);
}

export async function takeOffBoard(
  tx: Database,
  boardId: BoardId,
  versionId: VersionId,
  now: Date,
): Promise<void> {
  await touchBoard(tx, boardId, now);
  await tx
    .deleteFrom('boardVersions')
    .where('boardId', '=', boardId)
    .where('versionId', '=', versionId)
    .execute();
}
