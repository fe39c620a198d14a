import type { FloorMaterial } from '@home-design/vocabulary';
import { type Material, material } from '../../render/materials/material.ts';
import type { TextureOf } from '../../render/materials/surface-pattern.ts';

type Boards = TextureOf<'boards'>;
type Tiles = TextureOf<'tiles'>;

/** Boards of width and length in meters. */
function boards(
  color: string,
  dark: string,
  [width, length]: readonly [number, number],
  pattern: Boards['pattern'] = 'straight',
): Material {
  return material({ kind: 'boards', color, dark, pattern, width, length, seed: 31 });
}

function tiles(
  [color, second, joint]: readonly [string, string, string],
  size: number,
  { pattern = 'grid', veins = 0 }: { pattern?: Tiles['pattern']; veins?: number } = {},
): Material {
  return material({ kind: 'tiles', color, second, joint, pattern, size, veins, seed: 32 });
}

/** The material of each floor. Boards and rows of tiles run along u; sizes are those of common products. */
const MATERIALS: Readonly<Record<FloorMaterial, Material>> = {
  oak_planks: boards('#c19c70', '#94714a', [0.14, 1.8]),
  white_planks: boards('#d8cdbc', '#b5a691', [0.18, 2]),
  gray_planks: boards('#a49b8f', '#7b7369', [0.18, 1.8]),
  walnut_planks: boards('#74502f', '#4a2f1a', [0.13, 1.6]),
  oak_herringbone: boards('#bd966a', '#8d6a45', [0.09, 0.54], 'herringbone'),
  marble_tiles: tiles(['#ebe8e2', '#9c9a98', '#cfcac2'], 0.6, { veins: 0.5 }),
  slate_tiles: tiles(['#6f7173', '#5a5c5f', '#4c4d4f'], 0.6, { pattern: 'offset', veins: 0.25 }),
  checkered_tiles: tiles(['#e9e6df', '#2f3133', '#8f8c86'], 0.4, { pattern: 'checker' }),
  terracotta_tiles: tiles(['#b4714c', '#94562f', '#a8957f'], 0.2, { pattern: 'hexagon' }),
  terrazzo: material({
    kind: 'terrazzo',
    color: '#dcd7cd',
    chips: ['#a9a097', '#7d746b', '#c6a588', '#5d5f60'],
    chipSize: 0.016,
    seed: 33,
  }),
  beige_carpet: material({ kind: 'carpet', color: '#cbbca5', seed: 35 }),
  gray_carpet: material({ kind: 'carpet', color: '#8d8d8e', seed: 36 }),
};

/** The material of a floor for the renderer. */
export const floorMaterial = (name: FloorMaterial): Material => MATERIALS[name];
