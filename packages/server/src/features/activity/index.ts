export { bindActivity } from './routes.ts';
export { insertOperation, setOperationStatus } from './store.ts';
