import { extname } from 'node:path';
import type { SHARED_RENDITIONS } from '@home-design/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import type { PublicVersion } from '../collections/index.ts';
import { type DownloadDeps, labeledPicture, needsLabel } from '../downloads/index.ts';
import { chooseFile, picturesKey, sendFile } from '../versions/index.ts';

/** Browsers ask each time whether they may still show it: a link that was switched off shows nothing any more. */
const ASK_EACH_TIME = 'private, no-cache';

/**
 * Streams a picture that a link shows.
 * @throws AppError `file_not_found`
 */
export async function sendSharedPicture(
  deps: DownloadDeps,
  picture: PublicVersion,
  { rendition, label }: { rendition: (typeof SHARED_RENDITIONS)[number]; label: boolean },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const chosen = picture.files && chooseFile(picture.files, rendition, request.headers.accept);
  if (!chosen) throw new AppError('file_not_found');
  const isLabeled = label && needsLabel(picture);
  const file = isLabeled && rendition === 'original' ? 'labeled.png' : chosen.file;
  await sendFile(request, reply, {
    tag: `${picture.contentHash}-${isLabeled ? 'labeled-' : ''}${file}`,
    mediaType: extname(file) === '.png' ? 'image/png' : chosen.mediaType,
    cacheControl: ASK_EACH_TIME,
    varies: chosen.varies,
    open: async () =>
      deps.storage.read(
        isLabeled
          ? await labeledPicture(deps, picture.id, rendition, chosen.file)
          : `${picturesKey(picture.id)}/${chosen.file}`,
      ),
  });
}
