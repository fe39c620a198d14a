export { bindPreferences } from './routes.ts';
