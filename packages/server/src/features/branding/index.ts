export { bindBranding } from './routes.ts';
export { brandingOnLinks } from './store.ts';
