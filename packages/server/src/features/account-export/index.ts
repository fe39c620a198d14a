export { bindAccountExport } from './routes.ts';
