/** What the photo as it was uploaded is called in its history, until somebody renames it. */
export const ORIGINAL_LABEL = 'Original';

/**
 * The first version made from one on the main line goes on with it; everything else is a side branch.
 */
export function branchOf(parent: 'main' | 'other', parentHasChild: boolean): 'main' | 'other' {
  return parent === 'main' && !parentHasChild ? 'main' : 'other';
}
