import { lazyPart } from '../ui/lazy-part.tsx';

/** What the page of a project shows of boards; each part is loaded when it is wanted. */
export const projectBoards = {
  Tab: lazyPart(async () => (await import('../features/boards/project-boards.tsx')).ProjectBoards),
  CreateDialog: lazyPart(
    async () => (await import('../features/boards/wizard/create-board-dialog.tsx')).CreateBoardDialog,
    'dialog',
  ),
};

/** 'Add to Board' and 'Share' for a picture in the playground. */
export const VersionSharing = lazyPart(
  async () => (await import('../features/boards/one-picture/version-sharing.tsx')).VersionSharing,
);
