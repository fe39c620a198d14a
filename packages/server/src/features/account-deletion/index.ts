export { carryOutDeletions, type DeletionWork } from './carry-out.ts';
export { bindAccountDeletion } from './routes.ts';
export { cancelDeletion } from './store.ts';
