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

/** A finished picture to save. */
export interface SavedPicture extends Provenanced, Hashed {
  files: VersionFiles | null;
}

/** The form of a saved picture. */
export interface SavedAs {
  format: PictureFormat;
  /** Of a JPEG, 1 … 100. */
  quality?: number | undefined;
  /** Longest side in pixels; absent: the full size. */
  longSide?: number | undefined;
  /** Whether altered pictures carry the disclosure across their foot. */
  label: boolean;
  /** Whether the product's name is in a corner: on exports of accounts on Free. Stored files never have it. */
  watermark: boolean;
}

/** File extensions by format. */
export const ENDINGS = { jpeg: 'jpg', png: 'png' } as const satisfies Record<PictureFormat, string>;

/**
 * A picture to save, with its provenance in the metadata; `label` adds the disclosure across the foot if it shows
 * other things than were there, `watermark` the product's name in a corner. A PNG in full size has the stored pixels
 * otherwise.
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

/** The file is deleted once it is read, or once its reader stops. */
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
