import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { EditClass } from '@home-design/contract';
import type { Storage } from '../../platform/storage/storage.ts';
import { VERSION } from '../../version.ts';
import { type Hashed, readSoundOriginal } from './sound-original.ts';
import type { VersionRow } from './store.ts';

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Signature and header chunk; the other chunks may be in any order. */
const PNG_HEADER_BYTES = 33;
const JPEG_START = Buffer.from([0xff, 0xd8]);
const XMP_IN_JPEG = 'http://ns.adobe.com/xap/1.0/\0';

/** The columns that tell the provenance of a picture. */
export type Provenanced = Pick<VersionRow, 'kind' | 'shownClass'>;

/**
 * The provenance of a saved picture in terms of the IPTC that other programs read (`DigitalSourceType`); null for an
 * original photo, whose origin is unknown.
 */
export function xmpOf({ kind, shownClass }: Provenanced): string | null {
  if (kind === 'original') return null;
  const source = `http://cv.iptc.org/newscodes/digitalsourcetype/${sourceOf(shownClass)}`;
  return (
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>' +
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" ' +
    'xmlns:xmp="http://ns.adobe.com/xap/1.0/">' +
    `<Iptc4xmpExt:DigitalSourceType>${source}</Iptc4xmpExt:DigitalSourceType>` +
    `<xmp:CreatorTool>Home Design ${VERSION}</xmp:CreatorTool>` +
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>'
  );
}

/** Light and framing are corrections of a photo; a picture that shows other things than were there is a composite. */
function sourceOf(shownClass: EditClass | null): string {
  return shownClass === 'light only' ? 'algorithmicallyEnhanced' : 'compositeSynthetic';
}

/**
 * A version's picture in full size, with its provenance if its format is one that we write. Its pixels are the stored
 * ones.
 * @throws AppError `file_not_found`, `picture_damaged`
 */
export async function openOriginal(
  storage: Storage,
  version: Provenanced & Hashed,
  file: string,
): Promise<{ stream: Readable; bytes: number }> {
  return withProvenance(version, await readSoundOriginal(storage, version, file));
}

/** The same picture with its provenance in the metadata. */
export async function withProvenance(
  version: Provenanced,
  picture: { stream: Readable; bytes: number },
): Promise<{ stream: Readable; bytes: number }> {
  const xmp = xmpOf(version);
  if (xmp === null) return picture;
  const chunks = picture.stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first = (await chunks.next()).value ?? Buffer.alloc(0);
  const [place, said] = insertionFor(first, xmp);
  const stream = Readable.from(
    (async function* () {
      yield first.subarray(0, place);
      yield said;
      yield first.subarray(place);
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
    })(),
    { objectMode: false },
  );
  stream.once('close', () => picture.stream.destroy());
  return { stream, bytes: picture.bytes + said.length };
}

/** The position of the metadata in a file, and its bytes; none for formats that we do not write. */
function insertionFor(first: Buffer, xmp: string): [place: number, said: Buffer] {
  if (first.length >= PNG_HEADER_BYTES && first.subarray(0, 8).equals(PNG_SIGNATURE)) {
    return [PNG_HEADER_BYTES, pngText(xmp)];
  }
  if (first.subarray(0, 2).equals(JPEG_START)) return [2, jpegSegment(xmp)];
  return [0, Buffer.alloc(0)];
}

/** An `iTXt` chunk: keyword, no compression, no language. */
function pngText(xmp: string): Buffer {
  const body = Buffer.from(`iTXtXML:com.adobe.xmp\0\0\0\0\0${xmp}`, 'utf8');
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length - 4, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function jpegSegment(xmp: string): Buffer {
  const body = Buffer.from(`${XMP_IN_JPEG}${xmp}`, 'utf8');
  const marker = Buffer.from([0xff, 0xe1, 0, 0]);
  marker.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([marker, body]);
}
