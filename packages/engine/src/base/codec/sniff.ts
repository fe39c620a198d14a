import { EngineError } from '../engine-error.ts';

/** The formats a photo may arrive in. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp';

/** Bytes that `sniffFormat` needs: enough for every signature below. */
export const SNIFF_LENGTH = 512;

/** Brands in a `ftyp` box that mean HEIC or HEIF (ISO/IEC 23008-12), as phones write them. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']);

/** Other formats that people upload, so that the refusal can name them. */
const KNOWN_OTHERS: ReadonlyArray<readonly [name: string, test: (head: Buffer) => boolean]> = [
  ['a GIF', (head) => startsWith(head, 'GIF8')],
  ['a TIFF', (head) => startsWith(head, 'II*\0') || startsWith(head, 'MM\0*') || startsWith(head, 'II+\0')],
  ['a PDF', (head) => head.includes('%PDF-')],
  ['a BMP', (head) => startsWith(head, 'BM') && head.length > 26],
  ['a Photoshop file', (head) => startsWith(head, '8BPS')],
  ['an AVIF', (head) => fileTypeBrand(head) === 'avif' || fileTypeBrand(head) === 'avis'],
  ['a video', (head) => fileTypeBrand(head) !== null],
  ['a JPEG XL', (head) => startsWith(head, '\xff\x0a') || startsWith(head, '\0\0\0\x0cJXL ')],
  ['an SVG', (head) => /<svg[\s>]/i.test(head.toString('latin1'))],
  ['a web page', (head) => /<(!doctype\s+html|html)[\s>]/i.test(head.toString('latin1'))],
  ['a ZIP archive', (head) => startsWith(head, 'PK\x03\x04')],
];

/**
 * Detects the format by the first bytes; names and declared types are ignored.
 *
 * @throws EngineError `photo_unreadable` for no bytes, `photo_heic` for HEIC, `photo_unsupported_format` for all
 * else.
 */
export function sniffFormat(head: Buffer): PhotoFormat {
  if (head.length === 0) throw new EngineError('photo_unreadable', 'This file is empty.');
  if (startsWith(head, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(head, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(head, 'RIFF') && head.toString('latin1', 8, 12) === 'WEBP') return 'webp';

  const brand = fileTypeBrand(head);
  if (brand !== null && HEIC_BRANDS.has(brand)) {
    throw new EngineError(
      'photo_heic',
      'This is a HEIC photo. Please share or export it as JPEG (on iPhone: Settings, Camera, Formats, Most Compatible).',
    );
  }
  const other = KNOWN_OTHERS.find(([, test]) => test(head));
  throw new EngineError(
    'photo_unsupported_format',
    other
      ? `This looks like ${other[0]}. Please use a JPEG, PNG or WebP photo.`
      : 'This file is not a photo we can read. Please use a JPEG, PNG or WebP photo.',
  );
}

function startsWith(head: Buffer, signature: string): boolean {
  return head.toString('latin1', 0, signature.length) === signature;
}

/** Main brand of an ISO base media file (HEIC, AVIF, MP4, MOV), null for other files. */
function fileTypeBrand(head: Buffer): string | null {
  return head.toString('latin1', 4, 8) === 'ftyp' ? head.toString('latin1', 8, 12) : null;
}
