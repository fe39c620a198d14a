import type { LinearColor } from '../materials/material.ts';
import { fractal, noise } from '../materials/noise.ts';
import { type Hedge, layHedge, layTrees } from './foliage.ts';
import { between, lay, lookAt, lookDown, type Painter, ramp } from './view-painting.ts';

/** Height of the house above the lawn, meters. */
const STEP = 0.3;
const HEDGE_AT = 15;

const LAWN: LinearColor = [0.3, 0.38, 0.11];
const LAWN_SHADE: LinearColor = [0.13, 0.2, 0.05];
const STONE: LinearColor = [0.72, 0.68, 0.6];
const FAR_WOOD: LinearColor = [0.38, 0.48, 0.36];

/** A garden: a terrace, a lawn, a hedge, trees behind it and woods far away. */
export function garden(seed: number): Painter {
  const shift = (seed % 89) * 7.3;
  const hedge: Hedge = { bright: [0.3, 0.4, 0.11], deep: [0.06, 0.11, 0.03], soft: 0.05, seed: seed + 31 };
  return (glance, out) => {
    lookAt(glance, 160, STEP);
    const wood = 13 + 4 * fractal(glance.along * 0.02 + shift, 0.7, 3, seed + 1);
    const rough = 1.6 * fractal(glance.along * 0.25, glance.height * 0.25, 3, seed + 2);
    const light = 0.95 + 0.3 * fractal(glance.along * 0.14, glance.height * 0.2, 3, seed + 3);
    lay(
      out,
      between(FAR_WOOD, [0.8, 0.87, 0.93], 0.45),
      light,
      ramp(wood + 0.9, wood - 0.9, glance.height + rough),
    );

    lookAt(glance, 34, STEP);
    glance.along += shift;
    layTrees(
      {
        spacing: 6.4,
        middle: 4.6,
        variation: 1.5,
        radius: 3.3,
        bright: [0.4, 0.5, 0.13],
        deep: [0.035, 0.075, 0.02],
        haze: 0.12,
        soft: 0.12,
        seed: seed + 11,
      },
      glance,
      out,
    );

    lookAt(glance, 20, STEP);
    glance.along += shift;
    layTrees(
      {
        spacing: 9.5,
        middle: 3.4,
        variation: 0.8,
        radius: 1.9,
        bright: [0.42, 0.52, 0.14],
        deep: [0.03, 0.065, 0.018],
        haze: 0.03,
        soft: 0.06,
        seed: seed + 23,
      },
      glance,
      out,
    );

    lookAt(glance, HEDGE_AT, STEP);
    layHedge(hedge, 1.55, glance, out);

    const away = lookDown(glance, STEP);
    if (away > HEDGE_AT + 1) return;
    const { along: x, height: y } = glance;
    const grass = ramp(
      -0.7,
      0.8,
      fractal(x * 0.35, y * 0.35, 3, seed + 41) + 0.35 * noise(x * 5, y * 5, seed + 42),
    );
    // The hedge's shadow and soil at its foot, then lawn, then the terrace at the house.
    const foot = ramp(HEDGE_AT - 1.8, HEDGE_AT - 0.4, away);
    const lawn = between(between(LAWN_SHADE, LAWN, grass), [0.07, 0.08, 0.04], 0.7 * foot);
    const cover = ramp(HEDGE_AT + 0.4, HEDGE_AT - 0.1, Math.hypot(x, y));
    lay(out, lawn, 1.05, cover);
    const terrace = ramp(6.56, 6.5, Math.max(Math.abs(x), Math.abs(y)));
    const slabs = Math.max(joint(x / 0.8), joint(y / 0.8));
    lay(out, STONE, 0.95 + 0.12 * fractal(x * 1.5, y * 1.5, 3, seed + 51) - 0.25 * slabs, terrace);
  };
}

/** 1 in the joint between slabs, 0 on them. */
function joint(x: number): number {
  const part = x - Math.floor(x);
  return ramp(0.03, 0.005, Math.min(part, 1 - part));
}
