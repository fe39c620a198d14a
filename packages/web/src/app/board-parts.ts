import { lazyPart } from '../ui/lazy-part/lazy-part.tsx';

/** The parts about boards on the page of a project; each is loaded on demand. */
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
