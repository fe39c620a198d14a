import { plural } from '../../../lib/formats.ts';

/** Sentences of the page with messages from buyers. */
export const messagesCopy = {
  asks: {
    title: 'Please sign in to read your messages',
    text: 'Your listings and their messages belong to your session.',
  },
  title: 'Messages from buyers',
  intro: 'Messages from visitors to your listing pages.',
  back: 'Listings',
  all: 'Show the messages of all listings',
  loading: 'Loading the messages',
  failed: 'The messages could not be loaded',
  tryAgain: 'Try again',
  more: 'Show more messages',
  count: (count: number) => plural(count, 'message'),
  emptyTitle: 'No messages yet',
  empty: 'Switch on the page of a listing, and send its link to buyers. Their messages appear here.',
  toListings: 'Go to your listings',
  listing: 'About',
  deletedListing: 'deleted listing',
  noText: 'No message was written.',
  suspect: 'Possible spam',
  remove: 'Delete',
  removeOf: (name: string) => `Delete the message of ${name}`,
  removeAsk: 'Delete this message for good?',
  keep: 'Keep',
  removed: 'Message deleted',
  removeFailed: 'The message could not be deleted',
} as const;
