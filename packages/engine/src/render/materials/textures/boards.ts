import { hashToUnit } from '../../../base/random.ts';
import { line, shade, smoothstep, warm } from '../blend.ts';
import { layFloor } from '../floor-layout.ts';
import { type Grain, grainHeight, paintGrain, type SawnWood } from '../grain.ts';
import { linearFromHex } from '../material.ts';
import type { SurfacePattern, TextureOf } from '../surface-pattern.ts';

const JOINT = 0.0014;
const BEVEL = 0.0035;

/** Floorboards and parquet: every board from another trunk, beveled towards dark joints. */
export function boards(texture: TextureOf<'boards'>): SurfacePattern {
  const grain: Grain = {
    color: linearFromHex(texture.color),
    dark: linearFromHex(texture.dark),
    contrast: 0.75,
    knots: 0.7,
  };
  const { seed } = texture;
  const piece: SawnWood = { grain, cut: 0, seed };
  const boardAt = layFloor(texture);
  return {
    albedo: (u, v, out, footprint) => {
      const { along, across, edge, row, column } = boardAt(u, v);
      const own = hashToUnit(row, column, seed + 11);
      const other = hashToUnit(row, column, seed + 12);
      const board = seed + 1 + Math.floor(own * 1e6);
      piece.cut = other * other;
      piece.seed = board;
      paintGrain(piece, along + 60 * own, across + 9 * other, out, footprint);
      shade(out, 1 + 0.26 * (hashToUnit(row, column, seed + 13) - 0.5));
      warm(out, 0.1 * (other - 0.5));
      shade(out, 1 - 0.72 * line(edge, JOINT, footprint) - 0.08 * (1 - smoothstep(0.5 * JOINT, BEVEL, edge)));
    },
    height: (u, v, footprint) => {
      const { along, across, edge, row, column } = boardAt(u, v);
      const own = hashToUnit(row, column, seed + 11);
      const other = hashToUnit(row, column, seed + 12);
      const board = seed + 1 + Math.floor(own * 1e6);
      const rounded = smoothstep(0.4 * JOINT, BEVEL, edge);
      return (
        rounded *
        (0.75 + 0.25 * grainHeight(along + 60 * own, across + 9 * other, other * other, board, footprint))
      );
    },
  };
}
