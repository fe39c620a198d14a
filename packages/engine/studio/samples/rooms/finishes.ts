import { marble, metal, painted, timber } from '../../../src/furniture/materials/solid.ts';
import { type Material, material } from '../../../src/render/materials/material.ts';
import type { Texture } from '../../../src/render/materials/texture.ts';
import type { CeilingSpec, WallSide } from '../room-spec.ts';

/** Rolled emulsion on plaster. */
export function emulsion(color: string, seed = 1): Material {
  return material({ kind: 'paint', color, seed }, { coat: 0.012, roughness: 0.85 });
}

/** Satin paint on wood: trim, doors, paneling. */
export function satin(color: string): Material {
  return painted(color, 0.38);
}

/** Uneven lime plaster. */
export function limewash(color: string, seed = 1): Material {
  return material({ kind: 'concrete', color, seed }, { coat: 0.01, roughness: 0.9, relief: 0.0004 });
}

/** Four walls of the same finish, with some that differ. */
export function walls(
  all: Material,
  some: Partial<Record<WallSide, Material>> = {},
): Record<WallSide, Material> {
  return { north: all, east: all, south: all, west: all, ...some };
}

export function plainCeiling(color = '#f4f2ee'): CeilingSpec {
  return { material: emulsion(color, 7) };
}

type Boards = Extract<Texture, { kind: 'boards' }>;

/** Oiled or lacquered floorboards. */
export function boards(
  color: string,
  dark: string,
  pattern: Boards['pattern'],
  [width, length]: readonly [number, number],
  roughness = 0.34,
): Material {
  return material(
    { kind: 'boards', color, dark, pattern, width, length, seed: 11 },
    { coat: 0.035, roughness, relief: 0.0006 },
  );
}

type Tiles = Extract<Texture, { kind: 'tiles' }>;

/** Stone or ceramic tiles. */
export function tiles(
  [color, second, joint]: readonly [string, string, string],
  pattern: Tiles['pattern'],
  size: number,
  { veins = 0, roughness = 0.25 }: { veins?: number; roughness?: number } = {},
): Material {
  return material(
    { kind: 'tiles', color, second, joint, pattern, size, veins, seed: 12 },
    { coat: 0.04, roughness, relief: 0.0008 },
  );
}

export function bricks(color: string, mortar: string): Material {
  return material({ kind: 'brick', color, mortar, seed: 13 }, { coat: 0.01, roughness: 0.9, relief: 0.004 });
}

export function polishedConcrete(color: string): Material {
  return material({ kind: 'concrete', color, seed: 14 }, { coat: 0.035, roughness: 0.28, relief: 0.0001 });
}

export const BRASS = metal('#c9a35c', 0.25, 'brushed');
export const BLACK_METAL = metal('#26272a', 0.4);
export const WHITE_WOOD = satin('#f3f1ec');
export const OAK = timber('#c2a078', '#9a7a55', 'oiled', 0.45);
export const WALNUT = timber('#6e4a31', '#472d1c', 'oiled', 0.55);
export const OLD_BEAM = timber('#7a5636', '#4a311d', 'raw', 0.8, 3);
export const CARRARA = marble('#eeedea', '#9b9a98', 0.45, 0.12);
