import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { PictureFormat } from '@home-design/contract';
import { AppError } from '../../platform/http/app-error.ts';
import type { VersionFiles } from '../../schema/picture-tables.ts';
import {
  type Hashed,
  openOriginal,
  type Provenanced,
  soundOriginal,
  withProvenance,
} from '../versions/index.ts';
import { type DownloadDeps, labeledPicture, needsLabel } from './labeled-picture.ts';

/** A finished picture that somebody saves. */
export interface SavedPicture extends Provenanced, Hashed {
  files: VersionFiles | null;
}

/** What a saved picture is to be like. */
export interface SavedAs {
  format: PictureFormat;
  /** Of a JPEG, 1 … 100. */
  quality?: number | undefined;
  /** Longest side in pixels; absent: as large as it is. */
  longSide?: number | undefined;
  /** Whether altered pictures say so across their foot. */
  label: boolean;
  /** Whether the product's name stands in a corner: exports of accounts on Free. Stored files never have it. */
  watermark: boolean;
}

/** How the names of files of a format end. */
export const ENDINGS = { jpeg: 'jpg', png: 'png' } as const satisfies Record<PictureFormat, string>;

/**
 * A picture for saving, saying in its metadata how it came about; with `label`, also across its foot where it shows
 * other things than were there; with `watermark`, the product's name in a corner. A PNG in full size has the stored
 * pixels beside that.
 * @throws AppError `file_not_found`, `picture_damaged`
 */
export async function openPicture(
  deps: DownloadDeps,
  picture: SavedPicture,
  as: SavedAs,
): Promise<{ stream: Readable; bytes: number }> {
  if (!picture.files) throw new AppError('file_not_found');
  const { original } = picture.files;
  const isPlain = as.format === 'png' && as.longSide === undefined && !as.watermark;
  if (as.label && needsLabel(picture)) {
    await soundOriginal(deps.storage, picture, original);
    const key = await labeledPicture(deps, picture.id, 'original', original);
    const labeled = isPlain
      ? await deps.storage.read(key)
      : await convert(deps, await deps.storage.localPath(key), as);
    return withProvenance(picture, labeled);
  }
  if (isPlain && original.endsWith('.png')) return openOriginal(deps.storage, picture, original);
  return withProvenance(
    picture,
    await convert(deps, await soundOriginal(deps.storage, picture, original), as),
  );
}

/** The file goes when it has been read, or when nobody reads it any more. */
async function convert(
  { storage, engine }: DownloadDeps,
  picture: string,
  { format, quality, longSide, watermark }: SavedAs,
): Promise<{ stream: Readable; bytes: number }> {
  const scratch = await storage.scratchFolder();
  const forget = () => rm(scratch, { recursive: true, force: true });
  try {
    const converted = join(scratch, `picture.${ENDINGS[format]}`);
    const look = { quality, maxSide: longSide, wordmark: watermark };
    await engine.run({ kind: 'convert', picture, converted, ...look });
    const { size } = await stat(converted);
    const stream = createReadStream(converted);
    stream.once('close', () => void forget());
    return { stream, bytes: size };
  } catch (error) {
    await forget();
    throw error;
  }
}
