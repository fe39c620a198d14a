import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of a ZIP. It is opened when its turn comes. */
export interface ZipEntry {
  path: string;
  modifiedAt: Date;
  open(): Promise<Readable>;
}

/**
 * A ZIP of files that are compressed already, such as pictures, with `pictures.json` at its end. Files are opened one
 * after the other as the ZIP is taken; one that is lost on the way breaks it off.
 * @param list what `pictures.json` says.
 */
export function zipFiles(entries: Iterable<ZipEntry>, list: object): Readable {
  const zip = new ZipFile();
  let underWay: Readable | undefined;
  for (const { path, modifiedAt, open } of entries) {
    zip.addReadStreamLazy(path, { mtime: modifiedAt, compress: false }, (give) => {
      open().then(
        (stream) => {
          underWay = stream;
          give(null, stream);
        },
        (error: unknown) => give(error, new PassThrough()),
      );
    });
  }
  zip.addBuffer(Buffer.from(JSON.stringify(list, null, 2)), 'pictures.json');
  zip.end();

  const stream = new PassThrough();
  zip.on('error', (error) => stream.destroy(error));
  zip.outputStream.pipe(stream);
  // Somebody who stops taking the ZIP leaves no file open.
  stream.once('close', () => underWay?.destroy());
  return stream;
}
