import { between, pick } from '../../../src/base/random.ts';
import {
  cotton,
  leather,
  linen,
  patterned,
  sheer,
  velvet,
  wool,
} from '../../../src/furniture/materials/cloth.ts';
import { metal, painted, powderCoat, slab, timber, woven } from '../../../src/furniture/materials/solid.ts';
import { type Material, material } from '../../../src/render/materials/material.ts';

type Some<T> = readonly [T, ...T[]];

export const WHITE = painted('#f2f1ee', 0.35);
export const BLACK = painted('#1c1c1e', 0.4);
export const DARK_HOLE = material({ kind: 'plain', color: '#121110' });
export const BLACK_GLASS = material({ kind: 'plain', color: '#0c0d0f' }, { coat: 0.05, roughness: 0.07 });
export const STEEL = metal('#b9bcbe', 0.3, 'brushed');
export const CHROME = metal('#d4d6d8', 0.1);
export const MIRROR = metal('#e9ecec', 0.01);
export const PORCELAIN = painted('#f7f6f3', 0.08);
export const FROSTED = material(
  { kind: 'plain', color: '#e3ebe8' },
  { coat: 0.04, roughness: 0.15, translucency: 0.6 },
);
export const CARDBOARD = material(
  { kind: 'paint', color: '#b08a5c', seed: 3 },
  { coat: 0.01, roughness: 0.9 },
);
export const PLASTIC = material({ kind: 'plain', color: '#efeeea' }, { coat: 0.04, roughness: 0.4 });

const WOODS: Some<Material> = [
  timber('#c2a078', '#9a7a55', 'oiled', 0.45),
  timber('#6e4a31', '#472d1c', 'oiled', 0.55),
  timber('#dcc7a4', '#bfa47c', 'oiled', 0.3),
  timber('#8a4f2c', '#5c3018', 'varnished', 0.5),
  timber('#b5773f', '#8a5428', 'varnished', 0.6),
  timber('#3d2c22', '#241812', 'oiled', 0.4),
  timber('#a89b8a', '#857867', 'raw', 0.5),
];
const PAINTS = [
  '#f4f3f0',
  '#f4f3f0',
  '#efece4',
  '#e3ddd0',
  '#d9d9d6',
  '#9aa09c',
  '#6f7a72',
  '#3c4a52',
  '#26282b',
  '#49566b',
  '#8b9a86',
  '#c9b79a',
  '#7d2f2a',
] as const;
const CLOTHS = [
  '#d8d2c6',
  '#b9b2a6',
  '#8a8a88',
  '#5b5f63',
  '#2f3338',
  '#eae6dc',
  '#6b4a35',
  '#384a66',
  '#6e7f6a',
  '#a4553c',
  '#b98f4a',
  '#7c2f3a',
  '#c9a79c',
  '#27383a',
] as const;
const BRIGHTS = [
  '#c23b32',
  '#2f6aa8',
  '#e3b23c',
  '#4c8a55',
  '#e8e2d6',
  '#d86f93',
  '#f08a3c',
  '#7b59a6',
  '#1f2226',
] as const;

export const woodOf = (random: () => number): Material => pick(random, WOODS);
export const paintOf = (random: () => number): Material =>
  painted(pick(random, PAINTS), between(random, 0.15, 0.6));
/** White more than anything else; else painted or wood. */
export function frontOf(random: () => number): Material {
  const chance = random();
  return chance < 0.35
    ? painted('#f3f2ee', between(random, 0.08, 0.5))
    : chance < 0.7
      ? paintOf(random)
      : woodOf(random);
}
export const metalOf = (random: () => number): Material =>
  pick(random, [BLACK, STEEL, CHROME, WHITE, metal('#b98f4f', 0.25, 'brushed'), powderCoat('#3a3c40')]);
export function clothOf(random: () => number): Material {
  const [color, other] = [pick(random, CLOTHS), pick(random, CLOTHS)];
  return pick(random, [linen, cotton, wool, velvet, leatherLike, striped])(
    color,
    random() < 0.5 ? color : other,
  );
}
const leatherLike = (color: string): Material => leather(color, 0.4);
const striped = (color: string, other: string): Material => patterned(color, [other], 'stripe', 0.08);
export const brightOf = (random: () => number): Material =>
  material(
    { kind: 'plain', color: pick(random, BRIGHTS) },
    { coat: 0.04, roughness: between(random, 0.2, 0.8) },
  );
export const sheerOf = (random: () => number): Material =>
  sheer(pick(random, ['#f6f4ef', '#f1ede4', '#e9e4da', '#e6e9ea']), '#ffffff', between(random, 0.5, 0.7));
export const wickerOf = (random: () => number): Material =>
  woven(pick(random, ['#b98d5a', '#8a6238', '#d9c7a3', '#e9e6df']), '#5e4226', 0.008);

/** The cladding behind kitchens and around fires. */
export function claddingOf(random: () => number): Material {
  const seed = Math.floor(random() * 1000);
  const color = pick(random, ['#f3f2ee', '#e4e0d8', '#bcb8b0', '#6c7a78', '#2e3234', '#9db0a4', '#c7a98a']);
  const coated = { coat: 0.045, roughness: between(random, 0.08, 0.4) };
  return pick(random, [
    material(
      {
        kind: 'tiles',
        color,
        second: color,
        joint: '#d8d5ce',
        pattern: pick(random, ['grid', 'offset']),
        size: pick(random, [0.08, 0.1, 0.15, 0.3]),
        veins: 0,
        seed,
      },
      coated,
    ),
    material(
      {
        kind: 'tiles',
        color,
        second: '#8fa0a8',
        joint: '#e8e6e0',
        pattern: pick(random, ['hexagon', 'patterned', 'checker']),
        size: pick(random, [0.1, 0.15, 0.2]),
        veins: 0,
        seed,
      },
      coated,
    ),
    material(
      { kind: 'marble', color: '#eeedea', vein: '#8f8e8c', scale: between(random, 0.2, 0.6), seed },
      coated,
    ),
    material(
      { kind: 'brick', color: pick(random, ['#9a5a44', '#d8d2c8', '#7a5a4a']), mortar: '#b8aa9b', seed },
      { relief: 0.002 },
    ),
    material(
      {
        kind: 'stone',
        color: pick(random, ['#9b9082', '#b8ab98', '#77736d']),
        second: '#6a6258',
        pattern: 'rubble',
        seed,
      },
      { relief: 0.003 },
    ),
    slab(pick(random, ['#8c8a86', '#3c3d3f', '#c9c2b4']), '#77736c'),
    woodOf(random),
  ]);
}

/** Paper and inks of pictures. */
const INKS: Some<readonly string[]> = [
  ['#efe9dc', '#2b2b2b', '#b4552d', '#d9a441'],
  ['#f4f2ec', '#31507a', '#7fa3bf', '#c9b48a'],
  ['#e9e4d8', '#4f6b4c', '#8c9a5b', '#2c3a2e'],
  ['#1f2328', '#c9b79a', '#7d2f2a', '#e8e2d6'],
  ['#f7f3ee', '#d86f93', '#7b59a6', '#2f6aa8'],
  ['#fbfaf7', '#1c1c1c', '#8a8a88'],
];

/** A picture painted by code. */
export function artOf(random: () => number, size: readonly [number, number]): Material {
  const subject = pick(random, ['abstract', 'landscape', 'botanical', 'line', 'geometric', 'seascape']);
  const colors = pick(random, INKS);
  return material(
    { kind: 'art', subject, colors, size, seed: Math.floor(random() * 10_000) },
    { coat: 0.03, roughness: 0.3 },
  );
}
