const HEADER_LENGTH = 12;

/**
 * An opaque WebP with only its bitstream, in the simple file format: extended header, EXIF, XMP, profile and unknown
 * chunks are removed. Compressed data is copied unchanged.
 *
 * @returns null if there is no complete bitstream.
 */
export function stripWebp(bytes: Buffer): Buffer | null {
  let start = HEADER_LENGTH;
  while (start + 8 <= bytes.length) {
    const type = bytes.toString('latin1', start, start + 4);
    const length = bytes.readUInt32LE(start + 4);
    const padded = length + (length & 1);
    if (start + 8 + length > bytes.length) break;
    if (type === 'VP8 ' || type === 'VP8L') {
      const out = Buffer.alloc(HEADER_LENGTH + 8 + padded);
      out.write('RIFF', 0, 'latin1');
      out.writeUInt32LE(out.length - 8, 4);
      out.write('WEBP', 8, 'latin1');
      bytes.copy(out, HEADER_LENGTH, start, start + 8 + length);
      return out;
    }
    start += 8 + padded;
  }
  return null;
}
