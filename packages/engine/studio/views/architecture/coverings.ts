import { between, pick } from '../../../src/base/random.ts';
import { marble, painted, slab, terrazzo, timber } from '../../../src/furniture/materials/solid.ts';
import { type Material, material } from '../../../src/render/materials/material.ts';
import { boards, bricks, limewash, tiles } from '../../samples/rooms/finishes.ts';
import { anyPaint, boldPaint, palePaint, shaded, shifted } from './paints.ts';

type Tiling = readonly [pattern: 'offset' | 'grid' | 'hexagon' | 'patterned', size: number];
const TILINGS: readonly [Tiling, ...Tiling[]] = [
  ['offset', 0.075],
  ['offset', 0.1],
  ['offset', 0.15],
  ['grid', 0.1],
  ['grid', 0.15],
  ['grid', 0.3],
  ['grid', 0.6],
  ['hexagon', 0.1],
  ['patterned', 0.2],
];
type Wood = readonly [color: string, dark: string];
const WOODS: readonly [Wood, ...Wood[]] = [
  ['#c9a678', '#9d7a50'],
  ['#b07c4c', '#7c5230'],
  ['#7a5236', '#4d3120'],
  ['#d9c3a0', '#b89c74'],
  ['#a8957e', '#7d6c58'],
  ['#4a3a30', '#2d221c'],
  ['#e6e1d8', '#cfc8bc'],
];

const someSeed = (random: () => number): number => Math.floor(random() * 1000);

/** Brick, raw or painted. */
export function anyBrick(random: () => number): Material {
  if (random() < 0.35) {
    const white = shifted(pick(random, ['#f0eee9', '#e8e5df', '#f4f3f0', '#d9d7d2']), random, 6);
    return bricks(white, shaded(white, between(random, 0.9, 1)));
  }
  const color = shifted(
    pick(random, ['#9a5a44', '#8d6a58', '#a8664a', '#7a4a3c', '#b98a6a', '#6b5b54']),
    random,
    12,
  );
  return bricks(color, pick(random, ['#b8aa9b', '#cfc8bd', '#8f8880', '#e3ded6']));
}

/** Ceramic and stone tiles for walls. */
export function wallTiles(random: () => number): Material {
  const color = random() < 0.55 ? palePaint(random) : random() < 0.5 ? anyPaint(random) : boldPaint(random);
  const second = shaded(color, between(random, 0.94, 1));
  const joint = random() < 0.7 ? shaded(color, between(random, 0.75, 0.92)) : '#4a4a4a';
  const [pattern, size] = pick(random, TILINGS);
  return tiles([color, second, joint], pattern, size, {
    veins: random() < 0.25 ? between(random, 0.2, 0.8) : 0,
    roughness: between(random, 0.08, 0.5),
  });
}

/** Wood on a wall: boards or a veneered panel, natural or painted. */
export function wallWood(random: () => number): Material {
  const [color, dark] = pick(random, WOODS);
  if (random() < 0.25) return timber(color, dark, 'oiled', between(random, 0.3, 0.9), random() < 0.3 ? 3 : 0);
  const width = pick(random, [0.09, 0.12, 0.16, 0.22]);
  return boards(color, dark, 'straight', [width, between(random, 1.2, 3)], between(random, 0.3, 0.8));
}

/** Marble, slate and rubble. */
export function wallStone(random: () => number): Material {
  return pick(random, [
    () => marble('#eeedea', '#9b9a98', between(random, 0.3, 0.9)),
    () => marble('#2a2b2d', '#a8a49c', between(random, 0.3, 0.8)),
    () => marble('#d8c8ae', '#a98d68', 0.5),
    () => slab(pick(random, ['#8b8982', '#c9bfae', '#5a5c5e']), '#77746d'),
    () => rubble(random),
    () => terrazzo('#e6e2da', ['#b9a48c', '#7d8078', '#c9805f']),
  ])();
}

const rubble = (random: () => number): Material =>
  material(
    {
      kind: 'stone',
      color: pick(random, ['#a89f8e', '#8f8a80', '#c2b49a']),
      second: '#6f685d',
      pattern: 'rubble',
      seed: someSeed(random),
    },
    { coat: 0.01, roughness: 0.9, relief: 0.006 },
  );

/** The covering of a wall in place of paint. */
export const anyCovering = (random: () => number): Material =>
  pick(random, [anyBrick, anyBrick, wallTiles, wallTiles, wallWood, wallWood, wallStone])(random);

/** Printed wallpaper: faint, or bold. */
export function wallpaper(random: () => number): Material {
  const isBold = random() < 0.4;
  const ground = isBold ? anyPaint(random) : palePaint(random);
  const inks = isBold
    ? [boldPaint(random), anyPaint(random), palePaint(random)]
    : [shaded(ground, between(random, 0.82, 0.95)), shaded(ground, between(random, 0.88, 1.04))];
  const motif = pick(random, [
    'stripe',
    'stripe',
    'leaf',
    'leaf',
    'leaf',
    'diamond',
    'fan',
    'dot',
    'paisley',
    'ikat',
    'herringbone',
    'check',
  ]);
  const repeat =
    motif === 'herringbone' || motif === 'dot' ? between(random, 0.06, 0.2) : between(random, 0.12, 0.7);
  return material(
    { kind: 'pattern', ground, colors: inks, motif, repeat, seed: someSeed(random) },
    { coat: 0.01, roughness: between(random, 0.5, 0.95) },
  );
}

/** Grass cloth, lime wash and bare plaster. */
export function roughWall(random: () => number): Material {
  if (random() < 0.5) return limewash(anyPaint(random), someSeed(random));
  const color = palePaint(random);
  return material(
    {
      kind: 'fabric',
      color,
      second: shaded(color, between(random, 0.85, 0.97)),
      weave: 'linen',
      thread: 0.002,
      seed: someSeed(random),
    },
    { sheen: 0.1 },
  );
}

/** Painted wood: doors, wainscot, casing. */
export const joineryPaint = (color: string, random: () => number): Material =>
  painted(color, between(random, 0.15, 0.6));
