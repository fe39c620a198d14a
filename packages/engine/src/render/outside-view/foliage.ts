import { hashToUnit } from '../../base/random.ts';
import type { LinearColor } from '../materials/material.ts';
import { fractal, noise } from '../materials/noise.ts';
import { between, type Glance, lay, ramp } from './view-painting.ts';

/** A row of broad-leaved trees on a backdrop. All sizes in meters. */
export interface TreeRow {
  readonly spacing: number;
  /** Height of the middle of the crowns, and how far it varies. */
  readonly middle: number;
  readonly variation: number;
  readonly radius: number;
  /** Leaves in the sun and in the shade. */
  readonly bright: LinearColor;
  readonly deep: LinearColor;
  /** Haze before the row, 0 … 1, and its color. */
  readonly haze: number;
  /** Width of soft edges. */
  readonly soft: number;
  readonly seed: number;
}

const HAZE: LinearColor = [0.8, 0.87, 0.93];
const BARK: LinearColor = [0.13, 0.1, 0.075];

/** Lays a row of trees over the picture. */
export function layTrees(row: TreeRow, { along, height }: Glance, out: Float64Array): void {
  const { spacing, middle, variation, radius, soft, seed } = row;
  if (height > middle + variation + 2.6 * radius) return;
  const ragged = 0.3 * fractal(along / (radius * 0.55), height / (radius * 0.55), 3, seed);
  const first = Math.floor(along / spacing) - 1;
  for (let i = first; i < first + 4; i++) {
    const own = hashToUnit(i, 1, seed);
    const center = (i + 0.5 + 0.7 * (hashToUnit(i, 2, seed) - 0.5)) * spacing;
    const size = radius * (0.75 + 0.5 * own);
    const up = middle + variation * (hashToUnit(i, 3, seed) * 2 - 1);
    const x = (along - center) / size;
    const y = (height - up) / (size * (1.05 + 0.35 * hashToUnit(i, 4, seed)));
    const trunk = ramp(0.09 + soft / size, 0.09, Math.abs(x + 0.06 * y)) * ramp(-0.2, -0.5, y);
    if (trunk > 0) lay(out, between(BARK, HAZE, row.haze), 1, trunk * (1 - 0.4 * row.haze));
    const away = Math.sqrt(x * x + y * y) + ragged;
    const edge = 0.09 + soft / size;
    const cover = ramp(1 + edge, 1 - edge, away);
    if (cover <= 0) continue;
    // Clumps of leaves, each lit from above and to the left.
    const clump = fractal(along * (2.1 / radius) + 31 * own, height * (2.1 / radius), 3, seed + 5);
    const glint = noise(along * (9 / radius), height * (9 / radius), seed + 9);
    const lit = ramp(-0.75, 1.25, 0.7 * y - 0.35 * x + 1.5 * clump + 0.45 * glint);
    const leaves = between(row.deep, row.bright, lit);
    const warm = 0.85 + 0.3 * own;
    lay(out, between([leaves[0] * warm, leaves[1], leaves[2] * (2 - warm)], HAZE, row.haze), 1, cover);
  }
}

/** A clipped hedge on a backdrop. */
export interface Hedge {
  /** Leaves in the sun and in the shade. */
  readonly bright: LinearColor;
  readonly deep: LinearColor;
  /** Width of soft edges, meters. */
  readonly soft: number;
  readonly seed: number;
}

/** Lays a hedge of height `top`: level above, leafy in front. */
export function layHedge(hedge: Hedge, top: number, { along, height }: Glance, out: Float64Array): void {
  const { bright, deep, soft, seed } = hedge;
  const edge = top + 0.07 * fractal(along * 0.9, 0.3, 3, seed);
  const cover = ramp(edge + soft, edge - soft, height);
  if (cover <= 0) return;
  const leaf = fractal(along * 2.6, height * 2.6, 4, seed + 2);
  const lit = ramp(-0.9, 0.9, leaf * 1.3 + 1.5 * (height / top) - 1);
  lay(out, between(deep, bright, lit), 1, cover);
}
