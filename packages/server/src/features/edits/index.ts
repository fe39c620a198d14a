export { applyBatch } from './apply-batch.ts';
export { bindEdits } from './routes.ts';
export type { EditDeps } from './start-edits.ts';
