import type { FastifyReply, FastifyRequest } from 'fastify';
import { publicOrigin } from '../../../platform/http/guards/origin.ts';
import { type PageHead, productPicture } from '../../../platform/http/pages/page-head.ts';
import { sharePath } from '../links/link-view.ts';
import type { OpenedShare } from '../opened-shares.ts';
import type { ShareDeps } from '../share-deps.ts';
import type { Doorkeeper } from '../visitors/admit.ts';
import { nameOf, picturesOf } from './shared-view.ts';

/** Both addresses of the public page. */
const SHARE_PAGE = /^(?:\/app)?\/share\/board\/([^/]+)\/?$/;

/**
 * The head that messengers show for a link: its title, and the product's picture, because messengers keep what they
 * fetch, even after the link is switched off. A token that opens nothing and one with a password get the same words.
 * @returns undefined for other pages
 */
export function createSharePageHead(deps: ShareDeps, door: Doorkeeper<OpenedShare>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<PageHead | undefined> => {
    const token = SHARE_PAGE.exec(request.url.split('?', 1)[0] ?? '')?.[1];
    if (token === undefined) return undefined;
    const origin = publicOrigin(request, deps.publicUrl);
    const url = `${origin}${sharePath(token)}`;
    const share = await door.find(token, request, reply).catch(() => undefined);
    const frameAncestors = share?.link.embedOrigins ?? [];
    const card = { ...UNNAMED, url, ...productPicture(origin), frameAncestors };
    if (!share || share.link.passwordHash !== null) return card;
    const [first] = share.versions;
    return {
      ...card,
      title: nameOf(share),
      // Preloaded, because the page's script could request it only after it has the list of pictures.
      ...(first && { firstPicture: picturesOf(first, share, token).thumbnail_url }),
    };
  };
}

const UNNAMED = { title: 'Shared board', description: 'Pictures of rooms, shared by link.' };
