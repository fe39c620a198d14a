export { bindSitePages } from './routes.ts';
export type { SiteFacts } from './site-facts.ts';
