import { hashToUnit } from '../../../base/random.ts';
import { fraction } from '../blend.ts';
import { fractal, noise } from '../noise.ts';
import { fromEdge, type RugDesign, type RugPlan, yarn } from './rug-design.ts';

/** A heathered field: now and then a tuft of the first color. */
export const plainRug =
  (plan: RugPlan): RugDesign =>
  (u, v) =>
    hashToUnit(Math.floor(u * 160), Math.floor(v * 160), plan.seed) < 0.1 ? yarn(plan, 0) : 0;

/** A broad border with a thin line inside it. */
export const borderRug = (plan: RugPlan): RugDesign => {
  const broad = 0.055 * Math.min(plan.width, plan.length);
  return (u, v) => {
    const edge = fromEdge(plan, u, v) + 0.003 * noise(u * 20, v * 20, plan.seed);
    if (edge < broad) return yarn(plan, 0);
    return edge > 1.45 * broad && edge < 1.45 * broad + 0.014 ? yarn(plan, 1) : 0;
  };
};

/** Bands across, broad and narrow, in an order that the seed decides and both ends mirror. */
export const stripedRug =
  (plan: RugPlan): RugDesign =>
  (u, v) => {
    const y = Math.abs(v - plan.length / 2) + 0.004 * noise(u * 9, v * 4, plan.seed);
    let at = 0.5 * (0.12 + 0.2 * hashToUnit(0, 1, plan.seed));
    for (let band = 0; band < 60; band++) {
      if (y < at) return band % 2 === 0 ? 0 : yarn(plan, Math.floor(8 * hashToUnit(band, 2, plan.seed)));
      const wide = hashToUnit(band, 3, plan.seed);
      at += wide < 0.45 ? 0.018 : 0.06 + 0.16 * wide;
    }
    return 0;
  };

/** Squares, a little uneven as hands knot them. */
export const checkerRug = (plan: RugPlan): RugDesign => {
  const across = plan.width / Math.max(3, Math.round(plan.width / 0.3));
  const along = plan.length / Math.max(3, Math.round(plan.length / 0.3));
  return (u, v) => {
    const x = u + 0.007 * noise(u * 6, v * 6, plan.seed);
    const y = v + 0.007 * noise(u * 6, v * 6, plan.seed + 1);
    return (Math.floor(x / across) + Math.floor(y / along)) % 2 === 0 ? 0 : yarn(plan, 0);
  };
};

/** Large calm forms with soft outlines, one fine line that follows them. */
export const abstractRug =
  (plan: RugPlan): RugDesign =>
  (u, v) => {
    const { seed } = plan;
    const bend = 0.25 * noise(u * 1.1, v * 1.1, seed);
    const field = fractal(u * 0.75 + bend, v * 0.75 - bend, 2, seed + 1);
    const other = fractal(u * 0.6 - bend, v * 0.6 + bend, 2, seed + 2);
    if (Math.abs(field - 0.5 * other - 0.02) < 0.012) return yarn(plan, 2);
    if (field > 0.22) return yarn(plan, 0);
    if (other > 0.2) return yarn(plan, 1);
    if (field < -0.36) return yarn(plan, 3);
    return 0;
  };

/** Rays from one short side, rings of scales around the sun, a double border: the twenties. */
export const sunburstRug = (plan: RugPlan): RugDesign => {
  const rays = 22;
  const radius = 0.26 * plan.width;
  return (u, v) => {
    const edge = fromEdge(plan, u, v);
    if (edge < 0.05) return yarn(plan, 0);
    if ((edge > 0.075 && edge < 0.09) || (edge > 0.11 && edge < 0.118)) return yarn(plan, 1);
    if (edge < 0.118) return 0;
    const x = u - plan.width / 2;
    const y = v - 0.118;
    const r = Math.hypot(x, y);
    const turn = Math.atan2(y, x) / Math.PI;
    if (r < 0.42 * radius) return yarn(plan, 1);
    if (r < 0.47 * radius) return 0;
    if (r < radius) {
      const scallop = fraction(turn * rays * 0.5) - 0.5;
      const ring = fraction((r / radius - 0.47) * 5.66);
      return Math.hypot(scallop * 1.6, ring - 0.2) < 0.62 ? yarn(plan, 0) : yarn(plan, 1);
    }
    if (r < 1.06 * radius) return yarn(plan, 1);
    const ray = fraction(turn * rays);
    const next = Math.floor(turn * rays) % 2 === 0 ? yarn(plan, 0) : 0;
    return Math.min(ray, 1 - ray) * r < 0.028 * radius
      ? yarn(plan, 1)
      : plan.colors > 2 && next > 0 && ray < 0.32
        ? yarn(plan, 2)
        : next;
  };
};
