import { connectedComponents } from '../../base/raster/connected-components.ts';
import { createMask, type Mask } from '../../base/raster/raster.ts';
import type { ObjectMask } from '../../objects/index.ts';

/** Removed pieces below this share of the picture are rims and crumbs. */
const LEAST_PIECE = 0.003;
/** Things farther from a removed piece than this do not touch its fill: share of the longer side. */
const NEAR = 0.02;
/** Share of a thing inside what goes, from which on it goes itself. */
const GOES = 0.5;
/** Share of a piece's foot with a thing right below, from which on the thing bears or hides the foot. */
const TOUCHES = 0.1;
/** A thing that bears another one shows this share of itself above its foot: the back of a sofa, a table's top. */
const BEARER = 0.15;
/** A thing beside another one is nearer if its foot is this much lower: share of the longer side. */
const LOWER = 0.02;

/**
 * Things that stand before what is removed, of the photo's size: they end where it begins. A network that sees them
 * would continue them into the hole, where only what is behind may go on. Things on floors are nearer the lower their
 * foot is; what bears a removed thing goes on behind it, and is not in front.
 *
 * @param things what is removed, full where it is certain.
 * @param others other things with their outlines.
 * @returns 255 inside their outlines; null if nothing is in front.
 */
export function thingsInFront(things: Mask, others: readonly ObjectMask[]): Mask | null {
  const pieces = removedPieces(things);
  const inFront = others.filter((other) => pieces.some((piece) => isInFront(other, piece, things)));
  if (inFront.length === 0) return null;
  const mask = createMask(things.width, things.height);
  for (const other of inFront) {
    forEachInside(other, things.width, (at) => {
      if (things.data[at]! < 128) mask.data[at] = 255;
    });
  }
  return mask;
}

/** A removed piece: its columns, with the lowest row of each, and its box. */
interface RemovedPiece {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Lowest row by column, from `left` on; -1 where the piece has no pixel. */
  readonly feet: Int32Array;
  /** The middle one of these rows. */
  readonly foot: number;
}

function removedPieces({ width, height, data }: Mask): RemovedPiece[] {
  const { labels, areas } = connectedComponents({
    width,
    height,
    data: data.map((value) => (value >= 128 ? 255 : 0)),
  });
  const lowest = Array.from(areas, () => new Int32Array(width).fill(-1));
  const top = Array.from(areas, () => height);
  labels.forEach((piece, i) => {
    if (piece < 0) return;
    const row = Math.floor(i / width);
    lowest[piece]![i % width] = row;
    top[piece] = Math.min(top[piece]!, row);
  });
  return [...areas.keys()]
    .filter((piece) => areas[piece]! >= LEAST_PIECE * width * height)
    .map((piece) => {
      const columns = [...lowest[piece]!.keys()].filter((x) => lowest[piece]![x]! >= 0);
      const [left, right] = [columns[0]!, columns.at(-1)!];
      const rows = columns.map((x) => lowest[piece]![x]!).sort((a, b) => a - b);
      return {
        left,
        right,
        top: top[piece]!,
        bottom: rows.at(-1)!,
        feet: lowest[piece]!.slice(left, right + 1),
        foot: rows[rows.length >> 1]!,
      };
    });
}

function isInFront(other: ObjectMask, piece: RemovedPiece, things: Mask): boolean {
  const { width, height } = things;
  const share = (part: number) => Math.max(1, Math.round(part * Math.max(width, height)));
  const near = share(NEAR);
  const touched = new Uint8Array(piece.feet.length);
  let [size, going, above, beside, lowest] = [0, 0, 0, 0, 0];
  forEachInside(other, width, (at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    size++;
    if (things.data[at]! >= 128) going++;
    if (y < piece.foot) above++;
    if (
      x >= piece.left - near &&
      x <= piece.right + near &&
      y >= piece.top - near &&
      y <= piece.bottom + near
    )
      beside++;
    lowest = Math.max(lowest, y);
    const foot = piece.feet[x - piece.left] ?? -1;
    if (foot >= 0 && y > foot && y <= foot + near) touched[x - piece.left] = 1;
  });
  if (beside === 0 || going > GOES * size) return false;
  const columns = piece.feet.reduce((sum, foot) => sum + (foot >= 0 ? 1 : 0), 0);
  const touches = touched.reduce((sum, one) => sum + one, 0) / columns;
  if (touches >= TOUCHES) return above < BEARER * size;
  return lowest > piece.bottom + share(LOWER);
}

/** Calls back with the place, in the photo, of every pixel inside an outline. */
function forEachInside(
  { left, top, silhouette }: ObjectMask,
  width: number,
  onPixel: (at: number) => void,
): void {
  silhouette.data.forEach((value, i) => {
    if (value < 128) return;
    onPixel((top + Math.floor(i / silhouette.width)) * width + left + (i % silhouette.width));
  });
}
