import type { ZipContents } from '@home-design/contract';

/** Sentences of the dialog for the contents of a ZIP. */
export const zipCopy = {
  close: 'Close',
  cancel: 'Cancel',
  download: 'Download ZIP',
  about: 'Files are numbered in the order shown, as “01 Living room - Navy walls.jpg”.',
  pictures: 'Pictures',
  contents: {
    shown: 'One of each photo, in the version shown',
    all: 'All versions',
    originals: 'Originals only',
  } satisfies Record<ZipContents, string>,
  originals: 'Add the photo as it was taken beside altered pictures',
  size: 'Size',
  sizes: {
    mls: ['MLS', 'Longest side 2,048 px'],
    web: ['Web', 'Longest side 1,600 px'],
    print: ['Print', 'Full size, best quality'],
    full: ['Full size', 'The size of the photos'],
    own: ['Custom', 'You choose the longest side'],
  },
  longSide: 'Longest side, in pixels',
  longSideInvalid: (least: number, most: number) =>
    `Please enter a whole number from ${least} to ${most.toLocaleString('en-US')}.`,
  format: 'Format',
  formats: { jpeg: 'JPEG', png: 'PNG' },
  pngNote: 'PNG keeps every pixel as it is and makes files several times as large.',
  quality: 'Quality',
  qualityValue: (quality: number) => `${quality} of 100`,
  started: 'The ZIP is being made',
  goesOn: 'It is saved when all pictures are ready. Please keep this page open.',
  failed: 'The pictures could not be downloaded',
  watermark: 'On your plan, each picture carries a small “Home Design” mark in a corner.',
  plans: 'See plans without it',
  label: 'Write “Virtually staged” on altered pictures',
} as const;
