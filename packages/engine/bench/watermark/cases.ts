import { decodeRaster, encodeJpeg } from '../../src/base/codec/index.ts';
import type { Raster } from '../../src/base/raster/raster.ts';
import { type MarkedPicture, markCorner, markTiled } from '../../test/drawn-marks.ts';

/** One kind of mark. */
export interface MarkKind {
  readonly name: string;
  readonly lay: (photo: Raster) => MarkedPicture;
}

const corner = (name: string, gray: number, opacity: number): MarkKind => ({
  name,
  lay: (photo) => markCorner(photo, { text: 'Harbor Realty', gray, opacity, size: 0.04 }),
});
const tiled = (name: string, gray: number, opacity: number, turn: number): MarkKind => ({
  name,
  lay: (photo) => markTiled(photo, { text: 'preview', gray, opacity, size: 0.045 }, turn),
});

/** Marks as portals and stock agencies lay them. */
export const MARK_KINDS: readonly MarkKind[] = [
  corner('corner, white, 75 %', 255, 0.75),
  corner('corner, white, 40 %', 255, 0.4),
  corner('corner, black, 50 %', 0, 0.5),
  tiled('tiled, white, 30 %, rising', 255, 0.3, 0.4),
  tiled('tiled, white, 15 %, level', 255, 0.15, 0),
  tiled('tiled, black, 20 %, rising', 0, 0.2, 0.4),
];

/** Marked pictures come as JPEG. */
const QUALITY = 92;

export async function markedAs(photo: Raster, kind: MarkKind): Promise<MarkedPicture> {
  const { marked, letters } = kind.lay(photo);
  return { marked: await decodeRaster(await encodeJpeg(marked, QUALITY)), letters };
}
