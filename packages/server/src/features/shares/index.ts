import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageHead } from '../../platform/http/page-head.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { IngestDeps } from '../images/index.ts';
import { createDoorkeeper } from './admit.ts';
import { createShareKeys } from './keys.ts';
import { bindShareLinks } from './link-routes.ts';
import { openShare } from './opened-shares.ts';
import { createPictureLine } from './picture-line.ts';
import { rememberLinks } from './remembered-links.ts';
import { bindShareReplies } from './reply-routes.ts';
import type { ShareDeps } from './share-deps.ts';
import { createSharePageHead } from './share-page.ts';
import { bindShares } from './share-routes.ts';
import { createSmallPictures } from './small-pictures.ts';

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
  }: IngestDeps & { queue: Queue; outbox: Outbox; shareSecret: Buffer; publicUrl: string | undefined },
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

export { createDoorkeeper, type Doorkeeper } from './admit.ts';
export { endAfter } from './create-link.ts';
export { FORGOTTEN_AFTER_MS } from './guess-rules.ts';
export { forgetOldGuesses } from './guess-store.ts';
export { createShareKeys, type ShareKeys } from './keys.ts';
export { sightOf } from './link-routes.ts';
export { insertLink, type LinkRow, linksOfBoards, linksOfListing } from './link-store.ts';
export { isLive, type LinkSight, linkView, listingPagePath } from './link-view.ts';
export { hashPassword } from './password.ts';
export { type RememberedLinks, rememberLinks } from './remembered-links.ts';
export type { ShareDeps } from './share-deps.ts';
export { QUIET_MS, tellOfReplies } from './tell-of-replies.ts';
export { tryPassword } from './unlock-share.ts';
export { countVisit, forgetVisitors } from './visit-store.ts';
export { visitorOfDay } from './visitor.ts';
