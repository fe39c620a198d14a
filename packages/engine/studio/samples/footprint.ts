import { apply, type Vec3 } from '../../src/base/geometry/vector.ts';
import type { PlacedPiece } from './furnish.ts';

/** Width of a pot as a share of its plant's: leaves give way, pots do not. */
const POT = 0.5;

/** The corners of a piece's foot print on the floor, around. */
export function cornersOf({ piece, at, rotation, placement }: PlacedPiece): Vec3[] {
  const share = placement.kind === 'plant' ? POT : 1;
  const [width, depth] = [piece.size[0] * share, piece.size[2] * share];
  // A thing on a wall has its back at z = 0.
  const [back, front] = placement.where.on === 'wall' ? [0, depth] : [-depth / 2, depth / 2];
  const flat: Vec3[] = [
    [-width / 2, 0, back],
    [width / 2, 0, back],
    [width / 2, 0, front],
    [-width / 2, 0, front],
  ];
  return flat.map((corner) => {
    const [x, , z] = apply(rotation, corner);
    return [at[0] + x, 0, at[2] + z];
  });
}

/** Whether two foot prints meet by more than `slack` meters: no side of either keeps them apart (separating axes). */
export function footprintsOverlap(a: PlacedPiece, b: PlacedPiece, slack: number): boolean {
  const [first, second] = [cornersOf(a), cornersOf(b)];
  return [first, second].every((corners) =>
    [0, 1].every((i) => {
      const [from, to] = [corners[i]!, corners[i + 1]!];
      const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
      const axis = [(to[0] - from[0]) / length, (to[2] - from[2]) / length] as const;
      const range = (points: readonly Vec3[]) => {
        const along = points.map((point) => point[0] * axis[0] + point[2] * axis[1]);
        return [Math.min(...along), Math.max(...along)] as const;
      };
      const [p, q] = [range(first), range(second)];
      return Math.min(p[1], q[1]) - Math.max(p[0], q[0]) > slack;
    }),
  );
}
