import { pick } from '../../../src/base/random.ts';
import { styleOf } from '../../../src/furniture/styles/index.ts';
import { type Material, material } from '../../../src/render/materials/material.ts';
import type { PanelSpec, RoomSize, RoomSpec, TrimSpec } from '../../samples/room-spec.ts';
import {
  boards,
  bricks,
  CARRARA,
  emulsion,
  OAK,
  plainCeiling,
  polishedConcrete,
  satin,
  tiles,
  WALNUT,
  walls,
} from '../../samples/rooms/finishes.ts';
import type { FloorKind, Paint, RoomRecipe } from './recipe.ts';

const WHITES = ['#f3f1ec', '#efede8', '#f5f4f1'] as const;
const LIGHTS = ['#e9e2d5', '#dfe3e0', '#e8ddcf', '#d9dfd2', '#e3dfe8', '#dcd6ca'] as const;
const TINTS = ['#b9c4b0', '#c9a98c', '#a9b7c0', '#d3bd94', '#c7aeb0'] as const;
const DARKS = ['#48606a', '#5a6650', '#3d4248', '#6d3f38', '#2f4a45', '#4a4058'] as const;

type Finishes = Pick<RoomSpec, 'walls' | 'ceiling' | 'trim' | 'floor'>;

/** Paint, ceiling, trim and floor. */
export function chooseFinishes(recipe: RoomRecipe, random: () => number): Finishes {
  const color = paintOf(recipe, random);
  const ahead = recipe.paint === 'accent' ? pick(random, DARKS) : color;
  const isBrick = recipe.covering === 'brick';
  return {
    walls: walls(emulsion(color), {
      north: isBrick
        ? bricks(pick(random, ['#9a5a44', '#8d6a58', '#d8d2c8']), '#b8aa9b')
        : emulsion(ahead, 2),
    }),
    ceiling: plainCeiling(random() < 0.85 ? '#f5f3ee' : '#e9e4da'),
    trim: chooseTrim(recipe, color, random),
    floor: floorOf(recipe.floor, random),
  };
}

function paintOf(
  { paint, style }: { paint: Paint; style: RoomRecipe['style'] },
  random: () => number,
): string {
  switch (paint) {
    case 'white':
      return pick(random, WHITES);
    case 'light':
    case 'accent':
      return pick(random, LIGHTS);
    case 'tinted':
      return pick(random, TINTS);
    case 'dark':
      return pick(random, DARKS);
    case 'curtain':
      return colorOf(styleOf(style).curtain[0]) ?? pick(random, LIGHTS);
  }
}

function colorOf({ texture }: Material): string | undefined {
  if ('color' in texture) return texture.color;
  return 'ground' in texture ? texture.ground : undefined;
}

/** White trim, trim in the wall's own color, or dark wood. */
function chooseTrim({ roomType }: RoomRecipe, wall: string, random: () => number): TrimSpec {
  const kind = random();
  const look = kind < 0.6 ? satin('#f3f1ec') : kind < 0.8 ? satin(wall) : WALNUT;
  return {
    material: look,
    skirting: roomType === 'bathroom' ? 0 : pick(random, [0.07, 0.09, 0.12, 0.16]),
    cornice: pick(random, ['none', 'none', 'cove', 'stepped']),
    corniceSize: pick(random, [0.07, 0.1]),
  };
}

function floorOf(kind: FloorKind, random: () => number): Material {
  switch (kind) {
    case 'boards':
      return boards(pick(random, ['#c09a6b', '#b58c60', '#cbb08a']), '#8a653f', 'straight', [0.16, 1.8]);
    case 'parquet':
      return boards(
        pick(random, ['#b89470', '#a97e55']),
        '#7f5c3d',
        pick(random, ['herringbone', 'chevron', 'basket']),
        [0.1, 0.55],
      );
    case 'dark-boards':
      return boards('#5d4332', '#3b2a1f', 'straight', [0.18, 2], 0.25);
    case 'tiles':
      return pick(random, [
        tiles(['#d8d2c6', '#cbc4b6', '#b1aa9d'], 'grid', 0.6, { roughness: 0.3 }),
        tiles(['#ece9e2', '#2b2d2e', '#b9b4aa'], 'checker', 0.4, { veins: 0.5, roughness: 0.15 }),
        tiles(['#a9663f', '#9a5936', '#8d8577'], 'hexagon', 0.2, { roughness: 0.5 }),
      ]);
    case 'concrete':
      return polishedConcrete('#9a958e');
    case 'carpet':
      return carpet(pick(random, ['#8b8c8a', '#7a6f63', '#6b7480']));
    case 'pale-carpet':
      return carpet(pick(random, ['#ddd6c9', '#d9d7d2', '#e2dccf']));
  }
}

const carpet = (color: string): Material =>
  material({ kind: 'carpet', color, seed: 5 }, { sheen: 0.2, relief: 0.003 });

/** The covering of the wall ahead, and tiles in wet rooms. */
export function choosePanels(recipe: RoomRecipe, size: RoomSize, random: () => number): PanelSpec[] {
  if (recipe.roomType === 'bathroom') return bathroomTiles(size, random);
  const wide = { wall: 'north', along: 0.02, width: size.width - 0.04 } as const;
  switch (recipe.covering) {
    case 'boards':
      return [
        { ...wide, kind: 'boards', up: 0, height: 1.1, material: OAK, count: Math.round(size.width / 0.12) },
      ];
    case 'slats':
      return [
        {
          ...wide,
          kind: 'slats',
          up: 0.06,
          height: size.height - 0.08,
          material: WALNUT,
          count: Math.round(size.width / 0.07),
        },
      ];
    case 'molding':
      return [
        {
          ...wide,
          kind: 'molding',
          up: 0.95,
          height: size.height - 1.25,
          material: satin('#f1eee8'),
          count: 4,
        },
        { ...wide, kind: 'rail', up: 0.82, height: 0.06, material: satin('#f1eee8'), count: 1 },
      ];
    default:
      return [];
  }
}

function bathroomTiles({ width, depth }: RoomSize, random: () => number): PanelSpec[] {
  const look = pick(random, [
    tiles(['#dfe5df', '#d2dad2', '#c0c6be'], 'grid', 0.15, { roughness: 0.1 }),
    tiles(['#f1efe9', '#e8e4dc', '#c9c3b8'], 'offset', 0.12, { roughness: 0.1 }),
    CARRARA,
  ]);
  const slab = { kind: 'slab', up: 0, height: 1.25, material: look, count: 1, along: 0 } as const;
  return [
    { ...slab, wall: 'west', width: depth },
    { ...slab, wall: 'east', width: depth },
    { ...slab, wall: 'north', width, height: 0.72 },
  ];
}
