import { plural } from '../../../lib/formats.ts';

const photos = (count: number) => plural(count, 'photo');

/** Sentences about editing several photos at once. */
export const batchCopy = {
  title: (count: number) => `Edit ${photos(count)}`,
  edit: 'Edit',
  text: 'Each photo is edited from its primary version. The originals stay.',
  cost: (count: number) => `Takes ${plural(count, 'design')}. Failed edits and suggestions are free.`,
  left: (remaining: number) => `You have ${remaining} left.`,
  start: (count: number) => `Edit ${photos(count)}`,
  cancel: 'Cancel',
  close: 'Close',
  failed: 'The photos could not be edited',

  running: (count: number) => `Editing ${photos(count)}`,
  progress: 'Progress of all photos',
  made: (done: number, total: number) => `${done} of ${total} done`,
  timeLeft: (words: string) => `${words} left`,
  states: {
    waiting: 'Waiting',
    running: 'Being edited',
    done: 'Done',
    failed: 'Could not be edited',
    stopped: 'Stopped',
  },
  lookAt: 'Suggestion, not charged. Look at it',
  lookAtOf: (name: string) => `Look at the suggestion for ${name}`,
  overSuggested: (count: number) =>
    count === 1
      ? '1 result is a suggestion. Look at it, and keep it if it is good.'
      : `${count} results are suggestions. Look at them, and keep those that are good.`,
  stop: 'Stop the rest',
  stopping: 'Stopping',
  stopFailed: 'Not everything could be stopped',
  tellMe: 'Tell me when it is done',
  over: (done: number, total: number) =>
    done === total ? `All ${photos(total)} edited` : `${done} of ${photos(total)} edited`,
  overFailed: (count: number) => `${photos(count)} could not be edited.`,
  overStopped: (count: number) => `${photos(count)} ${count === 1 ? 'was' : 'were'} left as before.`,
  retry: (count: number) => (count === 1 ? 'Try the failed photo again' : `Try the ${count} failed again`),
  retryFailed: 'Some edits could not be tried again',
  doneNotice: '✓ Photos edited',
  photoList: 'Photos being edited',
  resumed: 'Edits of this project are being made',
} as const;
