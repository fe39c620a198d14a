/** Tags of the EXIF standard (CIPA DC-008). */
const EXIF_IFD_POINTER = 0x8769;
const FOCAL_LENGTH_IN_35MM_FILM = 0xa405;

/**
 * The 35 mm equivalent focal length in mm from an EXIF block (with or without its `Exif\0\0` prefix), or null if it
 * is absent, damaged or not plausible. The rest of EXIF is discarded unread.
 */
export function focalLength35(exif: Buffer): number | null {
  try {
    const tiff = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
    const littleEndian = tiff.toString('latin1', 0, 2) === 'II';
    const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.length);
    const exifIfd = tagValue(view, view.getUint32(4, littleEndian), EXIF_IFD_POINTER, littleEndian);
    if (exifIfd === null) return null;
    const focal = tagValue(view, exifIfd, FOCAL_LENGTH_IN_35MM_FILM, littleEndian);
    return focal !== null && focal >= 8 && focal <= 1200 ? focal : null;
  } catch (error) {
    if (error instanceof RangeError) return null; // A directory that points outside its block.
    throw error;
  }
}

/** Value of a SHORT or LONG tag in the directory at `offset`; null when absent. */
function tagValue(view: DataView, offset: number, tag: number, littleEndian: boolean): number | null {
  const count = view.getUint16(offset, littleEndian);
  for (let entry = offset + 2; entry < offset + 2 + count * 12; entry += 12) {
    if (view.getUint16(entry, littleEndian) !== tag) continue;
    const isShort = view.getUint16(entry + 2, littleEndian) === 3;
    return isShort ? view.getUint16(entry + 8, littleEndian) : view.getUint32(entry + 8, littleEndian);
  }
  return null;
}
