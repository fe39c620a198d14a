import { parseHex } from '../../../src/base/color/hex.ts';
import { between, pick } from '../../../src/base/random.ts';
import { type Material, material } from '../../../src/render/materials/material.ts';

type Colors = readonly [string, ...string[]];

export const WHITES: Colors = ['#f6f5f2', '#f3f1ec', '#efede8', '#f2f3f3', '#f5f1e8', '#eceeed', '#fafaf8'];
const GREIGES: Colors = [
  '#e4ddd1',
  '#d8d0c3',
  '#cdc6bb',
  '#d5d4d0',
  '#c4c2bd',
  '#e9e3d8',
  '#b9b2a6',
  '#dcd9d5',
];
const PASTELS: Colors = [
  '#dfe6e0',
  '#d9e2e8',
  '#ece0dc',
  '#efe6c9',
  '#dcd8e6',
  '#cfdcd2',
  '#f0dfcd',
  '#d3e0df',
];
const CREAMS: Colors = ['#efe4c8', '#ead9b2', '#e6cfa6', '#f1e7d3', '#dcc39a'];
const MIDDLES: Colors = [
  '#a9b7a4',
  '#9fb0ba',
  '#c2a28c',
  '#b7a4a8',
  '#a39a8c',
  '#c9b178',
  '#8f9a9a',
  '#bb8f7b',
];
const SATURATED: Colors = [
  '#b5432f',
  '#d08a2d',
  '#e0c23f',
  '#4e8a52',
  '#2f7f86',
  '#3566a0',
  '#6a4a8c',
  '#b8476a',
  '#7db7c9',
  '#9cb950',
];
export const DARKS: Colors = [
  '#2e3a45',
  '#26302c',
  '#3a3a3c',
  '#1f2022',
  '#4a2a2c',
  '#2b3350',
  '#3f4a3a',
  '#4b3a30',
];

/** Likelihood of a group of paints, as in photos of homes. */
const GROUPS: readonly (readonly [share: number, colors: Colors])[] = [
  [0.34, WHITES],
  [0.2, GREIGES],
  [0.13, PASTELS],
  [0.09, CREAMS],
  [0.11, MIDDLES],
  [0.06, SATURATED],
  [0.07, DARKS],
];
/** Largest difference between two tins, of 255. */
const SPREAD = 9;

/** A wall color out of all that people choose. */
export function anyPaint(random: () => number): string {
  let rest = random();
  for (const [share, colors] of GROUPS) {
    if (rest < share) return shifted(pick(random, colors), random, SPREAD);
    rest -= share;
  }
  return pick(random, WHITES);
}

/** A bold color for one wall. */
export const boldPaint = (random: () => number): string =>
  shifted(pick(random, pick(random, [MIDDLES, SATURATED, DARKS, DARKS])), random, SPREAD);

/** A light color for large areas. */
export const palePaint = (random: () => number): string =>
  shifted(pick(random, pick(random, [WHITES, WHITES, GREIGES, PASTELS, CREAMS])), random, SPREAD / 2);

/** The color, a little lighter or darker and a little off. */
export function shifted(color: string, random: () => number, by: number): string {
  const all = between(random, -by, by);
  return hexOf(parseHex(color).map((channel) => channel + all + between(random, -by, by) / 3));
}

/** The color times a factor: 0.8 is darker. */
export const shaded = (color: string, factor: number): string =>
  hexOf(parseHex(color).map((channel) => channel * factor));

function hexOf(channels: readonly number[]): string {
  const digits = channels.map((channel) => {
    const byte = Math.max(0, Math.min(255, Math.round(channel)));
    return byte.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

/** Wall paint from dead matte to eggshell and, seldom, gloss. */
export function wallPaint(color: string, random: () => number): Material {
  const isGlossy = random() < 0.05;
  const roughness = isGlossy ? between(random, 0.2, 0.4) : between(random, 0.55, 0.95);
  return material(
    { kind: 'paint', color, seed: Math.floor(random() * 100) },
    { coat: isGlossy ? 0.035 : between(random, 0.005, 0.02), roughness },
  );
}
