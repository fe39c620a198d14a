import { ERROR_TITLE } from '../../../ui/toasts/expected-state.ts';
/** Sentences about putting one picture on a board. */
export const onePictureCopy = {
  errorTitle: ERROR_TITLE,
  close: 'Close',
  tryAgain: 'Try again',
  add: 'Add to Board',
  share: 'Share',
  comingSoon: 'Coming soon',
  addLater:
    'A photo without a project cannot be added to a board yet. Upload it to a project and use “Create New Board” there.',
  shareLater:
    'A photo without a project cannot be shared yet. Upload it to a project, use “Create New Board” there, and share the board by link.',
  shareTitle: 'Share this picture',
  shareText: 'Pictures are shared on a board. Choose the board, or make one for this picture.',
  linksTitle: (board: string) => `This picture is on “${board}”. Anyone with a link can see the whole board.`,
  existing: 'Your boards of this project',
  loading: 'Loading your boards',
  loadFailed: 'Failed to load boards',
  choose: (board: string) => `Choose ${board}`,
  newBoard: 'A new board',
  nameField: 'Name of a new board',
  nameRequired: 'Please enter a board name',
  create: 'Create Board',
  createFailed: 'Failed to create board',
  addFailed: 'The picture could not be added to the board',
  added: (board: string) => `Added to “${board}”`,
} as const;
