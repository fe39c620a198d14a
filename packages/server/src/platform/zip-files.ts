import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of a ZIP. It is opened at its turn. */
export interface ZipEntry {
  path: string;
  modifiedAt: Date;
  /** For files that are not compressed already, unlike pictures. */
  compress?: boolean;
  open(): Promise<Readable>;
}

/**
 * A ZIP of files, with `pictures.json` at its end if there is a list. Files are opened one
 * after the other as the ZIP is read; a missing file aborts it.
 * @param list what `pictures.json` says.
 */
export function zipFiles(entries: Iterable<ZipEntry>, list?: object): Readable {
  const zip = new ZipFile();
  let underWay: Readable | undefined;
  for (const { path, modifiedAt, compress = false, open } of entries) {
    zip.addReadStreamLazy(path, { mtime: modifiedAt, compress }, (give) => {
      open().then(
        (stream) => {
          underWay = stream;
          give(null, stream);
        },
        (error: unknown) => give(error, new PassThrough()),
      );
    });
  }
  if (list) zip.addBuffer(Buffer.from(JSON.stringify(list, null, 2)), 'pictures.json');
  zip.end();

  const stream = new PassThrough();
  zip.on('error', (error) => stream.destroy(error));
  zip.outputStream.pipe(stream);
  // No file stays open if the client stops reading.
  stream.once('close', () => underWay?.destroy());
  return stream;
}
