import type { Readable } from 'node:stream';
import { type ZipEntry, zipFiles } from '../../platform/zip-files.ts';
import type { DownloadDeps } from './labeled-picture.ts';
import { ENDINGS, openPicture, type SavedAs, type SavedPicture } from './open-picture.ts';
import { numberedNames } from './zip-names.ts';

/** A picture of a ZIP. */
export interface ZippedPicture extends SavedPicture {
  /** What its file is called, after its number. */
  title: string;
  createdAt: Date;
  /** What the list says of it beside its file and whether it was edited. */
  facts?: object;
  /** The photo it was made from, to stand beside it. */
  original?: SavedPicture | undefined;
}

/**
 * Pictures as a flat ZIP, numbered in their order and named after their titles, with a list of which of them were
 * edited. They are prepared one after the other as the ZIP is taken; one that is lost on the way breaks it off.
 * @param about what the list begins with
 */
export function zipPictures(
  deps: DownloadDeps,
  about: object,
  as: SavedAs,
  pictures: readonly ZippedPicture[],
): Readable {
  const names = numberedNames(pictures.map(({ title }) => title));
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
    if (picture.original) add(`${name}-original-photo`, picture.original, picture.createdAt);
  }
  return zipFiles(entries, { ...about, pictures: listed });
}
