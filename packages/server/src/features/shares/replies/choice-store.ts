import type { BoardId, SectionId, ShareLinkId } from '@home-design/contract';
import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { ShareChoiceTable } from '../../../schema/board-tables.ts';

export type ChoiceRow = Selectable<ShareChoiceTable>;

/** A choice counts while its picture is in the section with the question, and not in the bin. */
const isStanding = sql<SqlBool>`exists (
  select 1 from board_versions
  join versions on versions.id = board_versions.version_id and versions.deleted_at is null
  join board_sections on board_sections.id = board_versions.section_id and board_sections.question is not null
  where board_versions.version_id = share_choices.version_id
    and board_versions.section_id = share_choices.section_id)`;

/** The choices of one visitor of a link. */
export function choicesOfVisitor(db: Database, linkId: ShareLinkId, visitor: string): Promise<ChoiceRow[]> {
  return db
    .selectFrom('shareChoices')
    .selectAll()
    .where(isStanding)
    .where('linkId', '=', linkId)
    .where('visitor', '=', visitor)
    .execute();
}

/** The choices of all visitors of a link, or of all links of a board, the newest first. */
export function choicesOf(
  db: Database,
  of: { linkId: ShareLinkId } | { boardId: BoardId },
): Promise<ChoiceRow[]> {
  const links =
    'linkId' in of ? [of.linkId] : db.selectFrom('shareLinks').select('id').where('boardId', '=', of.boardId);
  return db
    .selectFrom('shareChoices')
    .selectAll()
    .where(isStanding)
    .where('linkId', 'in', links)
    .orderBy('updatedAt', 'desc')
    .execute();
}

/** Replaces the choice of a visitor. The owner is notified again. */
export async function keepChoice(db: Database, choice: Insertable<ShareChoiceTable>): Promise<void> {
  const { versionId, name, reason, updatedAt } = choice;
  await db
    .insertInto('shareChoices')
    .values(choice)
    .onConflict((conflict) =>
      conflict
        .columns(['linkId', 'sectionId', 'visitor'])
        .doUpdateSet({ versionId, name, reason, updatedAt, toldAt: null }),
    )
    .execute();
}

export async function deleteChoice(
  db: Database,
  choice: { linkId: ShareLinkId; sectionId: SectionId; visitor: string },
): Promise<void> {
  await db
    .deleteFrom('shareChoices')
    .where('linkId', '=', choice.linkId)
    .where('sectionId', '=', choice.sectionId)
    .where('visitor', '=', choice.visitor)
    .execute();
}
