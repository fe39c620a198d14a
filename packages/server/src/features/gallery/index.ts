import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PageHead } from '../../platform/http/pages/page-head.ts';
import type { GalleryDeps } from './gallery-deps.ts';
import { createGalleryPageHead } from './gallery-page.ts';
import { bindGalleryRoutes } from './routes.ts';
import { publishStudioDesigns } from './studio/publish-designs.ts';

/** The gallery's interface to the rest of the server. */
export interface Gallery {
  /** The head of the gallery's page, or of a page that opens a design; undefined for other pages. */
  headOf(request: FastifyRequest): Promise<PageHead | undefined>;
}

/** Binds the public gallery. Must come after the rate limiter. The first request adds the studio's designs. */
export function bindGallery(app: FastifyInstance, given: Omit<GalleryDeps, 'ready'>): Gallery {
  let published: Promise<void> | undefined;
  const ready = async () => {
    published ??= publishStudioDesigns(given.db, given.clock.now());
    try {
      await published;
    } catch (error) {
      published = undefined;
      throw error;
    }
  };
  const deps: GalleryDeps = { ...given, ready };
  bindGalleryRoutes(app, deps);
  return { headOf: createGalleryPageHead(deps) };
}

export { forgetGalleryVisitors, forgetLikeNetworks } from './count-store.ts';
export { forgetLiker } from './forget-liker.ts';
