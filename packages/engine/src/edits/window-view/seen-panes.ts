import { createMask, type Mask, type Plane, type Raster } from '../../base/raster/raster.ts';
import { resizePlane } from '../../base/raster/resize.ts';
import { lumaPlane } from '../../base/raster/similarity.ts';
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
import { likelihoodOf } from '../../scene/segmentation/segment-room.ts';

/** Panes as two networks see them. */
export interface SeenPanes {
  /** 255 within a pane, at the size of the photo that was shown. */
  readonly mask: Mask;
  /** 0 … 1: likelihood that the mask shows panes, on the whole; 0 if there are none. */
  readonly confidence: number;
}

/**
 * Cells with a mean likelihood of both networks above `sure` are panes. Next to those, `beside` by one network is
 * sufficient, and elsewhere in such a photo `beside` by both: a room's windows look alike, and changing only one of
 * them would look wrong. If some cells are sure, pictures and mirrors may be `overHanging` times as likely: the view
 * in a window looks like a picture.
 */
const LIKELY = { sure: 0.5, beside: 0.3, overHanging: 1.5 };
/** Smaller groups of cells are glints and gaps. */
const LEAST_CELLS = 5;
/** Rounds in which cells that an outline left out are outlined again. */
const ROUNDS = 3;
/** Smallest mean likelihood of the cells inside an outline of a pane. */
const LEAST_WITHIN = 0.35;
/**
 * Confidence by the mean likelihood of the cells: on labeled photos outside the training, panes from 0.6 on were
 * right in full, those around 0.5 in part, and windows half hidden by blinds had 0.4.
 */
const SURENESS = { even: 0.46, slope: 2 };

/**
 * Finds panes with a view as well as overexposed ones: the room network recognizes windows and the classifier of
 * cells their bars; Segment Anything's decoder outlines each pane that both see.
 *
 * @param photo of at most 1024 px.
 * @returns null without a reading of the networks.
 */
export async function seenPanes(photo: Raster, analysis: Analysis): Promise<SeenPanes | null> {
  const likely = paneLikelihood(analysis);
  if (!likely) return null;
  const { width, height } = photo;
  const none = { mask: createMask(width, height), confidence: 0 };
  if (piecesOf(likely.both, LIKELY.sure, LEAST_CELLS).length === 0) return none;
  const outline = await outlinesOf(await embedPhoto(evenLight(photo)), likely);
  if (!outline) return none;
  const brightness = { width, height, data: Uint8Array.from(lumaPlane(photo).data) };
  const mask = cutOutline(outline, brightness);
  return { mask, confidence: sureness(meanWithin(mask, likely.both)) };
}

/** Likelihood that each cell of the room network is a pane, 0 … 1. */
interface PaneLikelihood {
  /** By the room network and the classifier of cells, on the mean. */
  readonly both: Plane;
  /** By the room network alone or by both, the larger one. */
  readonly either: Plane;
  /** How likely it is a picture or a mirror. */
  readonly hanging: Plane;
}

/** Null without a reading of the networks. */
function paneLikelihood({ segmentation, seenThings }: Analysis): PaneLikelihood | null {
  if (!segmentation || !seenThings) return null;
  const seen = likelihoodOf(seenThings.cells, ['pane']);
  const classified = resizePlane(likelihoodOf(segmentation, ['pane']), seen.width, seen.height, 'area');
  return {
    both: { ...seen, data: seen.data.map((value, i) => (value + classified.data[i]!) / 2) },
    either: {
      ...seen,
      data: seen.data.map((value, i) => Math.max(value, (value + classified.data[i]!) / 2)),
    },
    hanging: likelihoodOf(seenThings.cells, ['hanging']),
  };
}

/**
 * Likelihood that each place shows a pane, 0 … 1, on the decoder's map: the outlines of all panes; null if there are
 * none.
 */
async function outlinesOf(
  embedding: PhotoEmbedding,
  { both, either, hanging }: PaneLikelihood,
): Promise<Plane | null> {
  const outlines: Plane[] = [];
  const left = { ...either, data: either.data.slice() };
  const isSure = (piece: readonly number[]) =>
    piece.filter((i) => both.data[i]! > LIKELY.sure).length >= LEAST_CELLS;
  for (let round = 0; round < ROUNDS; round++) {
    for (const piece of piecesOf(left, LIKELY.beside, LEAST_CELLS)) {
      const { outline, cells } = await outlinePiece(embedding, either, piece);
      const isPane =
        cells.length > 0 &&
        meanOfCells(both, cells) >= LEAST_WITHIN &&
        meanOfCells(hanging, cells) < meanOfCells(both, cells) * (isSure(piece) ? LIKELY.overHanging : 1);
      if (isPane) outlines.push(outline);
      for (const i of isPane ? cells : piece) left.data[i] = 0;
    }
  }
  return joinedOutlines(outlines);
}

function meanWithin(mask: Mask, likely: Plane): number {
  const { data } = resizePlane(likely, mask.width, mask.height, 'bilinear');
  let sum = 0;
  let count = 0;
  mask.data.forEach((inside, i) => {
    if (inside === 0) return;
    sum += data[i]!;
    count++;
  });
  return count === 0 ? 0 : sum / count;
}

function sureness(mean: number): number {
  return mean === 0 ? 0 : Math.min(1, Math.max(0, 0.5 + SURENESS.slope * (mean - SURENESS.even)));
}
