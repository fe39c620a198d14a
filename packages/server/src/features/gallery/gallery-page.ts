import { GalleryItemId } from '@home-design/contract';
import type { FastifyRequest } from 'fastify';
import { publicOrigin } from '../../platform/http/origin.ts';
import type { PageHead } from '../../platform/http/page-head.ts';
import type { GalleryDeps } from './routes.ts';
import { findDesign } from './store.ts';
import { designAddress } from './view.ts';

/** Both addresses of the gallery. */
const GALLERY_PAGE = /^(?:\/app)?\/gallery\/?$/;

/** Address of the page that opens a design. */
export const galleryPath = (id: GalleryItemId): string => `/app/gallery?item=${id}`;

/**
 * What messengers show of a design that is sent to somebody: its title and first picture.
 * @returns undefined for pages that show no design
 */
export function createGalleryPageHead(deps: GalleryDeps) {
  return async (request: FastifyRequest): Promise<PageHead | undefined> => {
    const [path, query] = request.url.split('?', 2);
    if (!GALLERY_PAGE.test(path ?? '')) return undefined;
    const item = GalleryItemId.safeParse(new URLSearchParams(query).get('item'));
    if (!item.success) return undefined;
    await deps.ready();
    const design = await findDesign(deps.db, item.data, ['']);
    if (!design) return undefined;
    const origin = publicOrigin(request, deps.publicUrl);
    const [first] = design.images;
    return {
      title: design.title,
      description: design.description,
      url: `${origin}${galleryPath(design.id)}`,
      ...(first && { image: `${origin}${designAddress(first.picture, 'large')}` }),
      isPublic: true,
    };
  };
}
