import { formatNumber, plural } from '../../lib/formats.ts';

/** Sentences of the dialog that imports web pages. */
export const addCopy = {
  title: 'Add Listings',
  field: 'Web addresses',
  hint: 'One address per line.',
  placeholder: 'https://www.example.com/homes/12-elm-street',
  wantsProjects: 'Make a project of each',
  wantsProjectsText: 'Its photos are brought into it as soon as the page was read.',
  sourcesTitle: 'Supported sources',
  sources:
    'Major property portals and custom websites, as long as anyone can open the page without signing in. Facts and photos are taken from what the page states for search engines.',
  refusals:
    'Pages that refuse programs, by robots.txt or by turning them away, are not read. They appear as failed, with the reason.',
  add: 'Add Listings',
  none: 'Please enter at least one URL',
  tooMany: (most: number, given: number) =>
    `At most ${formatNumber(most)} addresses at once. There are ${formatNumber(given)}.`,
  added: (count: number) => `${plural(count, 'listing')} added`,
  addedText: 'Their pages are being read.',
  notTaken: (count: number) =>
    count === 1 ? '1 address was not taken' : `${formatNumber(count)} addresses were not taken`,
  notTakenText: 'They are still in the box, so that you can correct them.',
  failed: 'Failed to add listings',
} as const;
