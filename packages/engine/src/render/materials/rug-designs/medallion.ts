import { hashToUnit } from '../../../base/random.ts';
import { fraction } from '../blend.ts';
import { fromEdge, type RugDesign, type RugPlan, yarn } from './rug-design.ts';

/** Side of the squares in which flowers of the field stand, meters. */
const BED = 0.105;

/** A flower of petals seen from above: -1 outside, else 0 its heart, 1 its petals, 2 its outline. */
function flower(dx: number, dy: number, radius: number, petals: number): number {
  const r = Math.hypot(dx, dy);
  const edge = radius * (0.74 + 0.26 * Math.cos(petals * Math.atan2(dy, dx)));
  return r < 0.3 * radius ? 0 : r < 0.8 * edge ? 1 : r < edge ? 2 : -1;
}

/** Scrolling stems with flowers at the bends, mirrored to both sides like the whole rug. */
function floral(plan: RugPlan, x: number, y: number, ground: number): number {
  const i = Math.floor(x / BED);
  const j = Math.floor(y / BED);
  const own = hashToUnit(i, j, plan.seed);
  const dx = x - (i + 0.5 + 0.25 * (own - 0.5)) * BED;
  const dy = y - (j + 0.5 + 0.25 * (hashToUnit(i, j, plan.seed + 1) - 0.5)) * BED;
  const part = flower(dx, dy, (0.2 + 0.22 * own) * BED, own > 0.5 ? 8 : 5);
  if (part >= 0) {
    const petals = yarn(plan, 1 + Math.floor(3 * hashToUnit(i, j, plan.seed + 2)));
    return part === 0
      ? yarn(plan, 2)
      : part === 1
        ? petals === ground
          ? yarn(plan, 3)
          : petals
        : yarn(plan, 3);
  }
  // Stems run along every second row of beds and answer each other, so that no stripes show.
  const row = fraction(y / (2 * BED)) - 0.5;
  const turn = (Math.PI * x) / BED + 2.1 * Math.floor(y / (2 * BED));
  const vine = Math.abs(row - 0.22 * Math.sin(turn) - 0.09 * Math.sin(0.37 * turn)) * 1.6;
  if (vine < 0.045) return yarn(plan, 2);
  const leaf = Math.abs(fraction((2.5 * x) / BED) - 0.5);
  return vine < 0.16 && leaf < 0.13 ? yarn(plan, 3) : ground;
}

/** The main border: large rosettes and small ones in turn on a winding stem. */
function borderAt(plan: RugPlan, along: number, across: number, broad: number): number {
  const step = 1.5 * broad;
  const place = fraction(along / step) - 0.5;
  const big = flower(place * step, across, 0.4 * broad, 8);
  if (big >= 0) return yarn(plan, big === 0 ? 0 : big === 1 ? 1 : 3);
  const next = fraction(along / step + 0.5) - 0.5;
  const small = flower(next * step, across, 0.2 * broad, 6);
  if (small >= 0) return yarn(plan, small === 1 ? 2 : 1);
  const stem = Math.abs(across - 0.3 * broad * Math.sin((2 * Math.PI * along) / step));
  return stem < 0.05 * broad ? yarn(plan, 2) : yarn(plan, 0);
}

/** Distance in a lobed medallion: below 1 inside. */
function lobed(x: number, y: number, across: number, along: number): number {
  const dx = x / across;
  const dy = y / along;
  const turn = Math.atan2(dy, dx);
  return Math.hypot(dx, dy) / (0.86 + 0.1 * Math.abs(Math.cos(4 * turn)) + 0.06 * Math.cos(8 * turn));
}

/**
 * A knotted rug of the Persian kind: medallion with pendants, corners that echo it, flowers on the field, three
 * borders. The ground is the field, the first color the medallion and the border.
 */
export const medallionRug = (plan: RugPlan): RugDesign => {
  const short = Math.min(plan.width, plan.length);
  const broad = 0.085 * short;
  const guard = 0.024 * short;
  const inner = broad + 2 * guard;
  const halfWidth = plan.width / 2 - inner;
  const halfLength = plan.length / 2 - inner;
  const across = 0.52 * Math.min(halfWidth, halfLength);
  const along = Math.min(1.35 * across, 0.6 * halfLength);
  return (u, v) => {
    const x = Math.abs(u - plan.width / 2);
    const y = Math.abs(v - plan.length / 2);
    const edge = fromEdge(plan, u, v);
    const alongEdge = plan.width / 2 - x < plan.length / 2 - y ? y : x;
    if (edge < guard || (edge >= guard + broad && edge < inner)) {
      const line = edge < guard ? edge / guard : (edge - guard - broad) / guard;
      if (line < 0.14 || line > 0.86) return yarn(plan, 3);
      return Math.abs(fraction(alongEdge / (1.5 * guard)) - 0.5) + Math.abs(line - 0.5) < 0.34
        ? yarn(plan, 2)
        : yarn(plan, 1);
    }
    if (edge < guard + broad) return borderAt(plan, alongEdge, edge - guard - broad / 2, broad);
    const d = lobed(x, y, across, along);
    if (d < 1) {
      if (d > 0.95) return yarn(plan, 2);
      if (d > 0.9) return yarn(plan, 3);
      if (d > 0.52) return floral(plan, x + 0.03, y + 0.02, yarn(plan, 0));
      if (d > 0.47) return yarn(plan, 2);
      if (d > 0.24) return floral(plan, x + 0.05, y, 0);
      return d > 0.2
        ? yarn(plan, 3)
        : Math.max(0, flower(x, y, 0.18 * across, 8)) === 1
          ? yarn(plan, 2)
          : yarn(plan, 1);
    }
    const pendant = lobed(x, y - along - 0.1 * across, 0.16 * across, 0.22 * across);
    if (pendant < 1) return pendant > 0.8 ? yarn(plan, 2) : pendant > 0.4 ? yarn(plan, 0) : yarn(plan, 1);
    const corner = lobed(halfWidth - x, halfLength - y, 0.95 * across, 0.95 * along);
    if (corner < 1)
      return corner > 0.95 ? yarn(plan, 2) : corner > 0.9 ? yarn(plan, 3) : floral(plan, x, y, yarn(plan, 0));
    return floral(plan, x, y, 0);
  };
};
