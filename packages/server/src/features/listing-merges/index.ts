export { NOTHING_CHANGED } from './nothing-changed.ts';
export { type MergeProblem, type MergeRepair, repairMerge } from './repair-merge.ts';
export { type UnsoundMerge, unsoundMerges } from './store.ts';
