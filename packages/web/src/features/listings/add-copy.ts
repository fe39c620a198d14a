import { formatNumber, plural } from '../../lib/formats.ts';

/** Sentences of the dialog that imports web pages. */
export const addCopy = {
  title: 'Add Listings',
  field: 'Web addresses',
  hint: 'One address per line.',
  placeholder: 'https://www.example.com/homes/12-elm-street',
  wantsProjects: 'Create a project for each',
  wantsProjectsText: 'Its photos are added once the page has been read.',
  sourcesTitle: 'Supported sources',
  sources:
    'Major property portals and custom websites, as long as anyone can open the page without signing in. Facts and photos come from the data that the page provides for search engines.',
  refusals:
    'Pages that do not allow automated access, for example by robots.txt, are not read. They appear as failed, with the reason.',
  add: 'Add Listings',
  none: 'Please enter at least one URL',
  tooMany: (most: number, given: number) =>
    `At most ${formatNumber(most)} addresses at once. There are ${formatNumber(given)}.`,
  added: (count: number) => `${plural(count, 'listing')} added`,
  addedText: 'Their pages are being read.',
  notTaken: (count: number) =>
    count === 1 ? '1 address was not added' : `${formatNumber(count)} addresses were not added`,
  notTakenText: 'They are still in the box, so you can correct them.',
  failed: 'Failed to add listings',
} as const;
