import { readFile } from 'node:fs/promises';
import type { Progress } from '../progress/watch.ts';
import type { Raster } from '../raster/raster.ts';
import { type DecodeOptions, decodeRaster } from './decode.ts';
import { encodePng } from './encode.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { IngestResult, IngestTask } from './ingest-task.ts';
import { inspectPhoto } from './inspect.ts';
import { stripJpeg } from './jpeg-segments.ts';
import { sizeMismatch } from './photo-size.ts';
import { PREVIEW_SIDE, writePictureFiles } from './picture-files.ts';
import { stripPng } from './png-chunks.ts';
import type { PhotoFormat } from './sniff.ts';
import { stripWebp } from './webp-chunks.ts';

/** The message of the JPEG decoder for fewer pixels than in the header; it would otherwise fill the rest with gray. */
const TOO_FEW_PIXELS = /premature end of data segment/i;

const STRIPPERS = { jpeg: stripJpeg, png: stripPng, webp: stripWebp };
const EXTENSIONS = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const;

/**
 * Checks a received photo and writes all files for display and edits: the original without metadata (the received
 * bytes themselves if they already are upright sRGB, else a lossless PNG), preview, thumbnail, ThumbHash.
 *
 * @throws EngineError with a `photo_…` code and a sentence for the person who sent it.
 * @example
 * const { width, height } = await ingestPhoto(task);
 */
export async function ingestPhoto(
  task: Omit<IngestTask, 'kind'>,
  onProgress: (progress: Progress) => void = () => {},
): Promise<IngestResult> {
  onProgress({ stage: 'Checking the photo', fraction: 0 });
  const received = await readFile(task.source);
  const header = await inspectPhoto(received);

  onProgress({ stage: 'Reading the photo', fraction: 0.1 });
  const stripped = header.plain ? STRIPPERS[header.format](received) : null;
  const picture = stripped
    ? await keepAsReceived(stripped, header.format, task.folder, onProgress)
    : await encodeUpright(received, task.folder, onProgress);

  onProgress({ stage: 'Saved', fraction: 1 });
  return { format: header.format, focalLength35: header.focalLength35, ...picture };
}

/**
 * Decodes a photo and checks that it has all declared pixels.
 * @throws EngineError `photo_unreadable`, `photo_size_mismatch`
 */
async function decodeWhole(bytes: Buffer, options: DecodeOptions = {}): Promise<Raster> {
  try {
    return await decodeRaster(bytes, { ...options, failOn: 'warning' });
  } catch (error) {
    const { cause } = error as Error;
    if (cause instanceof Error && TOO_FEW_PIXELS.test(cause.message)) throw sizeMismatch(error);
    return decodeRaster(bytes, options);
  }
}

/** The stripped bytes are decoded from here on, so the stored file is known to decode. */
async function keepAsReceived(
  stripped: Buffer,
  format: PhotoFormat,
  folder: string,
  onProgress: (progress: Progress) => void,
) {
  const { width, height } = await inspectPhoto(stripped);
  const shown = await decodeWhole(stripped, { maxSide: PREVIEW_SIDE });
  onProgress({ stage: 'Saving', fraction: 0.4 });
  const written = await writePictureFiles(folder, { extension: EXTENSIONS[format], bytes: stripped }, shown);
  return { width, height, fingerprint: await fingerprintOf(shown), ...written };
}

async function encodeUpright(received: Buffer, folder: string, onProgress: (progress: Progress) => void) {
  const upright = await decodeWhole(received);
  onProgress({ stage: 'Saving', fraction: 0.4 });
  const written = await writePictureFiles(folder, { extension: 'png', bytes: encodePng(upright) }, upright);
  const fingerprint = await fingerprintOf(upright);
  return { width: upright.width, height: upright.height, fingerprint, ...written };
}
