export type { MergeProblem } from './merge-problem.ts';
export { NOTHING_CHANGED } from './nothing-changed.ts';
export { type MergeRepair, repairMerge } from './repair-merge.ts';
export { type UnsoundMerge, unsoundMerges } from './store.ts';
