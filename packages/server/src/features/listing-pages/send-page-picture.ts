import { extname } from 'node:path';
import type { LISTING_PAGE_RENDITIONS } from '@home-design/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { chooseFile } from '../../platform/pictures/choose-file.ts';
import { picturesKey } from '../../platform/pictures/keys.ts';
import { sendFile } from '../../platform/pictures/send-file.ts';
import { pictureLabeledByRules } from '../downloads/index.ts';
import type { ShareDeps } from '../shares/index.ts';
import type { PageContent } from './opened-page.ts';
import { tagOf } from './page-view.ts';

/** Browsers revalidate each time, so that a switched-off page shows no pictures any more. */
const ASK_EACH_TIME = 'private, no-cache';

export interface PictureCall {
  params: { picture: string; rendition: (typeof LISTING_PAGE_RENDITIONS)[number] };
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Streams a picture of a page, with the label that the publishing rules require.
 * @throws AppError `file_not_found`
 */
export async function sendPagePicture(
  deps: ShareDeps,
  page: PageContent,
  { params, request, reply }: PictureCall,
): Promise<void> {
  const { rendition } = params;
  const picture = page.pictures.get(params.picture);
  if (!picture) throw new AppError('file_not_found');
  const { version, drawn } = picture;
  const chosen = version.files && chooseFile(version.files, rendition, request.headers.accept);
  if (!chosen) throw new AppError('file_not_found');
  if (rendition === 'thumbnail') await deps.line.wait(Math.max(0, page.shown.indexOf(picture)));
  const tag = tagOf(picture, deps.shareKeys);
  await sendFile(request, reply, {
    tag: `${tag}-${rendition}${extname(chosen.file)}`,
    mediaType: chosen.mediaType,
    cacheControl: ASK_EACH_TIME,
    varies: chosen.varies,
    open: async () => {
      const key = drawn
        ? await pictureLabeledByRules(deps, version.id, rendition, { file: chosen.file, label: drawn })
        : `${picturesKey(version.id)}/${chosen.file}`;
      if (rendition !== 'thumbnail') return deps.storage.read(key);
      const content = await deps.smallPictures.read(key, tag);
      return { stream: content, bytes: content.length };
    },
  });
}
