import { between, pick } from '../../../src/base/random.ts';
import { marble, terrazzo } from '../../../src/furniture/materials/solid.ts';
import { type Material, material } from '../../../src/render/materials/material.ts';
import { boards, polishedConcrete, tiles } from '../../samples/rooms/finishes.ts';
import type { RoomChange } from '../view-room.ts';
import { shaded, shifted } from './paints.ts';

const LIKELY = { change: 0.6 };
type Wood = readonly [color: string, dark: string];
const WOODS: readonly [Wood, ...Wood[]] = [
  ['#e3d5bd', '#c9b594'],
  ['#d8c19c', '#b3946a'],
  ['#c79d68', '#94683c'],
  ['#b1713f', '#7b4724'],
  ['#8a4a30', '#5c2c1c'],
  ['#5f4433', '#38261b'],
  ['#3a2c25', '#221913'],
  ['#b8ada0', '#93877a'],
  ['#8e8379', '#6a6058'],
  ['#efe9df', '#d8d0c3'],
];
const CARPETS = [
  '#d8d2c6',
  '#c2b8a8',
  '#9a9a9c',
  '#6d6e72',
  '#b3a58f',
  '#7d6a58',
  '#5c6b7a',
  '#7a3d3a',
  '#e8e4db',
  '#8a9484',
] as const;
const TILES = [
  '#e8e4dc',
  '#cfc9bd',
  '#b3aca0',
  '#8d8a86',
  '#5c5b5a',
  '#2f3032',
  '#d9c3a6',
  '#b07a55',
  '#f2f1ee',
  '#a8a49b',
] as const;

/** Another floor in most rooms: wood, vinyl, carpet, tiles, stone and concrete, dull or glossy. */
export const changeFloor: RoomChange = (room, random) =>
  random() < LIKELY.change ? { ...room, spec: { ...room.spec, floor: anyFloor(random) } } : room;

export function anyFloor(random: () => number): Material {
  return pick(random, [wood, wood, wood, parquet, carpet, carpet, stoneTiles, stoneTiles, other])(random);
}

/** A pale floor, for rooms that are white all over. */
export function paleFloor(random: () => number): Material {
  return pick(random, [
    () => boards('#e9e0d0', '#d6cab4', 'straight', [0.18, 2], between(random, 0.2, 0.6)),
    () => boards('#f0ece5', '#e0d9ce', 'straight', [0.14, 1.8], between(random, 0.2, 0.6)),
    () => tilesOf('#efede8', random),
    () => material({ kind: 'carpet', color: '#e8e5de', seed: 5 }, { sheen: 0.2, relief: 0.003 }),
    () => polishedConcrete('#d9d7d2'),
  ])();
}

function wood(random: () => number): Material {
  const [color, dark] = pick(random, WOODS);
  const width = pick(random, [0.06, 0.09, 0.13, 0.18, 0.24]);
  return boards(
    shifted(color, random, 10),
    dark,
    'straight',
    [width, between(random, 0.8, 2.4)],
    between(random, 0.12, 0.65),
  );
}

function parquet(random: () => number): Material {
  const [color, dark] = pick(random, WOODS);
  const pattern = pick(random, ['herringbone', 'herringbone', 'chevron', 'basket']);
  return boards(
    shifted(color, random, 10),
    dark,
    pattern,
    [between(random, 0.06, 0.14), between(random, 0.35, 0.7)],
    between(random, 0.15, 0.5),
  );
}

function carpet(random: () => number): Material {
  return material(
    { kind: 'carpet', color: shifted(pick(random, CARPETS), random, 12), seed: Math.floor(random() * 100) },
    { sheen: 0.2, relief: between(random, 0.001, 0.004) },
  );
}

const stoneTiles = (random: () => number): Material =>
  tilesOf(shifted(pick(random, TILES), random, 10), random);

function tilesOf(color: string, random: () => number): Material {
  const pattern = pick(random, ['grid', 'grid', 'grid', 'offset', 'checker', 'hexagon', 'patterned']);
  const second =
    pattern === 'checker' || pattern === 'patterned'
      ? shaded(color, between(random, 0.3, 0.8))
      : shaded(color, 0.96);
  const size = pattern === 'hexagon' ? 0.2 : pick(random, [0.2, 0.3, 0.45, 0.6, 0.8]);
  return tiles([color, second, shaded(color, between(random, 0.6, 0.95))], pattern, size, {
    veins: random() < 0.35 ? between(random, 0.2, 0.7) : 0,
    roughness: between(random, 0.06, 0.55),
  });
}

function other(random: () => number): Material {
  return pick(random, [
    () => polishedConcrete(shifted(pick(random, ['#9a958e', '#b9b5ae', '#77746f']), random, 8)),
    () => terrazzo('#dcd7ce', ['#a08b72', '#6f746d', '#b97a58']),
    () => marble('#e9e7e3', '#a5a3a0', 0.6, between(random, 0.05, 0.2)),
    // Vinyl and painted boards have one color.
    () =>
      material(
        {
          kind: 'paint',
          color: pick(random, ['#c9c2b5', '#8f8b84', '#d8d4cc', '#5a4a3d', '#6c7a80']),
          seed: 8,
        },
        { coat: 0.04, roughness: between(random, 0.1, 0.5) },
      ),
  ])();
}
