import type { ErrorCode, ListingType } from '@home-design/contract';
import { formatNumber, plural } from '../../lib/formats.ts';

/** Sentences of the listing page that an agent shares. */
export const copy = {
  loading: 'Loading the page',
  tryAgain: 'Try again',
  failedTitle: 'The page could not be loaded',
  failed: 'Please check your connection, and try again.',
  missingTitle: 'There is no such page',
  missing:
    'The link may be incomplete, or the listing was deleted. Please ask the person who sent it to you.',

  lockedTitle: 'This page asks for a password',
  lockedText: 'Ask the person who sent you the link.',
  password: 'Password',
  unlock: 'Open page',

  types: {
    for_sale: 'For sale',
    for_rent: 'For rent',
    sold: 'Sold',
    pending: 'Sale pending',
  } satisfies Record<ListingType, string>,
  facts: 'Facts',
  bedrooms: (count: number) => plural(count, 'bedroom'),
  bathrooms: (count: number) => plural(count, 'bathroom'),
  area: (squareFeet: number) => `${formatNumber(squareFeet)} sq ft`,
  metricArea: (squareFeet: number) => `${formatNumber(Math.round(squareFeet * 0.09290304))} m²`,
  priceOnRequest: 'Price on request',
  about: 'About this home',
  listedBy: (who: string) => `Listed by ${who}`,

  photos: 'Photos',
  allPhotos: (count: number) => (count === 1 ? '1 photo' : `Show all ${formatNumber(count)} photos`),
  photo: (place: number, caption: string) =>
    caption === '' ? `Photo ${formatNumber(place)}` : `Photo ${formatNumber(place)}: ${caption}`,
  openPhoto: (name: string) => `Open ${name}`,
  beforeChanges: 'Before the changes',
  before: 'Before',
  afterWith: (label: string | null) => (label === null ? 'After' : `After · ${label}`),
  original: 'Photo as it was taken',
  comparisons: 'Before and after',
  comparisonsText: 'Move the line to see each room before the changes.',
  comparisonOf: (name: string) => `Compare ${name}`,
  noPhotos: 'No photos are shown here.',
  labelNote: (labels: string) =>
    `Photos marked “${labels}” show things that are not there, or not as they are. The home itself may look different.`,
  lightbox: 'Photos of the home',
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',

  preview: 'Preview',
  previewText: 'This is what buyers see while the page is on. Only you see it here.',
  previewAsks: {
    title: 'Please sign in to see the preview',
    text: 'Your listings belong to your session. A guest session needs no sign-up.',
  },
  previewBack: 'Back to the listing',

  agent: 'Your contact',
  write: 'Send a message',
  call: 'Call',
  contactLabel: 'Contact',
  formTitle: 'Ask about this home',
  formText: 'Ask a question, or say when you would like to see it. The agent answers you.',
} as const;

/** The heading of an ended page, by the code of the server. */
export const ENDED_TITLES: Partial<Record<ErrorCode, string>> = {
  listing_page_sold: 'This home has been sold',
  listing_page_withdrawn: 'This home is no longer available',
  listing_page_off: 'This page was switched off',
  listing_page_expired: 'This link has expired',
};

/** The text below that heading. */
export const ENDED_TEXTS: Partial<Record<ErrorCode, string>> = {
  listing_page_sold: 'Its photos are no longer shown. Ask the agent about similar homes.',
  listing_page_withdrawn: 'The agent has taken it off the market.',
  listing_page_off: 'The agent has ended this link. Ask them for a new one.',
  listing_page_expired: 'The link has expired. Ask the agent for a new one.',
};
