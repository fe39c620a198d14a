import type { ProjectBoardsParts } from '../src/features/projects/boards/project-boards-parts.ts';

/** Boards for tests of a project's page that are not about them. */
export const noBoards: ProjectBoardsParts = { Tab: () => null, CreateDialog: () => null };
