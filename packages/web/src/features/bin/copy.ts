import type { BinCounts, BinEntry, BinKind } from '@home-design/contract';
import { plural } from '../../lib/formats.ts';

/** Sentences of the bin. */
export const copy = {
  title: 'Bin',
  intro: 'What you delete stays here for 30 days. Restore it until then, or delete it for good.',
  loading: 'Loading the bin',
  failed: 'The bin could not be loaded',
  tryAgain: 'Try again',
  emptyTitle: 'The bin is empty',
  emptyText: 'Deleted photos, versions, projects and boards are kept here for 30 days.',
  list: 'Deleted things',
  kinds: {
    project: 'Project',
    photo: 'Photo',
    version: 'Version',
    board: 'Board',
  } satisfies Record<BinKind, string>,
  about: ({ kind, inside, size }: BinEntry): string => {
    switch (kind) {
      case 'project':
        return plural(size, 'photo');
      case 'photo':
        return `${inside ?? ''} · ${plural(size, 'version')}`;
      case 'version':
        return `of ${inside ?? ''}`;
      case 'board':
        return `${inside ?? ''} · ${plural(size, 'picture')}`;
    }
  },
  deleted: (ago: string) => `Deleted ${ago}`,
  purged: (days: number) =>
    days <= 0 ? 'Removed for good today' : `Removed for good in ${plural(days, 'day')}`,
  waitsFor: {
    project: 'Its project is in the bin. Restore the project first.',
    photo: 'Its photo is in the bin. Restore the photo first.',
  },
  restore: 'Restore',
  restoreOf: (title: string) => `Restore ${title}`,
  restored: (title: string) => `${title} restored`,
  restoreFailed: 'This could not be restored',
  remove: 'Delete for good',
  removeOf: (title: string) => `Delete for good: ${title}`,
  removeTitle: (title: string) => `Delete “${title}” for good?`,
  removeText: 'It cannot be restored afterwards.',
  removed: (title: string) => `${title} deleted for good`,
  removeFailed: 'This could not be deleted',
  emptyNow: 'Empty now',
  emptyDialog: 'Empty the bin?',
  emptyCounts: (counts: BinCounts) => `${inWords(counts)} will be deleted for good. This cannot be undone.`,
  emptyConfirm: 'Empty the bin',
  emptied: 'The bin is empty now',
  emptiedText: (counts: BinCounts) => `${inWords(counts)} deleted for good`,
  emptyFailed: 'The bin could not be emptied',
  cancel: 'Cancel',
  close: 'Close',
  pages: 'Pages of the bin',
  previous: 'Previous',
  next: 'Next',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;

/** '2 projects, 1 photo and 3 versions'; kinds without entries are left out. */
function inWords(counts: BinCounts): string {
  const parts = (['project', 'photo', 'version', 'board'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => plural(counts[kind], kind));
  const last = parts.at(-1) ?? 'Nothing';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
