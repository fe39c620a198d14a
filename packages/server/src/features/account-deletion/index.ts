export { carryOutDeletions, type DeletionWork } from './carry-out.ts';
export { bindAccountDeletion } from './routes.ts';
