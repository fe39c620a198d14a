import { BOUNDS } from '../bounds.ts';

/** A part of a MIME message, its content decoded. */
export interface MimePart {
  /** In lower case, without parameters. */
  mediaType: string;
  charset: string | null;
  location: string | null;
  /** Without its angle brackets. */
  contentId: string | null;
  content: Buffer;
}

/** Headers of one part, in bytes. */
const HEADERS = 64_000;
/** Levels of nested parts. */
const DEPTH = 4;

/**
 * The parts of a saved page in MHTML (RFC 2557): a `multipart/related` message with a location or id for each part.
 * The MIME parsers on npm drop the locations of parts, and a page refers to its pictures by them. At most 2,000
 * parts; broken ones are left out.
 */
export function mimeParts(content: Buffer): MimePart[] {
  const parts: MimePart[] = [];
  readEntity(content.subarray(0, BOUNDS.savedPageBytes), parts, 0);
  return parts;
}

/** Whether a file begins like a MIME message with parts. */
export function isMime(content: Buffer): boolean {
  const head = content.subarray(0, 8_000).toString('latin1');
  if (/^\s*</.test(head)) return false;
  return (
    /^content-type:\s*multipart\//im.test(head) ||
    (/^mime-version:/im.test(head) && /^content-type:/im.test(head))
  );
}

function readEntity(entity: Buffer, parts: MimePart[], depth: number): void {
  const { headers, body } = splitHeaders(entity);
  const type = headers.get('content-type') ?? 'text/plain';
  const mediaType = (type.split(';', 1)[0] ?? '').trim().toLowerCase();
  const boundary = parameter(type, 'boundary');
  if (mediaType.startsWith('multipart/') && boundary) {
    if (depth < DEPTH)
      for (const part of splitParts(body, boundary))
        if (parts.length < BOUNDS.savedParts) readEntity(part, parts, depth + 1);
    return;
  }
  parts.push({
    mediaType,
    charset: parameter(type, 'charset'),
    location: headers.get('content-location') ?? null,
    contentId: headers.get('content-id')?.replace(/^<|>$/g, '') ?? null,
    content: decodeBody(body, headers.get('content-transfer-encoding')),
  });
}

function splitHeaders(entity: Buffer): { headers: Map<string, string>; body: Buffer } {
  const crlf = entity.indexOf('\r\n\r\n');
  const lf = entity.indexOf('\n\n');
  const isCrlf = crlf >= 0 && (lf < 0 || crlf < lf);
  const end = isCrlf ? crlf : lf;
  if (end < 0) return { headers: new Map(), body: entity };
  const text = entity.subarray(0, Math.min(end, HEADERS)).toString('utf8');
  const headers = new Map<string, string>();
  // A line that begins with white space continues the line before.
  for (const line of text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (name !== '' && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim());
  }
  return { headers, body: entity.subarray(end + (isCrlf ? 4 : 2)) };
}

function parameter(header: string, name: string): string | null {
  const match = new RegExp(`[;\\s]${name}\\s{0,4}=\\s{0,4}(?:"([^"]{1,200})"|([^\\s;"]{1,200}))`, 'i').exec(
    header,
  );
  return match ? (match[1] ?? match[2] ?? null) : null;
}

function splitParts(body: Buffer, boundary: string): Buffer[] {
  const mark = Buffer.from(`--${boundary}`, 'latin1');
  const parts: Buffer[] = [];
  let at = lineOf(body, mark, 0);
  while (at >= 0 && parts.length <= BOUNDS.savedParts) {
    const behind = at + mark.length;
    if (body[behind] === 0x2d && body[behind + 1] === 0x2d) break;
    const lineEnd = body.indexOf(0x0a, behind);
    if (lineEnd < 0) break;
    const next = lineOf(body, mark, lineEnd);
    const end = next < 0 ? body.length : next;
    parts.push(withoutLineEnd(body.subarray(lineEnd + 1, Math.max(end, lineEnd + 1))));
    at = next;
  }
  return parts;
}

/** The position of a boundary at the beginning of a line. */
function lineOf(body: Buffer, mark: Buffer, from: number): number {
  for (let at = body.indexOf(mark, from); at >= 0; at = body.indexOf(mark, at + 1))
    if (at === 0 || body[at - 1] === 0x0a) return at;
  return -1;
}

function withoutLineEnd(part: Buffer): Buffer {
  const isCrlf = part.at(-1) === 0x0a && part.at(-2) === 0x0d;
  return part.subarray(0, part.length - (isCrlf ? 2 : Number(part.at(-1) === 0x0a)));
}

function decodeBody(body: Buffer, encoding = '7bit'): Buffer {
  const name = encoding.trim().toLowerCase();
  if (name === 'base64') return Buffer.from(body.toString('latin1'), 'base64');
  return name === 'quoted-printable' ? decodeQuotedPrintable(body) : body;
}

/** RFC 2045: `=3D` is a byte, `=` at the end of a line joins it with the next. */
function decodeQuotedPrintable(body: Buffer): Buffer {
  const decoded = Buffer.allocUnsafe(body.length);
  let length = 0;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] ?? 0;
    if (byte === 0x3d) {
      if (body[at + 1] === 0x0a) {
        at += 1;
        continue;
      }
      if (body[at + 1] === 0x0d && body[at + 2] === 0x0a) {
        at += 2;
        continue;
      }
      const high = hexOf(body[at + 1]);
      const low = hexOf(body[at + 2]);
      if (high >= 0 && low >= 0) {
        decoded[length] = high * 16 + low;
        length += 1;
        at += 2;
        continue;
      }
    }
    decoded[length] = byte;
    length += 1;
  }
  return decoded.subarray(0, length);
}

function hexOf(byte: number | undefined): number {
  return byte === undefined ? -1 : '0123456789abcdef'.indexOf(String.fromCharCode(byte).toLowerCase());
}
