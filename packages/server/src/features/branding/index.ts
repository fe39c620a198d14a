export { bindBranding } from './routes.ts';
export { brandingOnLinks, logoOf } from './store.ts';
