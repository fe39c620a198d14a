import { hashToUnit } from '../../base/random.ts';
import type { LinearColor } from '../materials/material.ts';
import { fractal } from '../materials/noise.ts';
import { layTrees } from './foliage.ts';
import { between, type Glance, lay, lookAt, lookDown, type Painter, ramp } from './view-painting.ts';

/** Meters from the street up to the floor of the room. */
const STORY = 11;
const HAZE: LinearColor = [0.8, 0.87, 0.95];
const PLASTER: readonly LinearColor[] = [
  [0.62, 0.52, 0.4],
  [0.66, 0.6, 0.5],
  [0.44, 0.23, 0.15],
  [0.55, 0.55, 0.53],
  [0.6, 0.43, 0.3],
  [0.7, 0.66, 0.58],
];

interface Block {
  readonly width: number;
  readonly low: number;
  readonly high: number;
  readonly haze: number;
  readonly soft: number;
  /** 0 = no windows to be seen at that distance. */
  readonly windows: number;
  readonly seed: number;
}

/** Rows of houses seen from a flat some floors up, with towers in the haze and street trees below. */
export function city(seed: number): Painter {
  return (glance, out) => {
    lookAt(glance, 900, STORY);
    layHouses({ width: 42, low: 30, high: 120, haze: 0.72, soft: 1.2, windows: 0, seed }, glance, out);
    lookAt(glance, 260, STORY);
    layHouses(
      { width: 24, low: 16, high: 38, haze: 0.45, soft: 0.5, windows: 0.5, seed: seed + 3 },
      glance,
      out,
    );
    lookAt(glance, 70, STORY);
    layHouses(
      { width: 15, low: 12, high: 19, haze: 0.12, soft: 0.12, windows: 1, seed: seed + 5 },
      glance,
      out,
    );
    const away = lookDown(glance, STORY);
    if (away < 69) {
      const patch = fractal(glance.along * 0.2, glance.height * 0.2, 2, seed + 8);
      lay(out, [0.34, 0.33, 0.32], 1 + 0.15 * patch, ramp(69, 66, away));
    }
    lookAt(glance, 40, STORY);
    layTrees(
      {
        spacing: 8,
        middle: 5.5,
        variation: 0.8,
        radius: 2.8,
        bright: [0.42, 0.5, 0.15],
        deep: [0.09, 0.14, 0.05],
        haze: 0.06,
        soft: 0.08,
        seed: seed + 7,
      },
      glance,
      out,
    );
  };
}

function layHouses(block: Block, { along, height }: Glance, out: Float64Array): void {
  const { width, low, high, soft, seed } = block;
  const i = Math.floor(along / width);
  const part = along - i * width;
  const own = hashToUnit(i, 1, seed);
  const roof = low + (high - low) * own * own;
  const cover = ramp(roof + soft, roof - soft, height);
  if (cover <= 0) return;
  const color = PLASTER[Math.floor(hashToUnit(i, 2, seed) * PLASTER.length)]!;
  const side = ramp(soft, 0, Math.min(part, width - part));
  let light = 0.85 + 0.3 * hashToUnit(i, 3, seed) - 0.25 * side;
  let wall: LinearColor = color;
  if (block.windows > 0) {
    const floors = 3.1;
    const bays = 2.1 + 0.7 * hashToUnit(i, 4, seed);
    const u = part / bays - Math.floor(part / bays);
    const v = height / floors - Math.floor(height / floors);
    const e = soft * 0.35;
    const pane =
      ramp(0.27 - e, 0.27 + e, u) *
      ramp(0.73 + e, 0.73 - e, u) *
      ramp(0.22 - e, 0.22 + e, v) *
      ramp(0.76 + e, 0.76 - e, v);
    const shine = hashToUnit(Math.floor(part / bays) + 37 * i, Math.floor(height / floors), seed + 1);
    const glass: LinearColor = shine > 0.75 ? [0.5, 0.58, 0.66] : [0.13, 0.16, 0.2];
    wall = between(wall, glass, pane * block.windows * ramp(roof - 0.5, roof - 1.2, height));
    light -= 0.16 * ramp(0.1 + e, 0.06, v) * block.windows;
  }
  // A roof's edge in shade, and a paler band above the last windows.
  light -= 0.2 * ramp(roof - 0.9, roof - 0.5, height);
  lay(out, between([wall[0] * light, wall[1] * light, wall[2] * light], HAZE, block.haze), 1, cover);
}
