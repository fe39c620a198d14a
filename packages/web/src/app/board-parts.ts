import { lazyPart } from '../ui/lazy-part/lazy-part.tsx';

/** The parts about boards on the page of a project; each is loaded on demand. */
export const projectBoards = {
  Tab: lazyPart(async () => (await import('../features/boards/project-boards.tsx')).ProjectBoards),
  CreateDialog: lazyPart(
    async () => (await import('../features/boards/wizard/create-board-dialog.tsx')).CreateBoardDialog,
    'dialog',
  ),
};

/** Boards in the playground: 'Add to Board' and 'Share' for one picture, 'New board' for several. */
export const pictureSharing = {
  One: lazyPart(
    async () => (await import('../features/boards/one-picture/version-sharing.tsx')).VersionSharing,
  ),
  Several: lazyPart(
    async () => (await import('../features/boards/several-pictures/new-board-button.tsx')).NewBoardButton,
    'line',
  ),
};
