const SIGNATURE_LENGTH = 8;
/** The chunks for decoding an opaque sRGB picture; text, time, EXIF, profiles and gamma are removed. */
const KEPT = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);

/**
 * A PNG of only the chunks that hold its pixels, nothing after its end. Compressed data is copied unchanged.
 *
 * @returns null if its end is missing.
 */
export function stripPng(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = [bytes.subarray(0, SIGNATURE_LENGTH)];
  for (const chunk of chunksOf(bytes)) {
    if (KEPT.has(chunk.type)) kept.push(bytes.subarray(chunk.start, chunk.end));
    if (chunk.type === 'IEND') return Buffer.concat(kept);
  }
  return null;
}

/** Whether a PNG is an animation (APNG); libvips would silently show its first frame. */
export function isAnimatedPng(bytes: Buffer): boolean {
  for (const { type } of chunksOf(bytes)) {
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
  }
  return false;
}

/** The chunks that lie wholly within the file. */
function* chunksOf(bytes: Buffer): Generator<{ type: string; start: number; end: number }> {
  let start = SIGNATURE_LENGTH;
  while (start + 12 <= bytes.length) {
    const end = start + 12 + bytes.readUInt32BE(start);
    if (end > bytes.length) return;
    yield { type: bytes.toString('latin1', start + 4, start + 8), start, end };
    start = end;
  }
}
