import { hashToUnit } from '../../../base/random.ts';
import { noise } from '../noise.ts';
import { type RugDesign, type RugPlan, yarn } from './rug-design.ts';

/** Diamonds drawn by hand on thick wool, as weavers of the Atlas do: no two alike, small signs in some of them. */
export const latticeRug = (plan: RugPlan): RugDesign => {
  const { seed } = plan;
  const across = plan.width / Math.max(2, Math.round(plan.width / 0.52));
  const along = plan.length / Math.max(2, Math.round(plan.length / 0.74));
  return (u, v) => {
    const x = (u + 0.035 * noise(u * 1.7, v * 1.7, seed) + 0.01 * noise(u * 9, v * 9, seed + 1)) / across;
    const y = (v + 0.045 * noise(u * 1.5, v * 1.5, seed + 2) + 0.01 * noise(u * 9, v * 9, seed + 3)) / along;
    const a = x + y;
    const b = x - y;
    const thick = 0.03 + 0.007 * noise(u * 4, v * 4, seed + 4);
    if (Math.abs(a - Math.round(a)) < thick || Math.abs(b - Math.round(b)) < thick) return yarn(plan, 0);
    const i = Math.floor(a);
    const j = Math.floor(b);
    const dx = a - i - 0.5;
    const dy = b - j - 0.5;
    const sign = hashToUnit(i, j, seed + 5);
    const size = Math.max(Math.abs(dx), Math.abs(dy));
    if (sign < 0.16) return size < 0.09 ? yarn(plan, 1) : 0;
    if (sign < 0.3) return size < 0.2 && size > 0.15 ? yarn(plan, 0) : 0;
    return 0;
  };
};
