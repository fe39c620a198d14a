import { hashToUnit } from '../../../base/random.ts';
import { smoothstep } from '../../../render/materials/blend.ts';
import type { PatternTile } from '../pattern-tile.ts';
import { modulo, repeatingNoise, TileCanvas } from '../tile-canvas.ts';
import type { Palette } from './palette.ts';

/** Boards this wide, with a groove and a round bead beside it; meters. */
const BEADBOARD = { board: 0.085, groove: 0.0055, bead: 0.009 };

/** Upright boards with beads between them. */
export function beadboard({ ground }: Palette, size: number): PatternTile {
  const { groove, bead } = BEADBOARD;
  const board = BEADBOARD.board * size;
  const canvas = new TileCanvas([board, board], [128, 1], ground);
  // Distance from the middle of the bead, which lies between two grooves.
  const away = (u: number): number => Math.abs(modulo(u, board) - board / 2);
  const edge = bead / 2 + groove;
  canvas.raise((u) => {
    const far = away(u);
    if (far < bead / 2) return 0.003 * (Math.sqrt(1 - (far / (bead / 2)) ** 2) - 1);
    return far < edge ? -0.003 + 0.003 * smoothstep(bead / 2, edge, far) : 0;
  });
  canvas.shade((u) => 1 - 0.42 * gap(away(u) - bead / 2 - groove * 0.3, 0.5 * groove));
  return canvas.finish();
}

const SHIPLAP = { board: 0.15, joint: 0.0035, bevel: 0.004 };

/** Level boards with open joints. */
export function shiplap({ ground }: Palette, size: number): PatternTile {
  const { joint, bevel } = SHIPLAP;
  const board = SHIPLAP.board * size;
  const canvas = new TileCanvas([board, board], [1, 256], ground);
  const away = (v: number): number => Math.abs(modulo(v, board) - board / 2);
  canvas.raise((_u, v) => 0.004 * smoothstep(joint / 2, joint / 2 + bevel, away(v)));
  canvas.shade((_u, v) => 1 - 0.62 * gap(away(v), joint) - 0.07 * gap(away(v), 5 * joint));
  return canvas.finish();
}

/** Slats with shade between them; a tile has so many. */
const SLATS = { slat: 0.038, gap: 0.018, count: 12, height: 1.3 };

/** Upright slats of wood before a dark ground. */
export function woodSlats({ ground, ink, pale }: Palette, size: number): PatternTile {
  const { slat, gap: open, count, height } = SLATS;
  const pitch = (slat + open) * size;
  const canvas = new TileCanvas([pitch * count, height], [512, 512], ground);
  const own = (u: number, of: number): number => hashToUnit(Math.floor(u / pitch), of, 90);
  const inSlat = (u: number): number => Math.abs(modulo(u, pitch) - pitch / 2) - (slat * size) / 2;
  const grain = (u: number, v: number): number => {
    const fine = repeatingNoise((u / (pitch * count)) * 512, (v / height) * 10, 512, 10, 91);
    const broad = repeatingNoise((u / (pitch * count)) * 128, (v / height) * 4 + 40 * own(u, 1), 128, 4, 92);
    return 0.35 + 0.6 * (own(u, 2) - 0.5) + 0.3 * fine + 0.32 * broad;
  };
  canvas.cover(pale, (u, v) => canvas.texel * (0.5 - grain(u, v)));
  canvas.cover(ink, (u) => -inSlat(u));
  canvas.raise((u) => 0.003 * smoothstep(0, 0.003, -inSlat(u)));
  // The sides of the slats, which the gaps show, are in shade.
  canvas.shade((u) => (inSlat(u) > 0 ? 0.75 + 0.5 * gap(inSlat(u), open) : 1));
  return canvas.finish();
}

const BRICK = { length: 0.25, course: 0.083, joint: 0.011, columns: 4, rows: 12 };

/** Bricks under paint, in running bond. */
export function paintedBrick({ ground }: Palette): PatternTile {
  const { length, course, joint, columns, rows } = BRICK;
  const [width, height] = [length * columns, course * rows];
  const canvas = new TileCanvas([width, height], [512, 512], ground);
  const noise = (u: number, v: number, bumps: number, seed: number): number =>
    repeatingNoise((u / width) * bumps, (v / height) * bumps, bumps, bumps, seed);
  /** Distance from the edge of the brick, below 0 in the joint, and the number of the brick. */
  const inside = (u: number, v: number): [distance: number, row: number, column: number] => {
    const row = Math.floor(v / course);
    const along = u + (modulo(row, 2) * length) / 2;
    const column = Math.floor(along / length);
    const [x, y] = [along - column * length, v - row * course];
    const edge = Math.min(x, length - x, y, course - y) - joint / 2;
    return [edge + 0.0022 * noise(u, v, 48, 101), modulo(row, rows), modulo(column, columns)];
  };
  canvas.raise((u, v) => {
    const [distance, row, column] = inside(u, v);
    const rough = 0.0009 * noise(u, v, 64, 102) + 0.0005 * noise(u, v, 160, 103);
    return 0.006 * smoothstep(-0.003, 0.005, distance) + rough + 0.0015 * hashToUnit(row, column, 104);
  });
  canvas.shade((u, v) => {
    const [distance, row, column] = inside(u, v);
    const joints = 1 - 0.13 * (1 - smoothstep(-0.004, 0.003, distance));
    return joints * (0.97 + 0.06 * hashToUnit(row, column, 105) + 0.015 * noise(u, v, 32, 106));
  });
  return canvas.finish();
}

/** 1 in the middle of a gap, 0 from `width` away. */
const gap = (away: number, width: number): number => 1 - smoothstep(0, width, Math.abs(away));
