import { styledRoomRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import type { Engine } from '../../platform/engine.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import { sendFile } from '../../platform/pictures/send-file.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { createPictureMaker } from './picture-maker.ts';
import { styledImages, styledPictures } from './pictures.ts';

/** Binds the pictures of the living room on the front page. */
export function bindStyledRooms(app: FastifyInstance, deps: { storage: Storage; engine: Engine }): void {
  const pictures = styledPictures();
  const maker = createPictureMaker(deps);

  bindRoute(app, styledRoomRoutes.manifest, async () => {
    const all = [...pictures.values()];
    const ready = await Promise.all(all.map(maker.isReady));
    const readyKeys = new Set(all.filter((_, i) => ready[i]).map(({ key }) => key));
    return { images: styledImages(all, ({ key }) => readyKeys.has(key)) };
  });

  bindRoute(app, styledRoomRoutes.picture, async ({ params, query, request, reply }) => {
    const picture = pictures.get(params.fileName);
    if (!picture) throw new AppError('file_not_found');
    await sendFile(request, reply, {
      tag: `${picture.key}-${picture.file}`,
      mediaType: 'image/jpeg',
      cacheControl: query.v === picture.key ? 'public, max-age=31536000, immutable' : 'public, no-cache',
      varies: false,
      open: async () => {
        const content = await maker.read(picture);
        return { stream: content, bytes: content.length };
      },
    });
  });
}
