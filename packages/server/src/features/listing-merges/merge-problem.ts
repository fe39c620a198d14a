/** Possible errors in the merge of a listing, the worst first. */
export type MergeProblem =
  | 'listing is merged into one of another account'
  | 'listing is merged into one that is merged itself'
  | 'merge of the listing is not written down'
  | 'merge is written down of a listing that is not merged';
