import { moved, standing } from '../finish.ts';
import type { Part, Piece } from '../piece.ts';

/** Pictures, mirrors and clocks: backs at z = 0, centered on x and y. */
export function hung(parts: readonly Part[]): Piece {
  const piece = standing(parts);
  return { ...piece, parts: moved(piece.parts, [0, -piece.size[1] / 2, piece.size[2] / 2]) };
}
