import { HEIC_ADVICE, MAX_LISTING_PHOTOS } from '@home-design/contract';
import { formatNumber, plural } from '../../../lib/formats.ts';

/** Sentences of the import of photos. */
export const photosCopy = {
  text: 'A folder or a ZIP with the photos of one property. They become a listing with its own project.',
  drop: 'Drop a folder, a ZIP or photos here or',
  choose: 'choose files',
  chooseFolder: 'Choose a folder',
  hint: (megabytes: number) => `JPEG, PNG or WebP, up to ${megabytes} MB each, ${MAX_LISTING_PHOTOS} at most`,
  looking: 'Looking for photos …',
  unreadable: 'The files could not be read',
  none: 'No photo was found',
  noneText: 'Choose a folder or a ZIP that has photos in it.',
  title: 'Title',
  titleMissing: 'Please enter a title',
  address: 'Address',
  addressHint: 'The address of the property, if the listing should show it.',
  found: (count: number) => `${plural(count, 'photo')} found`,
  order: 'In the order of their names.',
  skipped: (count: number) =>
    count === 1 ? '1 file is left out' : `${formatNumber(count)} files are left out`,
  add: (count: number) => `Add listing with ${plural(count, 'photo')}`,
  added: (count: number) => `Listing added with ${plural(count, 'photo')}`,
  addedText: 'The photos are in its project.',
  goOn: 'Go on sending',
  finish: 'Finish without the rest',
  failed: 'The listing could not be added',
  endFailed: 'The listing could not be finished',
  sending: 'The photos are being sent. Keep this page open.',
  missingTitle: 'Photos that are missing',
  missing: (count: number, all: number) =>
    count === 1
      ? `1 of ${plural(all, 'photo')} has not arrived.`
      : `${formatNumber(count)} of ${plural(all, 'photo')} have not arrived.`,
  missingNames: 'Names of the missing photos',
  takeUp: (source: string | null) =>
    source === null
      ? 'Choose the photos again. Only missing photos are uploaded, so there are no duplicates.'
      : `Choose “${source}” again. Only missing photos are uploaded, so there are no duplicates.`,
  noneOfThem: 'None of the missing photos is among these files',
  noneOfThemText: 'Photos are recognized by the names of their files.',
  stillMissing: (count: number) =>
    count === 1
      ? '1 photo was not among these files'
      : `${formatNumber(count)} photos were not among these files`,
  arrived: (count: number) => `${plural(count, 'photo')} added`,
  why: {
    hidden: 'A hidden or system file.',
    noPicture: 'Not a JPEG, PNG or WebP picture.',
    heic: HEIC_ADVICE,
    empty: 'This file is empty.',
    tooLarge: (megabytes: number) => `Larger than ${megabytes} MB.`,
    tooMany: `Over the limit of ${MAX_LISTING_PHOTOS} photos.`,
    outside: 'Its path leads outside the ZIP.',
    encrypted: 'Encrypted. Unpack the ZIP with its password, and drop the folder.',
    tooTight: 'Compressed more than a photo can be.',
    damaged: 'Damaged, or its size does not match the ZIP.',
    full: 'Over the limit of 1 GB of photos in one ZIP.',
    tooManyEntries: 'Only its first 5,000 files were checked.',
    noZip: 'This ZIP is damaged or incomplete.',
  },
} as const;
