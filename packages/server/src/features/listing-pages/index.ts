import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageHead } from '../../platform/http/pages/page-head.ts';
import { createDoorkeeper, rememberLinks } from '../shares/index.ts';
import { openPage } from './opened-page.ts';
import { createListingPageHead } from './page-head.ts';
import { bindOwnPages, bindPublicPages, type ListingPageDeps } from './routes.ts';

/** The head of a listing's page; undefined for other pages. */
export interface ListingPages {
  headOf(request: FastifyRequest, reply: FastifyReply): Promise<PageHead | undefined>;
}

/** Binds every call about the pages of listings for buyers. Must come after the rate limiter. */
export function bindListingPages(app: FastifyInstance, deps: ListingPageDeps): ListingPages {
  const pages = rememberLinks(deps.clock, (token, now) => openPage(deps, token, now));
  // One call switches off and changes links of every kind.
  deps.opened.onForget(pages.forget);
  const door = createDoorkeeper(app, { ...deps, opened: pages }, 'listing_page_not_found');
  bindOwnPages(app, deps);
  bindPublicPages(app, deps, door);
  return { headOf: createListingPageHead(deps, door) };
}
