import type { BoardId, CommentId, ShareLinkId, UserId, VersionId } from '@home-design/contract';
import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { ShareCommentTable, SharePickTable } from '../../../schema/board-tables.ts';
import { ownRow } from '../../../schema/own-row.ts';
import { type ChoiceRow, choicesOf, choicesOfVisitor } from './choice-store.ts';

/** Marks, comments and choices. */
export interface FeedbackRows {
  picks: Selectable<SharePickTable>[];
  comments: Selectable<ShareCommentTable>[];
  choices: ChoiceRow[];
}

/** Pictures in the bin are left out. */
const isShown = (table: 'sharePicks' | 'shareComments') =>
  sql<SqlBool>`not exists (select 1 from versions
    where versions.id = ${sql.ref(`${table}.versionId`)} and versions.deleted_at is not null)`;

/** The feedback of one visitor of a link, oldest first. */
export async function feedbackOfVisitor(
  db: Database,
  linkId: ShareLinkId,
  visitor: string,
): Promise<FeedbackRows> {
  const [picks, comments, choices] = await Promise.all([
    db
      .selectFrom('sharePicks')
      .selectAll()
      .where(isShown('sharePicks'))
      .where('linkId', '=', linkId)
      .where('visitor', '=', visitor)
      .orderBy('createdAt')
      .execute(),
    db
      .selectFrom('shareComments')
      .selectAll()
      .where(isShown('shareComments'))
      .where('linkId', '=', linkId)
      .where('visitor', '=', visitor)
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),
    choicesOfVisitor(db, linkId, visitor),
  ]);
  return { picks, comments, choices };
}

/** The feedback of all visitors of a link, or of all links of a board, newest first. */
export async function feedbackOf(
  db: Database,
  of: { linkId: ShareLinkId } | { boardId: BoardId },
): Promise<FeedbackRows> {
  const links =
    'linkId' in of ? [of.linkId] : db.selectFrom('shareLinks').select('id').where('boardId', '=', of.boardId);
  const [picks, comments, choices] = await Promise.all([
    db
      .selectFrom('sharePicks')
      .selectAll()
      .where(isShown('sharePicks'))
      .where('linkId', 'in', links)
      .orderBy('createdAt', 'desc')
      .execute(),
    db
      .selectFrom('shareComments')
      .selectAll()
      .where(isShown('shareComments'))
      .where('linkId', 'in', links)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .execute(),
    choicesOf(db, of),
  ]);
  return { picks, comments, choices };
}

/** Marks a picture, or keeps the mark and updates the name. */
export async function keepPick(db: Database, pick: Insertable<SharePickTable>): Promise<void> {
  await db
    .insertInto('sharePicks')
    .values(pick)
    .onConflict((conflict) =>
      conflict.columns(['linkId', 'versionId', 'visitor']).doUpdateSet({ name: pick.name }),
    )
    .execute();
}

export async function deletePick(
  db: Database,
  pick: { linkId: ShareLinkId; versionId: VersionId; visitor: string },
): Promise<void> {
  await db
    .deleteFrom('sharePicks')
    .where('linkId', '=', pick.linkId)
    .where('versionId', '=', pick.versionId)
    .where('visitor', '=', pick.visitor)
    .execute();
}

export async function insertComment(db: Database, comment: Insertable<ShareCommentTable>): Promise<void> {
  await db.insertInto('shareComments').values(comment).execute();
}

/** Stores the owner's answer. @returns undefined if the person has no such comment */
export function setAnswer(
  db: Database,
  userId: UserId,
  id: CommentId,
  answer: { answer: string | null; answeredAt: Date | null },
): Promise<Selectable<ShareCommentTable> | undefined> {
  return db
    .updateTable('shareComments')
    .set(answer)
    .where(ownRow('shareComments', userId, id))
    .returningAll()
    .executeTakeFirst();
}

/** @returns whether the person had such a comment */
export async function deleteComment(db: Database, userId: UserId, id: CommentId): Promise<boolean> {
  const result = await db
    .deleteFrom('shareComments')
    .where(ownRow('shareComments', userId, id))
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
