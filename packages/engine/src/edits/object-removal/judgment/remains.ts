import { connectedComponents } from '../../../base/raster/connected-components.ts';
import { dilate } from '../../../base/raster/morphology.ts';
import { createMask, type Mask } from '../../../base/raster/raster.ts';
import { resizeMask } from '../../../base/raster/resize.ts';
import type { CellNames } from '../../../scene/segmentation/room-network/room-network.ts';
import { isBuildingBehind, thingLikelihood } from './seen-in-fill.ts';

/** Least probability that a place of the result still shows a thing. */
const THING = 0.4;
/** How far beyond the hole a remainder may reach, share of the longer side: outlines are sometimes too tight. */
const RIM = 0.03;
/**
 * Smallest remainders that are filled again, share of the hole: a piece by itself, one that joins a thing beside the
 * hole, which may well go on a little where the removed one hid it, and one that only has odd colors.
 */
const LEAST = { alone: 0.004, joining: 0.12, odd: 0.01 };
/** Where more of the hole than this looks like things, nothing around helps to fill it better. */
const MOST = 0.8;
/** Rim around remainders, share of the longer side. */
const GROWN = 0.008;
/** Coverage of a cell from which on it belongs to the hole, 8-bit steps. */
const COVERED = 64;
/** The same for a pixel of the hole in enlarged cells. */
const ENLARGED = 100;

/**
 * What still looks like a thing in a filled hole, where the room network expected the building behind the removed things:
 * an arm that the outline missed, furniture that the fill made up, a smear.
 *
 * @param cells what the room network sees in the result.
 * @param odd cells with colors that do not belong there (see `oddColors`).
 * @param behind what it expected behind the things of the photo.
 * @param hole what was filled.
 * @param staying things that stay, of the hole's size: remainders reach beyond the hole, but not over these; null if they
 * may not reach beyond it.
 * @returns the part to fill again, of the hole's size; null if nothing is left.
 */
export function remainsIn(
  { cells, odd }: { readonly cells: CellNames; readonly odd: Mask },
  behind: CellNames,
  hole: Mask,
  staying: Mask | null,
): Mask | null {
  const { width, height } = cells;
  const inHole = coverOf(hole, width, height);
  const near = dilate(inHole, Math.max(1, Math.round(RIM * Math.max(width, height))));
  const things = createMask(width, height);
  for (let i = 0; i < things.data.length; i++) {
    if (thingLikelihood(cells, i) > THING && isBuildingBehind(i, cells, behind)) things.data[i] = 255;
  }
  const chosen = chosenPieces(things, odd, inHole, near);
  if (!chosen) return null;
  const longest = Math.max(hole.width, hole.height);
  const again = dilate(atSizeOf(hole, chosen), Math.round(GROWN * longest));
  const rim = staying && atSizeOf(hole, near);
  const isFree = (i: number) => hole.data[i]! > 0 || (rim?.data[i] === 255 && staying!.data[i]! < 128);
  const data = again.data.map((value, i) => (value && isFree(i) ? 255 : 0));
  return { ...hole, data };
}

/** Pieces to fill again, null if nothing is left or nearly all. */
function chosenPieces(things: Mask, odd: Mask, inHole: Mask, near: Mask): Mask | null {
  const filled = countOf(inHole.data);
  const [pieces, smears] = [thingPieces(things, inHole, near, filled), largePieces(odd, LEAST.odd * filled)];
  const data = pieces.map((value, i) => Math.max(value, smears[i]!));
  const left = countOf(data);
  return left > 0 && left <= MOST * filled ? { ...things, data } : null;
}

const countOf = (data: Uint8Array): number => data.reduce((sum, value) => sum + (value ? 1 : 0), 0);

function largePieces(mask: Mask, least: number): Uint8Array {
  const { labels, areas } = connectedComponents(mask);
  return mask.data.map((value, i) => (value && areas[labels[i]!]! >= least ? 255 : 0));
}

/** Pieces of things; of those that go on beyond the rim only what lies in the hole. */
function thingPieces(things: Mask, inHole: Mask, near: Mask, filled: number): Uint8Array {
  const { labels, count } = connectedComponents(things);
  const within = new Uint32Array(count);
  const joins = new Uint8Array(count);
  for (let i = 0; i < labels.length; i++) {
    const piece = labels[i]!;
    if (piece < 0) continue;
    if (inHole.data[i]) within[piece]!++;
    if (!near.data[i]) joins[piece] = 1;
  }
  const isChosen = (piece: number) =>
    within[piece]! >= filled * (joins[piece] ? LEAST.joining : LEAST.alone) && within[piece]! > 0;
  return things.data.map((value, i) => {
    const piece = labels[i]!;
    return value && isChosen(piece) && (inHole.data[i] || !joins[piece]) ? 255 : 0;
  });
}

function coverOf(hole: Mask, width: number, height: number): Mask {
  const cover = resizeMask(hole, width, height, 'area');
  return { ...cover, data: cover.data.map((value) => (value >= COVERED ? 255 : 0)) };
}

function atSizeOf({ width, height }: Mask, cells: Mask): Mask {
  const large = resizeMask(cells, width, height, 'bilinear');
  return { ...large, data: large.data.map((value) => (value >= ENLARGED ? 255 : 0)) };
}
