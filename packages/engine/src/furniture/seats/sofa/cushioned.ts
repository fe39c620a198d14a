import { aboutX } from '../../../base/geometry/vector.ts';
import { moved } from '../../finish.ts';
import type { Part } from '../../piece.ts';
import { backCushion, type Cover, seatCushion } from '../../upholstery.ts';

/** A row of loose seat and back cushions. */
export interface CushionRow {
  /** Clear width for all cushions together, around x = 0. */
  readonly inside: number;
  readonly count: number;
  /** Height of the seat where people sit, and thickness of its cushions. */
  readonly seat: number;
  readonly thickness: number;
  /** z of the front of the seat and of the front of the frame's back. */
  readonly front: number;
  readonly back: number;
  /** Height and thickness of back cushions, and how far they lean, radians. */
  readonly backHeight: number;
  readonly backThickness: number;
  readonly lean: number;
}

export function cushionRow(cover: Cover, row: CushionRow): Part[] {
  const { inside, count, seat, thickness, front, back, backHeight, backThickness, lean } = row;
  const width = inside / count;
  const depth = front - back;
  return Array.from({ length: count }, (_, i) => i).flatMap((i) => {
    const x = (i - (count - 1) / 2) * width;
    const base = seatCushion(cover, [width - 0.008, thickness, depth], i + 1);
    const rest = backCushion(cover, [width - 0.016, backHeight, backThickness], i + 11);
    const lift = (Math.cos(lean) * backHeight) / 2 + (Math.sin(lean) * backThickness) / 2;
    const shift = (Math.sin(lean) * backHeight) / 2;
    return [
      ...moved(base, [x, seat - thickness / 2, (front + back) / 2]),
      ...moved(
        rest,
        [x, seat + lift - 0.015, back + backThickness / 2 + 0.045 - shift + 0.02],
        aboutX(-lean),
      ),
    ];
  });
}

/** Seats by inner width: at least 0.52 m a person, at most 0.95 m a cushion. */
export function seatsIn(inside: number): number {
  return Math.max(inside > 1.1 ? 2 : 1, Math.min(4, Math.round(inside / 0.68)));
}
