import type { Readable } from 'node:stream';
import { ORIGINAL_LABEL } from '@home-design/contract';
import { pictureTitle } from '../../platform/pictures/file-names.ts';
import { type ZipEntry, zipFiles } from '../../platform/zip-files.ts';
import type { DownloadDeps } from './labeled-picture.ts';
import { ENDINGS, openPicture, type SavedAs, type SavedPicture } from './open-picture.ts';
import { numberedNames } from './zip-names.ts';

/** A picture of a ZIP. */
export interface ZippedPicture extends SavedPicture {
  /** The name of its photo; null for one that means nothing. Names the file, after the number. */
  photo: string | null;
  label: string;
  createdAt: Date;
  /** Its entry in the list, beside its file and whether it was edited. */
  facts?: object;
  /** The photo it was made from, added beside it. */
  original?: SavedPicture | undefined;
}

/**
 * Pictures as a flat ZIP, numbered in their order and named after photo and version, with a list that says which were
 * edited. They are prepared one after the other as the ZIP is sent; a picture that cannot be read ends it with an
 * error.
 * @param about the beginning of the list
 */
export function zipPictures(
  deps: DownloadDeps,
  about: object,
  as: SavedAs,
  pictures: readonly ZippedPicture[],
): Readable {
  const names = numberedNames(pictures.map(({ photo, label }) => pictureTitle(photo, label)));
  const originals = numberedNames(pictures.map(({ photo }) => pictureTitle(photo, ORIGINAL_LABEL)));
  const entries: ZipEntry[] = [];
  const listed: object[] = [];
  const add = (name: string, picture: SavedPicture, modifiedAt: Date, facts: object = {}) => {
    const path = `${name}.${ENDINGS[as.format]}`;
    listed.push({ file: path, edited: picture.kind !== 'original', ...facts });
    entries.push({ path, modifiedAt, open: async () => (await openPicture(deps, picture, as)).stream });
  };
  for (const [place, picture] of pictures.entries()) {
    const name = names[place] ?? '';
    add(name, picture, picture.createdAt, picture.facts);
    const beside = originals[place] ?? '';
    if (!picture.original) continue;
    add(
      beside.toLowerCase() === name.toLowerCase() ? `${beside} 2` : beside,
      picture.original,
      picture.createdAt,
    );
  }
  return zipFiles(entries, { ...about, pictures: listed });
}
