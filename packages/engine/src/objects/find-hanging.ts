import type { ShareBox } from '../base/geometry/share-box.ts';
import { meanOfCells, piecesOf } from '../scene/segmentation/outline-pieces.ts';
import { classShare } from '../scene/segmentation/room-network/class-share.ts';
import { classesAsSeen, type SeenClasses } from '../scene/segmentation/room-network/seen-classes.ts';
import type { DetectedObject } from './detected-object.ts';

/** Smallest share of the cells of a photo: motifs of wallpaper are smaller. */
const LEAST_SHARE = 0.0012;
/** Smallest mean share of the class over a piece (see `classShare`). */
const LEAST_MEAN = 0.7;
/** Smallest share of its box that a piece fills: pictures are rectangles, if slanted ones. */
const LEAST_FILL = 0.7;
/** A longer side this many times the shorter one is a rail or a shelf's edge. */
const LONGEST = 8;

/**
 * Pictures, panels and mirrors on the walls, found by the room network: connected cells of what hangs there, about as
 * full as rectangles. It needs neither walls nor a room box. Largest first.
 */
export function findHanging(seenClasses: SeenClasses): Omit<DetectedObject, 'id'>[] {
  const { width, height } = seenClasses;
  const share = classShare(classesAsSeen(seenClasses), 'hanging');
  const fewest = Math.ceil(LEAST_SHARE * width * height);
  return piecesOf(share, 0.5, fewest).flatMap((piece): Omit<DetectedObject, 'id'>[] => {
    const cells = cellBox(piece, width);
    const [across, down] = [cells.right - cells.left, cells.bottom - cells.top];
    const confidence = meanOfCells(share, piece);
    const isRail = Math.max(across, down) > LONGEST * Math.min(across, down);
    if (confidence < LEAST_MEAN || piece.length < LEAST_FILL * across * down || isRail) return [];
    const box: ShareBox = {
      left: cells.left / width,
      top: cells.top / height,
      right: cells.right / width,
      bottom: cells.bottom / height,
    };
    return [{ type: 'picture', confidence, box }];
  });
}

/** The box around some cells, in cells. */
function cellBox(piece: readonly number[], width: number): ShareBox {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
  for (const cell of piece) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  return { left, top, right, bottom };
}
