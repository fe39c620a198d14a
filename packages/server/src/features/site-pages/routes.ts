import { sitePageRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import { bindRoute } from '../../platform/http/bind-route.ts';
import { readSitePage, type SitePageDeps } from './read-page.ts';

/** Binds the pages about this server: terms, privacy notice, accessibility statement and imprint. */
export function bindSitePages(app: FastifyInstance, deps: SitePageDeps): void {
  bindRoute(app, sitePageRoutes.read, ({ params }) => readSitePage(deps, params.page));
}
