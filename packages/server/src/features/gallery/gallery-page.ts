import { GalleryItemId } from '@home-design/contract';
import type { FastifyRequest } from 'fastify';
import { publicOrigin } from '../../platform/http/guards/origin.ts';
import { type PageHead, productPicture } from '../../platform/http/pages/page-head.ts';
import type { GalleryDeps } from './gallery-deps.ts';
import { findDesign } from './store.ts';
import { designAddress } from './view.ts';

/** Both addresses of the gallery. */
const GALLERY_PAGE = /^(?:\/app)?\/gallery\/?$/;

/** Address of the page that opens a design. */
export const galleryPath = (id: GalleryItemId): string => `/app/gallery?item=${id}`;

/**
 * The head that messengers show for a design: its title and first picture; or that of the gallery as a whole.
 * @returns undefined for other pages
 */
export function createGalleryPageHead(deps: GalleryDeps) {
  return async (request: FastifyRequest): Promise<PageHead | undefined> => {
    const [path, query] = request.url.split('?', 2);
    if (!GALLERY_PAGE.test(path ?? '')) return undefined;
    const origin = publicOrigin(request, deps.publicUrl);
    const item = GalleryItemId.safeParse(new URLSearchParams(query).get('item'));
    if (!item.success) return wholeGallery(origin);
    await deps.ready();
    const design = await findDesign(deps.db, item.data, ['']);
    if (!design) return wholeGallery(origin);
    const [first] = design.images;
    return {
      title: design.title,
      description: design.description,
      url: `${origin}${galleryPath(design.id)}`,
      ...(first && { image: `${origin}${designAddress(first.picture, 'large')}`, imageText: design.title }),
      isPublic: true,
    };
  };
}

const wholeGallery = (origin: string): PageHead => ({
  title: 'Gallery',
  description: 'Designs to explore and try on your own photos, each beside the room it was made from.',
  url: `${origin}/app/gallery`,
  ...productPicture(origin),
  isPublic: true,
});
