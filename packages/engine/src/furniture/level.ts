import { boundsOf } from '../base/geometry/deform.ts';
import { standing } from './finish.ts';
import type { Bulb, Part, Piece } from './piece.ts';

/**
 * The finished piece with its feet exactly on the floor and its top exactly at `top`: slanted feet are cut level, and
 * a tiny difference is spread over the whole height.
 */
export function level(parts: readonly Part[], top: number, bulbs: readonly Bulb[] = []): Piece {
  const { min } = boundsOf(parts.map(({ mesh }) => mesh));
  const low = min[1];
  const cut = parts.map(({ material, mesh }): Part => {
    const positions = mesh.positions.map((value, i) =>
      i % 3 === 1 && value < top ? ((value - low) * top) / (top - low) : value,
    );
    return { material, mesh: { ...mesh, positions } };
  });
  return standing(cut, { top, bulbs });
}
