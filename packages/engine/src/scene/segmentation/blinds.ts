import type { Raster } from '../../base/raster/raster.ts';
import { lumaPlane } from '../../base/raster/similarity.ts';
import { piecesOf } from './outline-pieces.ts';
import { classShare } from './room-network/class-share.ts';
import type { CellNames } from './room-network/room-network.ts';
import { VIEW_CLASSES } from './room-network/view-classes.ts';

const HANGING = VIEW_CLASSES.indexOf('hanging');
const CURTAIN = VIEW_CLASSES.indexOf('curtain');
/** Pieces with fewer cells do not show enough slats. */
const LEAST_CELLS = 60;
/** Cells nearer to the edge of a piece show its frame. */
const FRAME_CELLS = 2;
/**
 * Slats: how much the gradients of a piece point one way (coherence of the structure tensor, 0 … 1), and their root
 * mean square in brightness over two pixels. On photos, blinds have 0.85 to 0.97 and 55 to 75; pictures, panels, screens
 * and mirrors have at most 0.6.
 */
const SLATS = { coherence: 0.75, contrast: 15 };

/**
 * Corrects the network's cells: a piece of slats that it takes for something hanging on the wall is a blind, which
 * belongs to a window.
 *
 * @param photo the one that the network saw, with a longer side of at least four pixels a cell.
 */
export function withBlinds(cells: CellNames, photo: Raster): CellNames {
  const blinds = piecesOf(classShare(cells, 'hanging'), 0.5, LEAST_CELLS).filter((piece) =>
    hasSlats(piece, cells, photo),
  );
  if (blinds.length === 0) return cells;
  const data = cells.data.slice();
  for (const cell of blinds.flat()) {
    const at = cell * VIEW_CLASSES.length;
    data[at + CURTAIN]! += data[at + HANGING]!;
    data[at + HANGING] = 0;
  }
  return { ...cells, data };
}

function hasSlats(piece: readonly number[], { width, height }: CellNames, photo: Raster): boolean {
  const isIts = new Uint8Array(width * height);
  for (const cell of piece) isIts[cell] = 1;
  const inner = piece.filter((cell) => isInside(isIts, width, cell));
  if (inner.length === 0) return false;
  const { coherence, contrast } = structure(inner, width, photo);
  return coherence > SLATS.coherence && contrast > SLATS.contrast;
}

/** Whether all cells around one belong to the piece. */
function isInside(isIts: Uint8Array, width: number, cell: number): boolean {
  for (let down = -FRAME_CELLS; down <= FRAME_CELLS; down++) {
    for (let across = -FRAME_CELLS; across <= FRAME_CELLS; across++) {
      if (!isIts[cell + down * width + across]) return false;
    }
  }
  return true;
}

/** The structure tensor of brightness, summed over the pixels of some cells (Bigun and Granlund 1987). */
function structure(
  cells: readonly number[],
  columns: number,
  photo: Raster,
): { readonly coherence: number; readonly contrast: number } {
  const { width, height, data } = lumaPlane(photo);
  const side = width / columns;
  let [xx, yy, xy, count] = [0, 0, 0, 0];
  for (const cell of cells) {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    for (let y = Math.floor(row * side); y < Math.min(height - 1, (row + 1) * side); y++) {
      for (let x = Math.floor(column * side); x < Math.min(width - 1, (column + 1) * side); x++) {
        if (x === 0 || y === 0) continue;
        const at = y * width + x;
        const across = data[at + 1]! - data[at - 1]!;
        const down = data[at + width]! - data[at - width]!;
        xx += across * across;
        yy += down * down;
        xy += across * down;
        count++;
      }
    }
  }
  if (xx + yy === 0) return { coherence: 0, contrast: 0 };
  return { coherence: Math.hypot(xx - yy, 2 * xy) / (xx + yy), contrast: Math.sqrt((xx + yy) / count) };
}
