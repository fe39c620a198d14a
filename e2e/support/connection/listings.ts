import {
  anyDialog,
  type DialogRow,
  inMenu,
  named,
  onListings,
  onPublish,
  press,
  pressIn,
  says,
  typed,
} from './steps.ts';

/** Dialogs of the listings. */
export const LISTING_DIALOGS: readonly DialogRow[] = [
  {
    part: 'AddListingsDialog',
    ...onListings,
    open: press('Add Listings'),
    dialog: named('Add Listings'),
    enter: typed(['Web addresses', 'http://127.0.0.1:9/pine-court-1']),
    send: pressIn('Add Listings'),
    done: says('1 listing added'),
  },
  {
    part: 'ListingDetailsDialog',
    ...onListings,
    open: inMenu(/^Actions for /, 'Details'),
    dialog: anyDialog,
  },
  {
    part: 'MergeDialog',
    ...onListings,
    open: press(/^Merge “/),
    dialog: named('Merge two listings'),
    send: pressIn('Merge'),
    done: says('Listings merged'),
  },
  {
    part: 'ListingKeyList',
    ...onListings,
    open: (page) => page.keyboard.press('?'),
    dialog: named('Keyboard shortcuts'),
  },
  {
    part: 'DeleteListingDialog',
    ...onListings,
    open: inMenu(/^Actions for 127\.0\.0\.1:9\/oak-lane-4/, 'Delete listing'),
    dialog: named(/^Delete “/),
    send: pressIn('Delete'),
    done: says('Listing deleted'),
  },
  {
    part: 'RemoveSetDialog',
    ...onPublish,
    open: press(/^Delete the set of /),
    dialog: named('Delete this set?'),
    send: pressIn('Delete set'),
    done: says('Set deleted'),
  },
];
