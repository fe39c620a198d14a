import { lazy } from 'react';

/** What the page of a project shows of boards; each part is loaded when it is wanted. */
export const projectBoards = {
  Tab: lazy(async () => ({
    default: (await import('../features/boards/project-boards.tsx')).ProjectBoards,
  })),
  CreateDialog: lazy(async () => ({
    default: (await import('../features/boards/wizard/create-board-dialog.tsx')).CreateBoardDialog,
  })),
};

/** 'Add to Board' and 'Share' for a picture in the playground. */
export const VersionSharing = lazy(async () => ({
  default: (await import('../features/boards/one-picture/version-sharing.tsx')).VersionSharing,
}));
