import { formatNumber, plural } from '../../../lib/formats.ts';

/** Sentences about the public page of a listing. */
export const pageCopy = {
  title: 'Page for buyers',
  text: 'A public page with facts, photos and a form, opened by a link. Nobody finds it without that.',
  loading: 'Loading the page',
  failed: 'The page could not be loaded',
  tryAgain: 'Try again',
  saveFailed: 'This could not be changed',

  on: 'The page is on',
  off: 'The page is off',
  obstacles: (count: number) =>
    `Before you switch it on: ${plural(count, 'thing')} against the publishing rules`,
  hidden: {
    archived: 'This listing is archived. Whoever opens the link is told that it is not offered any more.',
    sold: 'This home is sold. Whoever opens the link is told so, and sees no photos.',
  },

  what: 'What the page shows',
  showsAddress: 'Exact address',
  place: 'Shown in place of the address',
  placeHint: (town: string) =>
    town === ''
      ? 'Empty: nothing is said. Street and postcode are taken out of title and text.'
      : `Empty: “${town}”. Street and postcode are taken out of title and text.`,
  comparisons: 'Before and after of altered photos',
  comparisonsHint: 'The photos as they were taken can be seen, too.',
  originalsRequired: 'The publishing rules want the original beside pictures that carry a label.',
  contact: 'Your contact',
  contactName: 'Name',
  contactEmail: 'Email',
  contactPhone: 'Phone',
  leads: 'Form for messages to you',
  indexing: 'Search engines may find the page',
  indexingHint: 'Its title, facts and photos then stand in search results, also for a time after it ended.',
  save: 'Save texts',
  saved: 'Saved',
  photos: (shown: number, all: number) => `Photos: ${formatNumber(shown)} of ${formatNumber(all)} shown`,
  showPhoto: (name: string) => `Show ${name}`,
  banned: (why: string) => `Never shown: ${why}`,
  label: (text: string) => `Labeled “${text}”`,

  ends: 'The link ends',
  endsOptions: [
    ['7', 'After 7 days'],
    ['30', 'After 30 days'],
    ['90', 'After 90 days'],
    ['365', 'After a year'],
    ['never', 'Never by itself'],
  ] as const,
  password: 'Password',
  passwordHint: 'Empty: whoever has the link sees the page.',
  switchOn: 'Switch the page on',
  switchedOn: 'The page is on',

  link: 'Link',
  copyLink: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied',
  open: 'Preview the page',
  views: (visits: number, visitors: number) => `${plural(visits, 'view')} by ${plural(visitors, 'visitor')}`,
  messages: (count: number) => (count === 0 ? 'No messages yet' : plural(count, 'message')),
  limits: 'Until when, and for whom',
  switchOff: 'Switch off',
  switchOffAsk: 'Its link and its photos end at once, for good. A new page gets a new link.',
  keep: 'Keep it on',
  switchedOff: 'The page is off',
} as const;
