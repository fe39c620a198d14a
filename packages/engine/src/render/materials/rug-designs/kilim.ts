import { fraction } from '../blend.ts';
import { fromEdge, type RugDesign, type RugPlan, yarn } from './rug-design.ts';

/** Width and height of a step of the tapestry weave, meters. */
const STEP_ACROSS = 0.016;
const STEP_ALONG = 0.022;

/** Flat-woven: stepped diamonds inside each other, hooks between them, a border of teeth. */
export const kilimRug = (plan: RugPlan): RugDesign => {
  const border = 0.16;
  const columns = Math.max(1, Math.round((plan.width - 2 * border) / 0.85));
  const rows = Math.max(2, Math.round((plan.length - 2 * border) / 0.72));
  const across = (plan.width - 2 * border) / columns;
  const along = (plan.length - 2 * border) / rows;
  return (rawU, rawV) => {
    const u = (Math.floor(rawU / STEP_ACROSS) + 0.5) * STEP_ACROSS;
    const v = (Math.floor(rawV / STEP_ALONG) + 0.5) * STEP_ALONG;
    const edge = fromEdge(plan, u, v);
    if (edge < 0.03) return yarn(plan, 1);
    if (edge < border - 0.03) {
      const side = edge === u || edge === plan.width - u;
      const tooth = Math.abs(2 * fraction((side ? v : u) / 0.11) - 1);
      return (edge - 0.03) / (border - 0.06) < tooth ? yarn(plan, 0) : 0;
    }
    if (edge < border) return yarn(plan, 2);
    const x = (u - border) / across;
    const y = (v - border) / along;
    const column = Math.floor(x);
    const row = Math.floor(y);
    const dx = Math.abs(x - column - 0.5);
    const dy = Math.abs(y - row - 0.5);
    const d = dx + dy;
    const first = row + column;
    if (d < 0.07) return yarn(plan, first + 1);
    if (d < 0.14) return 0;
    if (d < 0.24) return yarn(plan, first + 2);
    if (d < 0.3) return yarn(plan, first + 1);
    if (d < 0.42) return yarn(plan, first);
    if (d < 0.47) return 0;
    const hook = dy < 0.12 ? 0 : fraction((dx + 0.5 * dy) * 9);
    if (d < 0.62 && hook > 0.55) return yarn(plan, first + 1);
    if (d > 0.86) return yarn(plan, 2);
    return d > 0.8 ? 0 : yarn(plan, 3);
  };
};
