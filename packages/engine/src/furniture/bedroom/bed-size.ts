import type { Vec3 } from '../../base/geometry/vector.ts';
import { sizeWithin } from '../finish.ts';
import type { Making } from '../piece.ts';
import type { Mattress } from './bed-cloth.ts';

/** The common plan of all beds: outer size, and the mattress in it. */
export interface BedPlan {
  readonly width: number;
  /** Height of the headboard. */
  readonly height: number;
  readonly depth: number;
  readonly mattress: Mattress;
  /** Front of the headboard along z, where the mattress begins. */
  readonly head: number;
}

/**
 * Plans a bed whose mattress is at `top`, with `behind` meters for the headboard and `beyond` for things at its foot
 * or hanging over it.
 */
export function bedPlan(
  { size }: Making,
  room: { top: number; behind: number; beyond: number; beside?: number },
): BedPlan {
  const [width, height, depth]: Vec3 = sizeWithin(
    size,
    [1.66, 1.12, 2.12],
    [0.95, 0.7, 1.9],
    [2.3, 2.3, 2.5],
  );
  const length = depth - room.behind - room.beyond;
  return {
    width,
    height,
    depth,
    mattress: { width: width - 2 * (room.beside ?? 0.07), length, top: room.top, thickness: 0.24 },
    head: -length / 2,
  };
}
