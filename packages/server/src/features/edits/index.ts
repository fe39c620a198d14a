export { imagesOfBatch } from './images-of-batch.ts';
export { type ReadOrder, readOrder } from './read-order.ts';
export { requireSource } from './require-source.ts';
export { bindEdits } from './routes.ts';
export type { EditDeps } from './start-edits.ts';
