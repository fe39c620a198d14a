import type { LIGHT_LEFT_ALONE, LookItem } from '@home-design/contract';
import { plural } from '../../lib/formats.ts';

const photos = (count: number) => plural(count, 'photo');

/** Reasons why the light of a photo is not adjusted. */
const leftAlone: Readonly<Record<(typeof LIGHT_LEFT_ALONE)[number], string>> = {
  fits: 'Light already matches',
  outdoors: 'Taken outdoors: light stays',
  'other light': 'Taken in different light: not changed',
  unclear: 'Light is unclear: not changed',
  'too few': 'Too few photos to compare: not changed',
};

const states: Readonly<Record<LookItem['state'], string>> = {
  waiting: 'Waiting',
  running: 'Being edited',
  done: 'Done',
  failed: 'Could not be edited',
  cancelled: 'Stopped',
};

/** Sentences about looks: one set of edits for all photos of a project. */
export const copy = {
  title: 'Apply to listing',
  intro:
    'The same edits for all photos of the project, with one seed and one set of fabrics, woods and metals.',
  back: 'Back to the project',
  loading: 'Loading the photos',
  failed: 'The photos could not be loaded',
  tryAgain: 'Try again',
  notFound: 'This look was not found',
  noPhotos: 'This project has no photos yet.',

  earlier: 'Earlier looks',
  earlierState: (approved: number, all: number) => `${approved} of ${photos(all)} approved`,
  earlierFailed: 'Earlier looks could not be loaded.',

  first: 'First, for each photo that needs it',
  light: 'Match the light',
  lightText: 'Matches white balance and exposure across the photos. Outdoor photos stay as they are.',
  upright: 'Straighten verticals',
  uprightText: 'Straightens leaning verticals. Checking a photo takes a few seconds.',
  afterwards: 'Then',
  recipe: 'Edits',
  own: 'Choose one edit here',
  none: 'Nothing more',
  edit: 'Edit',

  shown: (count: number) => `${photos(count)}, before and after`,
  include: (name: string) => `Include ${name}`,
  before: 'Before',
  after: 'After',
  beforeOf: (name: string) => `${name}, before`,
  afterOf: (name: string) => `${name}, after`,
  keepsLight: 'Match the light',
  straightens: 'Straighten verticals',
  leftAlone,
  measuring: 'Comparing the light of the photos',
  measureFailed: 'The light of the photos could not be compared',
  looking: 'Looking for verticals',
  lookFailed: 'Verticals could not be checked',
  stillLeaning: 'Partly straightened, because more would crop too much',
  roomOf: (name: string) => `Room of ${name}`,
  room: 'As the edit says',
  cost: (designs: number) => `Takes ${plural(designs, 'design')}. Failed edits are free.`,
  left: (remaining: number) => `You have ${remaining} left.`,
  start: (count: number) => `Apply to ${photos(count)}`,
  startFailed: 'The photos could not be edited',
  nothing: 'Choose an edit, or photos to match or straighten.',

  progress: (done: number, total: number) => `${done} of ${total} done`,
  progressLabel: 'Progress of all photos',
  sheet: 'Photos of this look',
  keys: 'With a photo in focus: A approves it, R tries again, X leaves it out, arrows go to the next.',
  states,
  approved: 'Approved',
  leftOut: 'Left out',
  approve: 'Approve',
  approveOf: (name: string) => `Approve ${name}`,
  approveAll: (count: number) => `Approve all (${count})`,
  retry: 'Try again',
  retryOf: (name: string) => `Try again: ${name}, with another seed`,
  leaveOut: 'Leave out',
  leaveOutOf: (name: string) => `Leave out ${name}`,
  stop: 'Stop',
  stopOf: (name: string) => `Stop ${name}`,
  stopAll: 'Stop edits that have not started',
  stopped: 'Stopped. Edits that had not started are free.',
  actFailed: 'That could not be done',
  seed: (seed: number, attempt: number) =>
    attempt === 1 ? `Seed ${seed}` : `Seed ${seed}, attempt ${attempt}`,
  gone: 'The picture no longer exists',
  name: 'Look',
} as const;
