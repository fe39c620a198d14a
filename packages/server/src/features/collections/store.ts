import type {
  BoardId,
  EditClass,
  ImageId,
  ProjectId,
  ShareLinkId,
  ShareUploadId,
  VersionId,
} from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { VersionFiles } from '../../schema/picture-tables.ts';

/** The subject of a link: a board, or a project with each photo as its shown version. */
export type Collection = { boardId: BoardId } | { projectId: ProjectId };

/** A version's place on a board, and the way it got there. */
export interface Item {
  boardId: BoardId;
  versionId: VersionId;
  imageName: string;
  upload: { id: ShareUploadId; link: ShareLinkId | null; name: string; sentAt: Date } | null;
}

const placed = (db: Database) =>
  db
    .selectFrom('boardItems')
    .innerJoin('versions', 'versions.id', 'boardItems.versionId')
    .innerJoin('images', 'images.id', 'versions.imageId')
    .leftJoin('shareUploads', 'shareUploads.imageId', 'images.id')
    .select([
      'boardItems.boardId',
      'boardItems.versionId',
      'images.name as imageName',
      'shareUploads.id as uploadId',
      'shareUploads.linkId',
      'shareUploads.name as senderName',
      'shareUploads.createdAt as sentAt',
    ])
    .orderBy('boardItems.position')
    .orderBy('boardItems.addedAt')
    .orderBy('boardItems.versionId');

type Placed = Awaited<ReturnType<ReturnType<typeof placed>['execute']>>[number];

function itemOf({ boardId, versionId, imageName, uploadId, linkId, senderName, sentAt }: Placed): Item {
  const upload = uploadId && sentAt && { id: uploadId, link: linkId, name: senderName ?? '', sentAt };
  return { boardId, versionId, imageName, upload: upload || null };
}

/** Everything on a board, in its order. */
export async function itemsOfBoard(db: Database, boardId: BoardId): Promise<Item[]> {
  const rows = await placed(db).where('boardItems.boardId', '=', boardId).execute();
  return rows.map(itemOf);
}

/** The first few items of each of several boards, in the order of the board. */
export async function firstItems(db: Database, boardIds: readonly BoardId[], limit: number): Promise<Item[]> {
  if (boardIds.length === 0) return [];
  const rows = await db
    .selectFrom('boards')
    .innerJoinLateral(
      () => placed(db).whereRef('boardItems.boardId', '=', sql.ref('boards.id')).limit(limit).as('first'),
      (join) => join.onTrue(),
    )
    .selectAll('first')
    .where('boards.id', 'in', boardIds)
    .execute();
  return rows.map(itemOf);
}

/** How many pictures each of several boards shows; boards that show none are left out. */
export async function countItems(db: Database, boardIds: readonly BoardId[]): Promise<Map<BoardId, number>> {
  if (boardIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('boardItems')
    .select(['boardId', (is) => is.fn.countAll<number>().as('count')])
    .where('boardId', 'in', boardIds)
    .groupBy('boardId')
    .execute();
  return new Map(rows.map(({ boardId, count }) => [boardId, Number(count)]));
}

/** A picture for people who do not own it: nothing about how it was made, or by whom. */
export interface PublicVersion {
  id: VersionId;
  imageId: ImageId;
  kind: 'original' | 'generated' | 'edited';
  shownClass: EditClass | null;
  label: string;
  /** The name of its photo. */
  imageName: string;
  files: VersionFiles | null;
  contentHash: string | null;
  thumbhash: string | null;
  width: number;
  height: number;
  createdAt: Date;
  isSent: boolean;
}

const shown = (db: Database) =>
  db
    .selectFrom('versions')
    .innerJoin('images', 'images.id', 'versions.imageId')
    .select([
      'versions.id',
      'versions.imageId',
      'versions.kind',
      'versions.shownClass',
      'versions.label',
      'images.name as imageName',
      'versions.files',
      'versions.contentHash',
      'versions.thumbhash',
      'versions.width',
      'versions.height',
      'versions.createdAt',
      sql<boolean>`exists (select 1 from share_uploads where share_uploads.image_id = versions.image_id)`.as(
        'isSent',
      ),
    ]);

/** The pictures of a collection, in its order. */
export function publicVersions(db: Database, collection: Collection): Promise<PublicVersion[]> {
  if ('boardId' in collection) {
    return shown(db)
      .innerJoin('boardItems', 'boardItems.versionId', 'versions.id')
      .where('boardItems.boardId', '=', collection.boardId)
      .orderBy('boardItems.position')
      .orderBy('boardItems.addedAt')
      .orderBy('versions.id')
      .execute();
  }
  return shown(db)
    .innerJoin('projectItems', 'projectItems.versionId', 'versions.id')
    .where('projectItems.projectId', '=', collection.projectId)
    .orderBy('projectItems.position')
    .orderBy('projectItems.addedAt')
    .orderBy('versions.id')
    .execute();
}

/** The original photos. */
export function originalsOf(db: Database, imageIds: readonly ImageId[]): Promise<PublicVersion[]> {
  if (imageIds.length === 0) return Promise.resolve([]);
  return shown(db)
    .where('versions.imageId', 'in', imageIds)
    .where('versions.kind', '=', sql.lit('original'))
    .execute();
}
