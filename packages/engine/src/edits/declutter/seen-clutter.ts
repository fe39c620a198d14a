import { dilate } from '../../base/raster/morphology.ts';
import { createMask, type Mask, type Plane, type Raster } from '../../base/raster/raster.ts';
import { fitWithin, resizeMask, resizePlane, resizeRaster } from '../../base/raster/resize.ts';
import { lumaPlane } from '../../base/raster/similarity.ts';
import type { ShareBox } from '../../objects/index.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { evenLight } from '../../scene/even-light.ts';
import { cutOutline } from '../../scene/segment-anything/cut-outline.ts';
import { embedPhoto, type PhotoEmbedding } from '../../scene/segment-anything/embed-photo.ts';
import {
  joinedOutlines,
  meanOfCells,
  outlinePiece,
  piecesOf,
} from '../../scene/segmentation/outline-pieces.ts';
import { probabilityOf } from '../../scene/segmentation/room-network/seen-classes.ts';
import { likelihoodOf } from '../../scene/segmentation/segment-room.ts';

/** The clutter in a photo. */
export interface SeenClutter {
  /** 255 on clutter with its rim, at the size of the photo; null if there is none that could be removed. */
  readonly mask: Mask | null;
  /**
   * 255 on clutter that stays unless a person selects it: in a shelf, on a sofa, in a heap; null if it was not
   * requested.
   */
  readonly offered: Mask | null;
  /** Whether there are heaps too large to be removed cleanly; they are not in the mask. */
  readonly isHeaped: boolean;
}

/** Things are outlined on a copy of at most this side. */
const SIDE = 1024;
/**
 * Cells with at least this likelihood of clutter are considered; fewer than these together are ignored, and so are
 * groups without a `sure` cell: legs of tables and letters on cushions reach 0.8 on photos, shoes, bags and books
 * 0.9.
 */
const LIKELY = { least: 0.5, sure: 0.85 };
const LEAST_CELLS = 4;
/** Cells with at least this likelihood are offered to a person, at any place. */
const OFFERED = 0.4;
/** A larger heap covers furniture, whose hidden part is unknown: share of the picture. */
const LARGEST = 0.04;
/**
 * Books in a shelf and cushions on a sofa stay: this share of the surroundings, this many cells apart, is furniture
 * or built in.
 */
const ENCLOSED = { share: 0.8, apart: 2 };
/** An outline this many times larger than its cells, or with cells this unlikely, has jumped to the thing below. */
const JUMPED = { larger: 2.2, likely: 0.35 };
/** The smallest share of a piece inside the box of a staying thing that makes it part of that. */
const WITHIN = 0.6;
/** Outlines are this much too tight, share of the longer side. */
const RIM = 0.004;

/**
 * Finds clothes, shoes, toys, papers, boxes and bottles that lie about: the room network recognizes them, Segment
 * Anything's decoder outlines them.
 *
 * @param staying boxes of known other things.
 * @param offers whether to outline things that stay unless selected as well.
 */
export async function seenClutter(
  photo: Raster,
  { seenClasses, seenThings }: Analysis,
  staying: readonly ShareBox[],
  offers = false,
): Promise<SeenClutter> {
  if (!seenClasses || !seenThings) return { mask: null, offered: null, isHeaped: false };
  const furniture = likelihoodOf(seenThings.cells, ['furniture', 'fixture']);
  const likely = probabilityOf(seenClasses, 'clutter');
  const isElse = (piece: readonly number[]) =>
    staying.some((box) => shareWithin(piece, likely, box) > WITHIN);
  const all = piecesOf(likely, LIKELY.least, LEAST_CELLS).filter(
    (piece) =>
      piece.some((i) => likely.data[i]! > LIKELY.sure) &&
      enclosedIn(furniture, piece) < ENCLOSED.share &&
      !isElse(piece),
  );
  const pieces = all.filter(({ length }) => length <= LARGEST * likely.data.length);
  const others = offers ? piecesOf(likely, OFFERED, LEAST_CELLS).filter((piece) => !isElse(piece)) : [];
  const isHeaped = pieces.length < all.length;
  if (pieces.length === 0 && others.length === 0) return { mask: null, offered: null, isHeaped };
  const outlined = await createOutliner(photo, likely);
  return {
    mask: pieces.length > 0 ? await outlined(pieces) : null,
    offered: others.length > 0 ? await outlined(others) : null,
    isHeaped,
  };
}

/** Outlines groups of cells in a photo, all as one mask of its size, with their rims. */
async function createOutliner(
  photo: Raster,
  likely: Plane,
): Promise<(pieces: readonly number[][]) => Promise<Mask>> {
  const size = fitWithin(photo, SIDE);
  const copy = resizeRaster(photo, size.width, size.height);
  const embedding = await embedPhoto(evenLight(copy));
  const brightness = { ...size, data: Uint8Array.from(lumaPlane(copy).data) };
  const rim = Math.max(1, Math.round(RIM * Math.max(size.width, size.height)));
  return async (pieces) => {
    const outlines: Plane[] = [];
    for (const piece of pieces) outlines.push(await outlineOf(embedding, likely, piece));
    const mask = cutOutline(joinedOutlines(outlines)!, brightness);
    return resizeMask(dilate(mask, rim), photo.width, photo.height);
  };
}

/** The share of a map in the surroundings of a group of cells, 0 … 1. */
function enclosedIn({ width, height, data }: Plane, piece: readonly number[]): number {
  const own = createMask(width, height);
  for (const i of piece) own.data[i] = 255;
  const around = dilate(own, ENCLOSED.apart).data;
  let [sum, count] = [0, 0];
  around.forEach((inside, i) => {
    if (!inside || own.data[i]) return;
    sum += data[i]!;
    count++;
  });
  return count === 0 ? 1 : sum / count;
}

function shareWithin(
  piece: readonly number[],
  { width, height }: Plane,
  { left, top, right, bottom }: ShareBox,
): number {
  const inside = piece.filter((i) => {
    const [x, y] = [((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height];
    return x > left && x < right && y > top && y < bottom;
  });
  return inside.length / piece.length;
}

/** The outline of a thing; only its cells if the decoder outlines the thing below. */
async function outlineOf(embedding: PhotoEmbedding, likely: Plane, piece: readonly number[]): Promise<Plane> {
  const { outline, cells } = await outlinePiece(embedding, likely, piece);
  const isIts =
    cells.length > 0 &&
    cells.length <= JUMPED.larger * piece.length &&
    meanOfCells(likely, cells) >= JUMPED.likely;
  if (isIts) return outline;
  const own = { ...likely, data: new Float32Array(likely.data.length) };
  for (const i of piece) own.data[i] = 1;
  return resizePlane(own, outline.width, outline.height, 'bilinear');
}
