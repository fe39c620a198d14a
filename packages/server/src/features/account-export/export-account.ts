import { extname } from 'node:path';
import { Readable } from 'node:stream';
import type { UserId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { picturesKey } from '../../platform/pictures/keys.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type ZipEntry, zipFiles } from '../../platform/zip-files.ts';
import { numberedNames } from '../downloads/index.ts';
import {
  type KeptListingPicture,
  keptListingPictures,
  keptSavedPages,
  LISTING_PICTURE_FILE,
  listingPictureKey,
  SAVED_PAGE_FILE,
} from '../listing-pictures/index.ts';
import { type KeptSet, keptSets, publicationKey } from '../published-sets/index.ts';
import { readme } from './copy.ts';
import { OWN_ROWS, type Owner } from './own-rows-store.ts';
import { type OwnPicture, ownPictures, ownRows } from './store.ts';

/**
 * Everything of an account as one ZIP. Rows and pictures are read when they are written, so the ZIP may be of any
 * size; a missing picture is listed and does not stop the rest.
 */
export async function exportAccount(
  { db, storage }: { db: Database; storage: Storage },
  owner: Owner,
  now: Date,
): Promise<Readable> {
  const missing: string[] = [];
  const pictures = await ownPictures(db, owner);
  const listings = await keptListingPictures(db, owner.userId as UserId);
  const savedPages = await keptSavedPages(db, owner.userId as UserId);
  const entries: ZipEntry[] = [
    { path: 'README.txt', modifiedAt: now, compress: true, open: async () => Readable.from([readme(now)]) },
    ...OWN_ROWS.map((rows) => ({
      path: `${rows.file}.json`,
      modifiedAt: now,
      compress: true,
      open: async () => Readable.from(asJson(ownRows(db, owner, rows))),
    })),
    ...pictureEntries(pictures, open),
    ...listingEntries(listings, LISTING_PICTURE_FILE, open),
    ...listingEntries(savedPages, SAVED_PAGE_FILE, open),
    ...setEntries(await keptSets(db, owner.userId as UserId), open),
    {
      path: 'missing-pictures.json',
      modifiedAt: now,
      compress: true,
      open: async () => Readable.from([JSON.stringify(missing, null, 2)]),
    },
  ];
  return zipFiles(entries);

  async function open(key: string, path: string): Promise<Readable> {
    // Removed since the list was read, or lost before.
    if (!(await storage.has(key))) {
      missing.push(path);
      return Readable.from([]);
    }
    return (await storage.read(key)).stream;
  }
}

function listingEntries(
  listings: readonly KeptListingPicture[],
  file: string,
  open: (key: string, path: string) => Promise<Readable>,
): ZipEntry[] {
  const names = numberedNames(listings.map(({ title }) => title || 'Listing'));
  return listings.map(({ pictureId, createdAt }, place) => {
    const path = `listings/${names[place] ?? pictureId}${extname(file)}`;
    const key = `${listingPictureKey(pictureId)}/${file}`;
    return { path, modifiedAt: createdAt, open: () => open(key, path) };
  });
}

function setEntries(
  sets: readonly KeptSet[],
  open: (key: string, path: string) => Promise<Readable>,
): ZipEntry[] {
  const names = numberedNames(sets.map(({ title }) => title || 'Listing'));
  return sets.flatMap(({ id, files, createdAt }, place) =>
    files.map((file) => {
      const path = `published/${names[place] ?? id}/${file.path}`;
      const key = `${publicationKey(id)}/${file.name}`;
      return { path, modifiedAt: createdAt, open: () => open(key, path) };
    }),
  );
}

function pictureEntries(
  pictures: readonly OwnPicture[],
  open: (key: string, path: string) => Promise<Readable>,
): ZipEntry[] {
  const photos = new Map(pictures.map(({ imageId, photo }) => [imageId, photo]));
  const names = numberedNames([...photos.values()]);
  const folders = new Map([...photos.keys()].map((imageId, place) => [imageId, names[place] ?? imageId]));
  return pictures.flatMap(({ id, imageId, operation, files, createdAt }) =>
    [files.original, ...(files.mask === null ? [] : [files.mask])].map((file) => {
      const part = file === files.mask ? '-changed-area' : '';
      const path = `pictures/${folders.get(imageId)}/${operation}-${id}${part}${extname(file)}`;
      const key = `${picturesKey(id)}/${file}`;
      return { path, modifiedAt: createdAt, open: () => open(key, path) };
    }),
  );
}

/** A JSON list, written row by row. */
async function* asJson(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const row of rows) {
    yield `${isFirst ? '[' : ','}\n${JSON.stringify(row)}`;
    isFirst = false;
  }
  yield isFirst ? '[]\n' : '\n]\n';
}
