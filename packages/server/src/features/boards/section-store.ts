import type { BoardId, SectionId, VersionId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { BoardSectionTable } from '../../schema/board-tables.ts';

/** Ids of the sections that a board has. */
export async function sectionIds(tx: Database, boardId: BoardId): Promise<Set<SectionId>> {
  const rows = await tx.selectFrom('boardSections').select('id').where('boardId', '=', boardId).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Replaces the sections of a board; those that stay keep the choices of visitors. */
export async function replaceSections(
  tx: Database,
  boardId: BoardId,
  sections: readonly BoardSectionTable[],
): Promise<void> {
  const kept = sections.map(({ id }) => id);
  const others = tx.deleteFrom('boardSections').where('boardId', '=', boardId);
  await (kept.length === 0 ? others : others.where('id', 'not in', kept)).execute();
  if (sections.length === 0) return;
  await tx
    .insertInto('boardSections')
    .values([...sections])
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        name: (is) => is.ref('excluded.name'),
        question: (is) => is.ref('excluded.question'),
        position: (is) => is.ref('excluded.position'),
      }),
    )
    .execute();
}

/** Sets the section of each picture of a board; unnamed pictures get none, except those in the bin. */
export async function placeInSections(
  tx: Database,
  boardId: BoardId,
  places: ReadonlyMap<VersionId, SectionId>,
): Promise<void> {
  await sql`update board_versions set section_id = null where board_id = ${boardId} and version_id in (
    select id from versions where deleted_at is null)`.execute(tx);
  for (const [sectionId, entries] of Map.groupBy(places, ([, section]) => section)) {
    await tx
      .updateTable('boardVersions')
      .set({ sectionId })
      .where('boardId', '=', boardId)
      .where(
        'versionId',
        'in',
        entries.map(([version]) => version),
      )
      .execute();
  }
}

/** Renumbers the pictures of a board: section by section, then those without one. */
export async function renumber(tx: Database, boardId: BoardId): Promise<void> {
  await sql`update board_versions set position = ordered.place from (
      select board_versions.version_id, row_number() over (
        order by board_sections.position nulls last, board_versions.position, board_versions.version_id
      ) as place
      from board_versions left join board_sections on board_sections.id = board_versions.section_id
      where board_versions.board_id = ${boardId}
    ) as ordered
    where board_versions.board_id = ${boardId} and board_versions.version_id = ordered.version_id`.execute(
    tx,
  );
}

export async function setCaption(
  tx: Database,
  boardId: BoardId,
  versionId: VersionId,
  caption: string,
): Promise<void> {
  await tx
    .updateTable('boardVersions')
    .set({ caption })
    .where('boardId', '=', boardId)
    .where('versionId', '=', versionId)
    .execute();
}
