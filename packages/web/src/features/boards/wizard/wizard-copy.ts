import { plural } from '../../../lib/formats.ts';
import { ERROR_TITLE } from '../../../ui/toasts/expected-state.ts';

/** Sentences of the wizard. Those of the specification are word for word. */
export const wizardCopy = {
  errorTitle: ERROR_TITLE,
  title: 'Create Board',
  close: 'Close',
  steps: ['Name', 'Review', 'Share'],
  stepsLabel: 'Steps',
  nameField: 'Board name',
  nameRequired: 'Please enter a board name',
  descriptionField: 'Description',
  optional: 'Optional',
  asks: 'Visitors choose one of these pictures',
  asksText: 'They are asked which one they like best. The question can be changed in Edit Board.',
  question: 'Which one do you like best?',
  willAsk: (question: string) => `Visitors choose one of them: “${question}”`,
  selected: (count: number) => plural(count, 'selected picture'),
  noDescription: 'No description',
  reviewTitle: 'Please check the board',
  next: 'Next',
  back: 'Back',
  create: 'Create Board',
  createAndCopy: 'Create and copy link',
  exists: 'This board already exists. Creating it again saves your changes.',
  createFailed: 'Failed to create board',
  createdTitle: (name: string) => `“${name}” is ready`,
  shareText: 'Share it now by link, or later from the board.',
  finish: 'Finish',
} as const;
