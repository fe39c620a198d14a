import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
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
  const zip = new ZipFile();
  const names = createNames();
  const listed: object[] = [];
  let underWay: Readable | undefined;
  const add = (name: string, picture: SavedPicture, at: Date, edited: boolean) => {
    const file = `${name}.png`;
    listed.push({ file, edited });
    // Pictures are compressed already.
    zip.addReadStreamLazy(file, { mtime: at, compress: false }, (give) => {
      openPng(deps, picture, about).then(
        ({ stream }) => {
          underWay = stream;
          give(null, stream);
        },
        (error: unknown) => give(error, new PassThrough()),
      );
    });
  };
  const digits = String(pictures.length).length;
  for (const [index, picture] of pictures.entries()) {
    const number = String(index + 1).padStart(digits, '0');
    const name = names(`${number} ${picture.label}`, number);
    add(name, picture, picture.createdAt, picture.kind !== 'original');
    if (picture.original) add(`${name} - original photo`, picture.original, picture.createdAt, false);
  }
  const list = { board: about.board, pictures: listed };
  zip.addBuffer(Buffer.from(JSON.stringify(list, null, 2)), 'pictures.json');
  zip.end();

  const stream = new PassThrough();
  zip.on('error', (error) => stream.destroy(error));
  zip.outputStream.pipe(stream);
  // Somebody who stops taking the ZIP leaves no file open.
  stream.once('close', () => underWay?.destroy());
  return stream;
}
