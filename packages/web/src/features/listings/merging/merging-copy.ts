import type { ListingComparison, ListingPair, MergedFact } from '@home-design/contract';
import { formatNumber, plural } from '../../../lib/formats.ts';
import { detailsCopy } from '../details-copy.ts';

/** Why two listings are likely one property. */
const whyOf = ({
  same_address,
  photos_alike,
}: Pick<ListingPair, 'same_address' | 'photos_alike'>): string => {
  const reasons = [
    ...(same_address ? ['same address'] : []),
    ...(photos_alike > 0 ? [`${plural(photos_alike, 'photo')} alike`] : []),
  ];
  return `Why: ${reasons.join(', ')}.`;
};

/** Sentences about listings that are likely one property. */
export const mergingCopy = {
  region: 'Listings that look alike',
  looksLike: (other: string) => `Looks like the same property as ${other}.`,
  bothLook: (name: string, other: string) => `“${name}” looks like the same property as “${other}”.`,
  why: whyOf,
  merge: 'Merge',
  mergeOf: (name: string, other: string) => `Merge “${name}” and “${other}”`,
  keepBoth: 'Keep both',
  keepBothOf: (name: string, other: string) => `Keep both: “${name}” and “${other}”`,
  keptBoth: 'Both listings are kept',
  keepFailed: 'Your choice could not be saved',
  more: (count: number) => `Show ${formatNumber(count)} more`,

  title: 'Merge two listings',
  intro: 'Choose the details of the merged listing. The more complete or newer ones are preselected.',
  loading: 'Comparing the listings',
  failed: 'The listings could not be compared',
  tryAgain: 'Try again',
  close: 'Close',
  stays: 'Stays',
  becomesPart: 'Becomes a part of it',
  turn: 'Keep the other one',
  keepOther: (name: string) => `Keep the other one: “${name}”`,
  staysNow: (name: string) => `“${name}” stays.`,
  source: (kind: string, ago: string | null) => (ago === null ? kind : `${kind}, read ${ago}`),
  fact: {
    title: detailsCopy.title,
    address: detailsCopy.address,
    display_price: detailsCopy.price,
    listing_type: detailsCopy.type,
    bedrooms: detailsCopy.bedrooms,
    bathrooms: detailsCopy.bathrooms,
    square_feet: detailsCopy.area,
    description: detailsCopy.description,
    publishing_profile: 'Publishing rules',
  } satisfies Record<MergedFact, string>,
  notStated: detailsCopy.notStated,
  sides: { kept: 'of the one that stays', merged: 'of the other one' },
  same: (facts: readonly string[]) => `The same in both: ${facts.join(', ')}.`,
  happens: 'What happens',
  photos: ({ joined, doubled }: ListingComparison['photos']) =>
    doubled === 0
      ? `The listing has ${plural(joined, 'photo')} then.`
      : `The listing has ${plural(joined, 'photo')} then. ${plural(doubled, 'photo')} ${
          doubled === 1 ? 'is' : 'are'
        } in both: the larger one is shown, and none is deleted.`,
  projects: ({ kept, merged, moved_photos: moved }: ListingComparison['projects']) => {
    if (merged === null) return kept === null ? null : `Its project stays “${kept}”.`;
    if (kept === null) return `The project “${merged}” becomes the project of the listing.`;
    if (moved === 0) return `Its project stays “${kept}”. “${merged}” stays in your projects.`;
    return `${plural(moved, 'photo')} with all versions ${
      moved === 1 ? 'goes' : 'go'
    } from the project “${merged}” into “${kept}”. “${merged}” stays in your projects.`;
  },
  publications: (count: number) =>
    count === 0
      ? null
      : `${plural(count, 'set')} for publishing of the other listing ${count === 1 ? 'stays, and is' : 'stay, and are'} listed here.`,
  pages: ({ kept, merged }: ListingComparison['pages']) => {
    if (!merged) return kept ? 'The page for buyers and its link stay.' : null;
    return 'The link to the other page for buyers keeps working, and opens the page of the listing that stays.';
  },
  messages: (count: number) =>
    count === 0
      ? null
      : `${plural(count, 'message')} from buyers about the other listing ${count === 1 ? 'is' : 'are'} shown here.`,
  undoable: 'Nothing is deleted. You can undo this as long as the listing exists.',
  cancel: 'Cancel',
  confirm: 'Merge',
  merged: 'Listings merged',
  mergeFailed: 'The listings could not be merged',

  sectionTitle: 'Merged listings',
  sectionText: 'Listings merged into this one, and what was taken from each.',
  sectionFailed: 'The merged listings could not be loaded',
  mergedAgo: (ago: string) => `merged ${ago}`,
  taken: (facts: readonly MergedFact[], pictures: number) => {
    const parts = [
      ...facts.map((fact) => mergingCopy.fact[fact]),
      ...(pictures > 0 ? [plural(pictures, 'picture')] : []),
    ];
    return parts.length === 0 ? 'Nothing was taken from it.' : `Taken from it: ${parts.join(', ')}.`;
  },
  undo: 'Undo',
  undoOf: (name: string) => `Undo the merge of “${name}”`,
  undone: 'Both listings are back',
  undoFailed: 'The merge could not be undone',
  notYet: 'This listing was merged into another one. Undo that merge first.',
  removeParts: (count: number) =>
    `${plural(count, 'listing')} that ${count === 1 ? 'was' : 'were'} merged into it ${
      count === 1 ? 'is' : 'are'
    } deleted, too.`,
} as const;
