import type { Rendition, VersionId } from '@home-design/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { picturesKey } from './keys.ts';
import { type ChosenFile, chooseFile, contentDisposition, downloadName } from './rules.ts';
import { imageNameOf, ownVersion, type VersionRow } from './store.ts';

interface Wanted {
  versionId: VersionId;
  rendition: Rendition;
  /** Content hash in the address. */
  hash: string | undefined;
  /** Whether it is saved rather than shown. */
  download: boolean;
}

/**
 * Streams a picture to its owner.
 * @throws AppError `version_not_found` for missing and foreign versions alike, `file_not_found` when the
 * version has no such picture (yet).
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
  const chosen = version.files && chooseFile(version.files, wanted.rendition, request.headers.accept);
  if (!chosen) throw new AppError('file_not_found');

  const tag = `"${version.contentHash}-${chosen.file}"`;
  const isCurrent = wanted.hash === version.contentHash;
  reply.headers({
    etag: tag,
    'cache-control': isCurrent ? 'private, max-age=31536000, immutable' : 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    ...(chosen.varies ? { vary: 'Accept' } : {}),
  });
  if (matches(request.headers['if-none-match'], tag)) {
    void reply.code(304).send();
    return;
  }

  if (wanted.download) reply.header('content-disposition', await disposition(deps.db, version, chosen));
  // Opened last: a failure after it would leave the file open.
  const { stream, bytes } = await deps.storage.read(`${picturesKey(version.id)}/${chosen.file}`);
  void reply.header('content-length', bytes).type(chosen.mediaType).send(stream);
}

function matches(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  return header.split(',').some((entry) => {
    const candidate = entry.trim().replace(/^W\//, '');
    return candidate === tag || candidate === '*';
  });
}

async function disposition(db: Database, version: VersionRow, chosen: ChosenFile): Promise<string> {
  return contentDisposition(downloadName(await imageNameOf(db, version.imageId), version.label, chosen.file));
}
