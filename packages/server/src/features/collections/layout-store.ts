import type { BoardId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import type { BoardLayout } from './layout.ts';

/** The layout of a board; empty for an automatic board. */
export async function layoutOf(db: Database, boardId: BoardId): Promise<BoardLayout> {
  const [sections, places] = await Promise.all([
    db
      .selectFrom('boardSections')
      .select(['id', 'name', 'question'])
      .where('boardId', '=', boardId)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('boardVersions')
      .select(['versionId', 'sectionId', 'caption'])
      .where('boardId', '=', boardId)
      .where((is) => is.or([is('sectionId', 'is not', null), is('caption', '<>', '')]))
      .execute(),
  ]);
  return {
    sections,
    sectionOf: new Map(
      places.flatMap(({ versionId, sectionId }) => (sectionId === null ? [] : [[versionId, sectionId]])),
    ),
    captions: new Map(
      places.flatMap(({ versionId, caption }) => (caption === '' ? [] : [[versionId, caption]])),
    ),
  };
}
