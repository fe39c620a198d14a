import type { ListingBatch } from '@home-design/contract';
import { formatNumber, plural } from '../../../lib/formats.ts';

/** Sentences about imports of listings. */
export const importsCopy = {
  asks: {
    title: 'Please sign in to see your imports',
    text: 'Your listings and imports belong to your session.',
  },
  title: 'Imports',
  intro: 'Every import, its progress, and what could not be read.',
  back: 'Listings',
  loading: 'Loading your imports',
  failed: 'Your imports could not be loaded',
  tryAgain: 'Try again',
  more: 'Show more imports',
  emptyTitle: 'No imports yet',
  empty: 'Add listings by their web addresses, and their import appears here.',
  toListings: 'Go to your listings',

  name({ source_type, source_name, total }: ListingBatch): string {
    switch (source_type) {
      case 'url':
        return plural(total, 'web address', 'web addresses');
      case 'saved_page':
        return source_name ?? 'Saved page';
      case 'table':
        return source_name === null ? plural(total, 'row of a table', 'rows of a table') : source_name;
      case 'photos':
        return source_name || 'Photos';
      case 'reso':
        return `${plural(total, 'property', 'properties')} of the MLS`;
      case null:
        return plural(total, 'listing');
    }
  },
  underWay: 'Being read',
  done: 'Finished',
  progress: (read: number, total: number) => `${formatNumber(read)} of ${formatNumber(total)} read`,
  failures: (count: number) => `${formatNumber(count)} failed`,
  gone: (count: number) => `${formatNumber(count)} deleted since`,
  retry: (count: number) => `Retry failed (${formatNumber(count)})`,
  retried: (count: number) => `Reading ${plural(count, 'listing')} again`,
  retryFailed: 'The import could not be retried',
  cancel: 'Cancel import',
  cancelAsk: 'Stop this import? Listings that were read are kept, and the rest can be read later.',
  keep: 'Keep importing',
  canceled: 'Import canceled',
  cancelFailed: 'The import could not be canceled',
  showRows: 'Show each one',
  hideRows: 'Hide each one',
  rowsOf: (name: string) => `Listings of ${name}`,
  rowsFailed: 'The listings of this import could not be loaded',
  moreRows: 'Show more listings',
  notTaken: 'Not added',
  running: (read: number, total: number) =>
    `Import in progress: ${formatNumber(read)} of ${formatNumber(total)} read`,
  show: 'Show the import',
} as const;
