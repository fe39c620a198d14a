import { formatNumber, plural } from '../../../lib/formats.ts';

/** Sentences about the public page of a listing. */
export const pageCopy = {
  title: 'Page for buyers',
  text: 'A public page with facts, photos and a contact form. You share it by link.',
  loading: 'Loading the page',
  failed: 'The page could not be loaded',
  tryAgain: 'Try again',
  saveFailed: 'This could not be changed',

  on: 'The page is on',
  off: 'The page is off',
  obstacles: (count: number) =>
    `Before you switch it on: ${plural(count, 'issue')} with the publishing rules`,
  hidden: {
    archived: 'This listing is archived. Visitors see that it is no longer available.',
    sold: 'This home is sold. Visitors see that it is sold, and no photos.',
  },

  what: 'What the page shows',
  showsAddress: 'Exact address',
  place: 'Shown in place of the address',
  placeHint: (town: string) =>
    town === ''
      ? 'Leave empty to show no location. Street and postcode are removed from title and text.'
      : `Leave empty to show “${town}”. Street and postcode are removed from title and text.`,
  comparisons: 'Before and after of altered photos',
  comparisonsHint: 'Visitors can also see the original photos.',
  originalsRequired: 'The publishing rules require the original next to labeled pictures.',
  contact: 'Your contact',
  contactName: 'Name',
  contactEmail: 'Email',
  contactPhone: 'Phone',
  leads: 'Form for messages to you',
  indexing: 'Search engines may find the page',
  indexingHint:
    'Its title, facts and photos can appear in search results, even for some time after the page ends.',
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
    ['never', 'Never'],
  ] as const,
  password: 'Password',
  passwordHint: 'Leave empty to let anyone with the link see the page.',
  switchOn: 'Switch the page on',
  switchedOn: 'The page is on',

  link: 'Link',
  copyLink: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied',
  open: 'Preview the page',
  views: (visits: number, visitors: number) => `${plural(visits, 'view')} by ${plural(visitors, 'visitor')}`,
  messages: (count: number) => (count === 0 ? 'No messages yet' : plural(count, 'message')),
  limits: 'End date and password',
  switchOff: 'Switch off',
  switchOffAsk: 'The link stops working at once and cannot be restored. A new page gets a new link.',
  keep: 'Keep it on',
  switchedOff: 'The page is off',
} as const;
