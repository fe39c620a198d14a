import { plural } from '../../lib/formats.ts';

/** Sentences of moving photos to another project. */
export const moveCopy = {
  movePhotos: 'Move to project',
  title: (count: number) => `Move ${plural(count, 'photo')} to another project`,
  text: 'All versions move with them. Boards that show them keep them; a link that shares the whole project shows them from now on.',
  project: 'Project',
  search: 'Search projects',
  loading: 'Loading your projects',
  none: 'There is no other project yet. Create one first.',
  failed: 'Failed to load projects',
  tryAgain: 'Try again',
  confirm: 'Move',
  cancel: 'Cancel',
  close: 'Close',
  moved: (count: number, title: string) => `${plural(count, 'photo')} moved to ${title}`,
  moveFailed: 'The photos could not be moved',
  undo: 'Undo',
  movedBack: 'The photos are back',
} as const;
