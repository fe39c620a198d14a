import type { EditClass, EditRule, PublishingProfile } from '@home-design/contract';
import { formatBytes, formatNumber, plural } from '../../../lib/formats.ts';
import type { NumberField } from './destination-fields.ts';

/** Sentences about publishing rules and obstacles. */
export const publishingCopy = {
  title: 'Publishing',
  toPublish: 'Publish photos',
  choose: 'Publishing rules',
  chooseHint: 'Edits that these rules do not allow are refused before they cost a design.',
  loading: 'Loading the publishing rules',
  failed: 'The publishing rules could not be loaded',
  tryAgain: 'Try again',
  chosen: 'Publishing rules changed',
  chooseFailed: 'The publishing rules could not be changed',
  rules: 'What the rules say',
  version: (version: number) => `Version ${formatNumber(version)}`,
  remarks: 'What cannot be checked automatically',
  sources: 'Sources',
  kinds: { primary: 'the rules themselves', secondary: 'a secondary source' },
  obstacles: (count: number) =>
    count === 0 ? 'Ready to publish' : `${plural(count, 'issue')} to resolve before publishing`,
  photo: (position: number, name: string) => `${formatNumber(position)}. ${name}`,
  editOwn: 'Edit your own rules',
  ownTitle: 'Your own rules',
  cancel: 'Cancel',
  save: 'Save rules',
  saved: 'Your rules were saved',
  saveFailed: 'Your rules could not be saved',
  destination: (place: number) => `Pictures for destination ${formatNumber(place)}`,
  addDestination: 'Add a destination',
  removeDestination: 'Remove',
  removeDestinationOf: (name: string, place: number) =>
    `Remove ${name.trim() === '' ? `destination ${formatNumber(place)}` : name.trim()}`,
  noBrand: 'Your own rules do not allow names and logos on photos.',
  problems: {
    name: 'Please give the rules a name.',
    destination: 'Please say where the pictures go.',
    labelText: 'Please say what the label says.',
    minWidth: 'Please enter a whole number that is not larger than the largest size.',
    minHeight: 'Please enter a whole number that is not larger than the largest size.',
    maxWidth: 'Please enter a whole number from 320 to 12000.',
    maxHeight: 'Please enter a whole number from 240 to 12000.',
    maxBytes: 'Please enter a whole number from 20 to 62914.',
    maxPictures: 'Please enter a whole number from 1 to 500, or leave it empty.',
    fileName: 'Please use letters, digits, - and _, with {position} and {state}.',
    remarks: 'A remark has at most 400 characters.',
    other: 'This value is not valid.',
  } as Readonly<Record<string, string>> & Record<'destination' | 'other' | NumberField, string>,
  fields: {
    name: 'Name',
    labelText: 'Text of the label',
    labelMode: 'Where the label appears',
    labelPlace: 'Place on the picture',
    originals: 'The original photo',
    firstPicture: 'First picture',
    edits: 'Edits',
    destinationName: 'Where the pictures go',
    maxWidth: 'Largest width (pixels)',
    maxHeight: 'Largest height (pixels)',
    minWidth: 'Smallest width (pixels)',
    minHeight: 'Smallest height (pixels)',
    maxBytes: 'Largest file (kB)',
    maxPictures: 'Most pictures',
    maxPicturesHint: 'Leave empty for no limit.',
    fileName: 'Names of files',
    fileNameHint: '{position}, {photo} and {state} are filled in.',
    remarks: 'Remarks, one per line',
    exceptions: 'Names and logos on photos',
  },
} as const;

/** The name of each kind of change. */
export const classNames: Readonly<Record<EditClass, string>> = {
  'light only': 'Light alone',
  'movable things': 'Movable things',
  surfaces: 'Walls, floors and other surfaces',
  structure: 'Structure',
  view: 'View outside',
};

export const ruleNames: Readonly<Record<EditRule, string>> = {
  allowed: 'Allowed',
  labeled: 'Allowed with a label',
  banned: 'Not allowed',
};

export const labelModeNames: Readonly<Record<PublishingProfile['label']['mode'], string>> = {
  drawn: 'On the picture',
  caption: 'In the description',
  both: 'On the picture and in the description',
};
export const labelPlaceNames: Readonly<Record<PublishingProfile['label']['place'], string>> = {
  foot: 'Across the bottom',
  'lower-left': 'Lower left corner',
  'lower-right': 'Lower right corner',
};
export const originalsNames: Readonly<Record<PublishingProfile['originals'], string>> = {
  none: 'Not required next to labeled pictures',
  before: 'Directly before a labeled picture',
  after: 'Directly after a labeled picture',
};
export const firstPictureNames: Readonly<Record<PublishingProfile['first_picture'], string>> = {
  any: 'May be any picture',
  unaltered: 'Must not be altered',
};

const pixels = (width: number, height: number) => `${formatNumber(width)} × ${formatNumber(height)} pixels`;

/** The rules of a profile in words, as pairs of a name and a sentence. */
export function rulesInWords(profile: PublishingProfile): [name: string, words: string][] {
  const { destinations, label, originals, first_picture: first } = profile;
  return [
    ...(Object.keys(classNames) as EditClass[]).map((each): [string, string] => [
      classNames[each],
      ruleNames[profile.edits[each]],
    ]),
    ['Label', `“${label.text}”, ${labelModeNames[label.mode].toLowerCase()}`],
    ['The original photo', originalsNames[originals]],
    ['First picture', firstPictureNames[first]],
    ...destinations.map((each): [string, string] => [
      `Pictures for ${each.name}`,
      [
        `JPEG of at most ${pixels(each.max_width, each.max_height)} and ${formatBytes(each.max_bytes)}`,
        `at least ${pixels(each.min_width, each.min_height)}`,
        ...(each.max_pictures === null ? [] : [`at most ${plural(each.max_pictures, 'picture')}`]),
      ].join(', '),
    ]),
  ];
}
