export { bindTags } from './routes.ts';
