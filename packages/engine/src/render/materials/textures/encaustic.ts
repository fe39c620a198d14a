import { hashToUnit } from '../../../base/random.ts';
import { smoothstep } from '../blend.ts';

/**
 * Share of the second color at a place of a cement tile, x and y 0 … 1: one of four designs, each the same in all
 * four corners, so that neighboring tiles make larger figures. `blur` is the size of a sample, in tiles.
 */
export function encausticAt(x: number, y: number, seed: number, blur: number): number {
  const soft = Math.max(0.012, 0.5 * blur);
  const inside = (distance: number): number => smoothstep(soft, -soft, distance);
  const cx = Math.abs(x - 0.5);
  const cy = Math.abs(y - 0.5);
  const fromCorner = Math.hypot(0.5 - cx, 0.5 - cy);
  const fromMiddle = Math.hypot(cx, cy);
  const turn = Math.atan2(y - 0.5, x - 0.5);
  const quarter = Math.max(inside(Math.abs(fromCorner - 0.36) - 0.045), inside(fromCorner - 0.16));
  const petals = inside(fromMiddle - 0.13 - 0.2 * Math.abs(Math.cos(2 * turn)));
  const star = inside(Math.max(cx + 0.42 * cy, cy + 0.42 * cx) - 0.3);
  const diamond = inside(Math.abs(cx + cy - 0.34) - 0.04);
  switch (Math.floor(4 * hashToUnit(seed, 1, 5))) {
    case 0:
      return Math.max(quarter, petals * (1 - inside(fromMiddle - 0.08)));
    case 1:
      return Math.max(star * (1 - inside(fromMiddle - 0.14)), inside(fromCorner - 0.2));
    case 2:
      return Math.max(diamond, Math.max(inside(cx + cy - 0.16), inside(fromCorner - 0.22)));
    default:
      return Math.max(petals, inside(Math.abs(fromCorner - 0.24) - 0.05));
  }
}
