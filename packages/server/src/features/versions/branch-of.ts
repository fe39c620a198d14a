/** The first version from one on the main line continues it; every other one is a side branch. */
export function branchOf(parent: 'main' | 'other', parentHasChild: boolean): 'main' | 'other' {
  return parent === 'main' && !parentHasChild ? 'main' : 'other';
}
