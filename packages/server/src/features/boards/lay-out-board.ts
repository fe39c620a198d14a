import { randomUUID } from 'node:crypto';
import type { BoardId, NewBoardSection, SectionId, VersionId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { placeInSections, replaceSections, sectionIds, setCaption } from './section-store.ts';
import { present } from './store.ts';

/** The layout of a board; absent parts stay as they are. */
export interface NewLayout {
  sections?: readonly NewBoardSection[] | undefined;
  captions?: Readonly<Partial<Record<VersionId, string>>> | undefined;
  cover?: VersionId | null | undefined;
}

/**
 * Sets the sections and captions of a board, and makes sure that its cover is on it.
 * @throws AppError `section_not_found`, `version_not_found` for pictures that are not on the board
 */
export async function layOutBoard(
  tx: Database,
  boardId: BoardId,
  { sections, captions = {}, cover }: NewLayout,
): Promise<void> {
  const captioned = Object.entries(captions) as [VersionId, string][];
  const named = new Set([
    ...(sections ?? []).flatMap(({ version_ids }) => version_ids),
    ...captioned.map(([id]) => id),
    ...(cover ? [cover] : []),
  ]);
  if ((await present(tx, boardId, [...named])).size < named.size) throw new AppError('version_not_found');

  if (sections) await setSections(tx, boardId, sections);
  for (const [id, caption] of captioned) await setCaption(tx, boardId, id, caption);
}

async function setSections(
  tx: Database,
  boardId: BoardId,
  sections: readonly NewBoardSection[],
): Promise<void> {
  const known = await sectionIds(tx, boardId);
  if (sections.some(({ id }) => id !== undefined && !known.has(id))) throw new AppError('section_not_found');
  const identified = sections.map((section) => ({
    ...section,
    id: section.id ?? (randomUUID() as SectionId),
  }));
  await replaceSections(
    tx,
    boardId,
    identified.map(({ id, name, question }, position) => ({ id, boardId, name, question, position })),
  );
  await placeInSections(
    tx,
    boardId,
    new Map(
      identified.flatMap(({ id, version_ids }) => version_ids.map((version) => [version, id] as const)),
    ),
  );
}
