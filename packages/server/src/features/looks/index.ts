export { bindLooks } from './routes.ts';
