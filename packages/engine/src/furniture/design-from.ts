import type { Making, Piece, PieceDesign } from './piece.ts';

/** A design from one maker for each silhouette. A silhouette that it does not have is built as its first. */
export function designFrom(makers: Readonly<Record<string, (making: Making) => Piece>>): PieceDesign {
  const [first, ...others] = Object.keys(makers);
  const usual = first === undefined ? undefined : makers[first];
  if (first === undefined || usual === undefined) throw new RangeError('A design needs a silhouette.');
  return {
    silhouettes: [first, ...others],
    make: (making) => (makers[making.silhouette] ?? usual)(making),
  };
}
