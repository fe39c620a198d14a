import { readFile, writeFile } from 'node:fs/promises';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import { fitWithin, resizeRaster } from '../../base/raster/resize.ts';
import { lumaPlane } from '../../base/raster/similarity.ts';
import {
  EMBEDDING_CHANNELS,
  EMBEDDING_SIDE,
  embedPhoto,
  type PhotoEmbedding,
} from '../segment-anything/embed-photo.ts';

/** Longest side of selections, pixels. */
const SELECTION_SIDE = 1024;

/** The stored data of a photo while things are selected in it: enough to answer a tap within a tenth of a second. */
export interface PreparedPhoto {
  readonly embedding: PhotoEmbedding;
  /** The photo at the size of selections. */
  readonly picture: Raster;
  /** Its brightness: the outlines of selections follow its edges. */
  readonly brightness: Mask;
}

/** Prepares a photo once, for all later taps; about a second on one core. */
export async function preparePhoto(photo: Raster): Promise<PreparedPhoto> {
  const { width, height } = fitWithin(photo, SELECTION_SIDE);
  const picture = photo.width === width ? photo : resizeRaster(photo, width, height);
  return { embedding: await embedPhoto(photo), picture, brightness: brightnessOf(picture) };
}

function brightnessOf(picture: Raster): Mask {
  const { width, height } = picture;
  return { width, height, data: Uint8Array.from(lumaPlane(picture).data) };
}

/** Sizes stand before the data: of the embedding within its square, and of the picture. */
const HEADER_BYTES = 16;
const EMBEDDING_BYTES = EMBEDDING_CHANNELS * EMBEDDING_SIDE ** 2 * Float32Array.BYTES_PER_ELEMENT;

/** Writes a prepared photo as a file, for the process that answers taps. It is read on the same machine. */
export async function writePreparedPhoto(path: string, { embedding, picture }: PreparedPhoto): Promise<void> {
  const sizes = Uint32Array.of(embedding.width, embedding.height, picture.width, picture.height);
  const { buffer, byteOffset, byteLength } = embedding.data;
  await writeFile(
    path,
    Buffer.concat([
      new Uint8Array(sizes.buffer),
      new Uint8Array(buffer, byteOffset, byteLength),
      picture.data,
    ]),
  );
}

/** @throws Error if the file is missing or not a prepared photo. */
export async function readPreparedPhoto(path: string): Promise<PreparedPhoto> {
  const bytes = await readFile(path);
  const [width = 0, height = 0, across = 0, down = 0] = new Uint32Array(
    Uint8Array.from(bytes.subarray(0, HEADER_BYTES)).buffer,
  );
  if (bytes.length !== HEADER_BYTES + EMBEDDING_BYTES + across * down * 3) {
    throw new Error('The prepared photo is damaged.');
  }
  const data = Uint8Array.from(bytes.subarray(HEADER_BYTES, HEADER_BYTES + EMBEDDING_BYTES));
  const picture = {
    width: across,
    height: down,
    data: Uint8Array.from(bytes.subarray(HEADER_BYTES + EMBEDDING_BYTES)),
  };
  return {
    embedding: { width, height, data: new Float32Array(data.buffer) },
    picture,
    brightness: brightnessOf(picture),
  };
}
