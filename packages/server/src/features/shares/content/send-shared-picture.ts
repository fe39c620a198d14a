import { extname } from 'node:path';
import type { SHARED_RENDITIONS } from '@home-design/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/http/app-error.ts';
import { chooseFile } from '../../../platform/pictures/choose-file.ts';
import { picturesKey } from '../../../platform/pictures/keys.ts';
import { sendFile } from '../../../platform/pictures/send-file.ts';
import type { PublicVersion } from '../../collections/index.ts';
import { labeledPicture, needsLabel } from '../../downloads/index.ts';
import { soundOriginal } from '../../versions/index.ts';
import type { OpenedShare } from '../opened-shares.ts';
import type { ShareDeps } from '../share-deps.ts';

/** Browsers revalidate each time, so that a switched-off link shows no pictures any more. */
const ASK_EACH_TIME = 'private, no-cache';

/**
 * Streams a picture of a link.
 * @throws AppError `file_not_found`, `picture_damaged`
 */
export async function sendSharedPicture(
  deps: ShareDeps,
  { link, places }: OpenedShare,
  { picture, rendition }: { picture: PublicVersion; rendition: (typeof SHARED_RENDITIONS)[number] },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const chosen = picture.files && chooseFile(picture.files, rendition, request.headers.accept);
  if (!chosen) throw new AppError('file_not_found');
  if (rendition === 'thumbnail') await deps.line.wait(places.get(picture.id) ?? 0);
  const isLabeled = link.showsLabel && needsLabel(picture);
  const file = isLabeled && rendition === 'original' ? 'labeled.png' : chosen.file;
  await sendFile(request, reply, {
    tag: `${picture.contentHash}-${isLabeled ? 'labeled-' : ''}${file}`,
    mediaType: extname(file) === '.png' ? 'image/png' : chosen.mediaType,
    cacheControl: ASK_EACH_TIME,
    varies: chosen.varies,
    open: async () => {
      if (rendition === 'original') await soundOriginal(deps.storage, picture, chosen.file);
      const key = isLabeled
        ? await labeledPicture(deps, picture.id, rendition, chosen.file)
        : `${picturesKey(picture.id)}/${chosen.file}`;
      if (rendition !== 'thumbnail') return deps.storage.read(key);
      const content = await deps.smallPictures.read(key, picture.contentHash ?? '');
      return { stream: content, bytes: content.length };
    },
  });
}
