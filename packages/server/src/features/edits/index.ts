export { bindEdits, type EditDeps } from './routes.ts';
