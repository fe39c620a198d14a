import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { API_BASE, type PublishedPicture } from '@home-design/contract';
import { AppError } from '../../platform/http/app-error.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { PublishedFile } from '../../schema/listing-tables.ts';
import { publicationKey } from '../published-sets/index.ts';
import type { Manifest } from './manifest.ts';
import type { PublicationRow } from './store.ts';

/** A set whose files exist. */
export type FinishedSet = PublicationRow & { files: PublishedFile[] };

/**
 * Reads a file of a set.
 * @param path in the ZIP
 * @throws AppError `file_not_found`
 */
export async function readFileOfSet(
  storage: Storage,
  { id, files }: FinishedSet,
  path: string,
): Promise<{ stream: Readable; bytes: number }> {
  const name = files.find((file) => file.path === path)?.name;
  if (name === undefined) throw new AppError('file_not_found');
  return storage.read(`${publicationKey(id)}/${name}`);
}

/**
 * The history of each picture of a set, from its manifest.
 * @throws AppError `file_not_found`
 */
export async function publishedPictures(storage: Storage, set: FinishedSet): Promise<PublishedPicture[]> {
  const { stream } = await readFileOfSet(storage, set, 'manifest.json');
  // This program wrote the file, and the row names it.
  const { pictures } = JSON.parse(await text(stream)) as Manifest;
  const at = `${API_BASE}/listings/${set.listingId}/publications/${set.id}/pictures/`;
  return pictures.map((picture, place) => ({
    file: picture.file,
    destination: picture.destination,
    photo: picture.photo,
    state: picture.state,
    label: picture.label,
    caption: picture.caption,
    width: picture.width,
    height: picture.height,
    bytes: picture.bytes,
    jpeg_quality: picture.jpeg_quality,
    ssim: picture.ssim,
    reduced_for_bytes: picture.reduced_for_bytes,
    sha256: picture.sha256,
    content_credentials: picture.content_credentials ?? null,
    picture_url: `${at}${place + 1}/`,
  }));
}
