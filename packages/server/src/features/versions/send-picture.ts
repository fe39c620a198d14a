import type { Rendition, VersionId } from '@home-design/contract';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import { type ChosenFile, chooseFile } from '../../platform/pictures/choose-file.ts';
import { downloadName } from '../../platform/pictures/file-names.ts';
import { picturesKey } from '../../platform/pictures/keys.ts';
import { sendFile } from '../../platform/pictures/send-file.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { openOriginal } from './provenance.ts';
import { requireKept } from './require-finished.ts';
import { readSoundOriginal } from './sound-original.ts';
import { imageNameOf, ownVersion, ownVersionAnywhere, type VersionRow } from './store.ts';

interface Wanted {
  versionId: VersionId;
  rendition: Rendition;
  /** Content hash in the address. */
  hash: string | undefined;
  /** Whether it is saved instead of shown. */
  download: boolean;
}

/**
 * Streams a picture to its owner.
 * @throws AppError `version_not_found` for missing and foreign versions alike, `suggestion_not_kept` for saving one,
 * `file_not_found` if the version has no such picture (yet), `picture_damaged`.
 */
export async function sendPicture(
  deps: { db: Database; storage: Storage },
  who: Who,
  wanted: Wanted,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const version = await ownVersion(deps.db, who.userId, wanted.versionId);
  if (!version) throw new AppError('version_not_found');
  if (wanted.download) requireKept(version);
  const chosen = version.files && chooseFile(version.files, wanted.rendition, request.headers.accept);
  if (!chosen) throw new AppError('file_not_found');

  const isCurrent = wanted.hash === version.contentHash;
  const isSaved = wanted.download && wanted.rendition === 'original';
  await sendFile(request, reply, {
    tag: `${version.contentHash}-${chosen.file}${isSaved ? '-saved' : ''}`,
    mediaType: chosen.mediaType,
    cacheControl: isCurrent ? 'private, max-age=31536000, immutable' : 'private, no-cache',
    varies: chosen.varies,
    disposition: wanted.download ? await disposition(deps.db, version, chosen) : undefined,
    open: () => open(deps.storage, version, chosen.file, { rendition: wanted.rendition, isSaved }),
  });
}

function open(
  storage: Storage,
  version: VersionRow,
  file: string,
  { rendition, isSaved }: { rendition: Rendition; isSaved: boolean },
): ReturnType<Storage['read']> {
  if (isSaved) return openOriginal(storage, version, file);
  if (rendition === 'original') return readSoundOriginal(storage, version, file);
  return storage.read(`${picturesKey(version.id)}/${file}`);
}

/**
 * Streams the thumbnail of a version to its owner, even while it is in the bin.
 * @throws AppError `version_not_found` for missing and foreign versions alike, `file_not_found`
 */
export async function sendThumbnailFromBin(
  deps: { db: Database; storage: Storage },
  who: Who,
  versionId: VersionId,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const version = await ownVersionAnywhere(deps.db, who.userId, versionId);
  if (!version) throw new AppError('version_not_found');
  const chosen = version.files && chooseFile(version.files, 'thumbnail', request.headers.accept);
  if (!chosen) throw new AppError('file_not_found');
  await sendFile(request, reply, {
    tag: `${version.contentHash}-${chosen.file}`,
    mediaType: chosen.mediaType,
    cacheControl: 'private, no-cache',
    varies: chosen.varies,
    open: () => deps.storage.read(`${picturesKey(version.id)}/${chosen.file}`),
  });
}

async function disposition(db: Database, version: VersionRow, chosen: ChosenFile): Promise<string> {
  return contentDisposition(downloadName(await imageNameOf(db, version.imageId), version.label, chosen.file));
}
