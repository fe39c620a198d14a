const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const APP0 = 0xe0;
const APP14 = 0xee;
/** Quantization and Huffman tables, frames, restart interval, line count: what a decoder needs (ITU-T T.81, B). */
const isCoding = (code: number): boolean => (code >= 0xc0 && code <= 0xcf) || (code >= 0xda && code <= 0xdd);

/**
 * A JPEG reduced to the parts needed for decoding: EXIF, XMP, IPTC, profiles, previews, comments and data after the
 * picture are removed. JFIF and Adobe segments stay, because they define the storage of colors, cut to their fixed
 * fields. The compressed pixels are copied unchanged.
 *
 * @returns null if the segments are inconsistent.
 */
export function stripJpeg(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let at = 2;
  for (;;) {
    const marker = markerAt(bytes, at);
    if (marker === null) return null;
    if (marker.code === END_OF_IMAGE) return Buffer.concat([...kept, Buffer.of(0xff, END_OF_IMAGE)]);
    const segment = segmentAt(bytes, marker.next);
    if (segment === null) return null;
    at = marker.next + segment.length;

    const keep = isCoding(marker.code) ? segment : colorSegment(marker.code, segment);
    if (keep !== null) kept.push(Buffer.of(0xff, marker.code), keep);
    if (marker.code === START_OF_SCAN) {
      const end = endOfScan(bytes, at);
      if (end === null) return null;
      kept.push(bytes.subarray(at, end));
      at = end;
    }
  }
}

function markerAt(bytes: Buffer, at: number): { code: number; next: number } | null {
  let next = at;
  if (bytes[next] !== 0xff) return null;
  while (bytes[next] === 0xff) next++; // Any number of fill bytes may precede a marker.
  const code = bytes[next];
  return code === undefined || code === 0 || code === START_OF_IMAGE ? null : { code, next: next + 1 };
}

/** A segment, beginning with its two length bytes. */
function segmentAt(bytes: Buffer, at: number): Buffer | null {
  if (at + 2 > bytes.length) return null;
  const length = bytes.readUInt16BE(at);
  return length < 2 || at + length > bytes.length ? null : bytes.subarray(at, at + length);
}

/** JFIF without its thumbnail, Adobe without trailing bytes; null for every other segment. */
function colorSegment(code: number, segment: Buffer): Buffer | null {
  if (code === APP0 && segment.length >= 16 && segment.toString('latin1', 2, 7) === 'JFIF\0') {
    const plain = Buffer.from(segment.subarray(0, 16));
    plain.writeUInt16BE(16, 0);
    plain.fill(0, 14);
    return plain;
  }
  if (code === APP14 && segment.length >= 14 && segment.toString('latin1', 2, 7) === 'Adobe') {
    const plain = Buffer.from(segment.subarray(0, 14));
    plain.writeUInt16BE(14, 0);
    return plain;
  }
  return null;
}

/** First byte after the entropy-coded data: a marker that is neither a stuffed zero nor a restart. */
function endOfScan(bytes: Buffer, start: number): number | null {
  let at = start;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0 || at + 1 >= bytes.length) return null;
    const next = bytes[at + 1]!;
    if (next === 0xff) at++;
    else if (next === 0 || (next >= 0xd0 && next <= 0xd7)) at += 2;
    else return at;
  }
}
