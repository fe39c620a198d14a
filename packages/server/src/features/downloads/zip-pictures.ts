import type { Readable } from 'node:stream';
import { type ZipEntry, zipFiles } from '../../platform/zip-files.ts';
import { createNames } from '../versions/index.ts';
import type { DownloadDeps } from './labeled-picture.ts';
import { openPng, type SavedPicture } from './open-png.ts';

/** A picture of a ZIP. */
export interface ZippedPicture extends SavedPicture {
  label: string;
  createdAt: Date;
  /** The photo it was made from, to stand beside it. */
  original?: SavedPicture | undefined;
}

/**
 * Pictures as a ZIP of PNGs, numbered in their order and named after their labels, with a list of which of them were
 * edited. They are prepared one after the other as the ZIP is taken; one that is lost on the way breaks it off.
 */
export function zipPictures(
  deps: DownloadDeps,
  about: { board: string; label: boolean },
  pictures: readonly ZippedPicture[],
): Readable {
  const names = createNames();
  const entries: ZipEntry[] = [];
  const listed: object[] = [];
  const add = (name: string, picture: SavedPicture, modifiedAt: Date, edited: boolean) => {
    const path = `${name}.png`;
    listed.push({ file: path, edited });
    entries.push({ path, modifiedAt, open: async () => (await openPng(deps, picture, about)).stream });
  };
  const digits = String(pictures.length).length;
  for (const [index, picture] of pictures.entries()) {
    const number = String(index + 1).padStart(digits, '0');
    const name = names(`${number} ${picture.label}`, number);
    add(name, picture, picture.createdAt, picture.kind !== 'original');
    if (picture.original) add(`${name} - original photo`, picture.original, picture.createdAt, false);
  }
  return zipFiles(entries, { board: about.board, pictures: listed });
}
