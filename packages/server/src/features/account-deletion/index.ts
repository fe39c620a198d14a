export { carryOutDeletions, type DeletionWork, removeAccount } from './carry-out.ts';
export { bindAccountDeletion } from './routes.ts';
