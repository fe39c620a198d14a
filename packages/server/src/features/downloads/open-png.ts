import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { VersionId } from '@home-design/contract';
import type { VersionFiles } from '../../platform/database/picture-tables.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { openOriginal, type Provenanced, picturesKey, withProvenance } from '../versions/index.ts';
import { type DownloadDeps, labeledPicture, needsLabel } from './labeled-picture.ts';

/** A finished picture that somebody saves. */
export interface SavedPicture extends Provenanced {
  id: VersionId;
  files: VersionFiles | null;
}

/**
 * A picture in full size as PNG, saying in its metadata how it came about; with `label`, also across its foot where
 * it shows other things than were there. Photos that came as JPEG or WebP are converted, their pixels unchanged.
 * @throws AppError `file_not_found`
 */
export async function openPng(
  deps: DownloadDeps,
  picture: SavedPicture,
  { label }: { label: boolean },
): Promise<{ stream: Readable; bytes: number }> {
  if (!picture.files) throw new AppError('file_not_found');
  const { original } = picture.files;
  if (label && needsLabel(picture)) {
    const key = await labeledPicture(deps, picture.id, 'original', original);
    return withProvenance(picture, await deps.storage.read(key));
  }
  if (original.endsWith('.png')) return openOriginal(deps.storage, picture, original);
  return withProvenance(picture, await convert(deps, `${picturesKey(picture.id)}/${original}`));
}

/** The file goes when it has been read, or when nobody reads it any more. */
async function convert(
  { storage, engine }: DownloadDeps,
  source: string,
): Promise<{ stream: Readable; bytes: number }> {
  const picture = await storage.localPath(source);
  const scratch = await storage.scratchFolder();
  const forget = () => rm(scratch, { recursive: true, force: true });
  try {
    const converted = join(scratch, 'picture.png');
    await engine.run({ kind: 'convert', picture, converted });
    const { size } = await stat(converted);
    const stream = createReadStream(converted);
    stream.once('close', () => void forget());
    return { stream, bytes: size };
  } catch (error) {
    await forget();
    throw error;
  }
}
