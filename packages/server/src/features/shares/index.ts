import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageHead } from '../../platform/http/pages/page-head.ts';
import type { IngestDeps } from '../images/index.ts';
import { createPictureLine } from './content/picture-line.ts';
import { createSharePageHead } from './content/share-page.ts';
import { createSmallPictures } from './content/small-pictures.ts';
import { createShareKeys } from './links/keys.ts';
import { bindShareLinks } from './links/link-routes.ts';
import { rememberLinks } from './links/remembered-links.ts';
import { openShare } from './opened-shares.ts';
import { bindShareReplies } from './replies/reply-routes.ts';
import type { ShareDeps } from './share-deps.ts';
import { bindShares } from './share-routes.ts';
import { createDoorkeeper } from './visitors/admit.ts';

/** The interface of links to the rest of the server. */
export interface Sharing {
  deps: ShareDeps;
  /** The head of a share page; undefined for other pages. */
  headOf(request: FastifyRequest, reply: FastifyReply): Promise<PageHead | undefined>;
}

/**
 * Binds every call about links. Must come after the rate limiter.
 * @param settings.shareSecret 32 random bytes
 */
export function bindSharing(
  app: FastifyInstance,
  {
    shareSecret,
    ...deps
  }: Pick<ShareDeps, keyof IngestDeps | 'queue' | 'outbox' | 'publicUrl'> & { shareSecret: Buffer },
): Sharing {
  const shareKeys = createShareKeys(shareSecret);
  const all: ShareDeps = {
    ...deps,
    shareKeys,
    opened: rememberLinks(deps.clock, (token, now) => openShare(deps.db, shareKeys.hashOf(token), now)),
    line: createPictureLine(),
    smallPictures: createSmallPictures(deps.storage),
  };
  const door = createDoorkeeper(app, all);
  bindShareLinks(app, all);
  bindShareReplies(app, all);
  bindShares(app, all, door);
  return { deps: all, headOf: createSharePageHead(all, door) };
}

export { endAfter } from './links/create-link.ts';
export { createShareKeys, type ShareKeys } from './links/keys.ts';
export { sightOf } from './links/link-routes.ts';
export { insertLink, type LinkRow, linksOfBoards, linksOfListing } from './links/link-store.ts';
export { isLive, type LinkSight, linkView, listingPagePath } from './links/link-view.ts';
export { type RememberedLinks, rememberLinks } from './links/remembered-links.ts';
export { FORGOTTEN_AFTER_MS } from './passwords/guess-rules.ts';
export { forgetOldGuesses } from './passwords/guess-store.ts';
export { hashPassword } from './passwords/password.ts';
export { tryPassword } from './passwords/unlock-share.ts';
export { QUIET_MS, tellOfReplies } from './replies/tell-of-replies.ts';
export type { ShareDeps } from './share-deps.ts';
export { createDoorkeeper, type Doorkeeper } from './visitors/admit.ts';
export { countVisit, forgetVisitors } from './visitors/visit-store.ts';
export { visitorOfDay } from './visitors/visitor.ts';
