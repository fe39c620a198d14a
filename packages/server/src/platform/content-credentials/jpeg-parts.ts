/** Segments that hold metadata: XMP and EXIF (APP1), and C2PA (APP11). */
const METADATA: ReadonlySet<number> = new Set([0xe1, 0xeb]);
const START_OF_SCAN = 0xda;

/**
 * Whether two JPEGs differ in metadata only: same tables, same color profile, same coded pixels, so that every
 * program shows the same.
 */
export function samePixels(one: Buffer, other: Buffer): boolean {
  const [a, b] = [withoutMetadata(one), withoutMetadata(other)];
  return a !== undefined && b !== undefined && a.equals(b);
}

/** A JPEG without its metadata; undefined if it is not a JPEG. */
function withoutMetadata(jpeg: Buffer): Buffer | undefined {
  if (jpeg.length < 4 || jpeg.readUInt16BE(0) !== 0xffd8) return undefined;
  const parts = [jpeg.subarray(0, 2)];
  for (let at = 2; at + 4 <= jpeg.length; ) {
    if (jpeg[at] !== 0xff) return undefined;
    const marker = jpeg[at + 1] ?? 0;
    if (marker === START_OF_SCAN) return Buffer.concat([...parts, jpeg.subarray(at)]);
    const end = at + 2 + jpeg.readUInt16BE(at + 2);
    if (end > jpeg.length) return undefined;
    if (!METADATA.has(marker)) parts.push(jpeg.subarray(at, end));
    at = end;
  }
  return undefined;
}
