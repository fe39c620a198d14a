import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { SHARED_RENDITIONS } from '@home-design/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import type { PublicVersion } from '../collections/index.ts';
import { type DownloadDeps, labeledPicture, needsLabel } from '../downloads/index.ts';
import { chooseFile, picturesKey, sendFile } from '../versions/index.ts';
import type { OpenedShare } from './opened-shares.ts';

/** Browsers ask each time whether they may still show it: a link that was switched off shows nothing any more. */
const ASK_EACH_TIME = 'private, no-cache';

/**
 * Streams a picture that a link shows.
 * @throws AppError `file_not_found`
 */
export async function sendSharedPicture(
  deps: DownloadDeps,
  { link, ready }: OpenedShare,
  { picture, rendition }: { picture: PublicVersion; rendition: (typeof SHARED_RENDITIONS)[number] },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const chosen = picture.files && chooseFile(picture.files, rendition, request.headers.accept);
  if (!chosen) throw new AppError('file_not_found');
  const isLabeled = link.showsLabel && needsLabel(picture);
  const file = isLabeled && rendition === 'original' ? 'labeled.png' : chosen.file;
  await sendFile(request, reply, {
    tag: `${picture.contentHash}-${isLabeled ? 'labeled-' : ''}${file}`,
    mediaType: extname(file) === '.png' ? 'image/png' : chosen.mediaType,
    cacheControl: ASK_EACH_TIME,
    varies: chosen.varies,
    open: async () => {
      const key = isLabeled
        ? await labeledPicture(deps, picture.id, rendition, chosen.file)
        : `${picturesKey(picture.id)}/${chosen.file}`;
      if (rendition !== 'thumbnail') return deps.storage.read(key);
      const content = await readOnce(deps, ready.thumbnails, key);
      return { stream: content, bytes: content.length };
    },
  });
}

/** A small picture, read once for all who ask while it is remembered. */
function readOnce(
  { storage }: DownloadDeps,
  remembered: Map<string, Promise<Buffer>>,
  key: string,
): Promise<Buffer> {
  const known = remembered.get(key);
  if (known) return known;
  const content = storage.read(key).then(({ stream }) => buffer(stream));
  remembered.set(key, content);
  content.catch(() => remembered.delete(key));
  return content;
}
