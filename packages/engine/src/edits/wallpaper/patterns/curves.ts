import type { LinearColor } from '../../../render/materials/material.ts';
import type { PatternTile } from '../pattern-tile.ts';
import { modulo, TileCanvas } from '../tile-canvas.ts';
import type { Palette } from './palette.ts';

/** One repeat of the ogee in meters, and the widths of its double line. */
const OGEE = { width: 0.265, height: 0.44, line: 0.006, second: 0.0022, apart: 0.0115 };

/** Pointed arches that swing around palmettes. */
export function ogee({ ground, ink, pale }: Palette, size: number): PatternTile {
  const { width, height, line, second, apart } = OGEE;
  const canvas = new TileCanvas([width * size, height * size], [256, 512], ground);
  /** Distance from the nearest of the curves; two a repeat, mirrored. */
  const toCurve = (u: number, v: number): number => {
    const turn = (2 * Math.PI * v) / height;
    // A little pointed: the third harmonic steepens the curve between the arches.
    const swing = (width / 4) * (Math.cos(turn) - 0.06 * Math.cos(3 * turn)) * 0.94;
    const slope = ((width / 4) * 2 * Math.PI * (-Math.sin(turn) + 0.18 * Math.sin(3 * turn))) / height;
    const away = (from: number): number => Math.abs(modulo(u - from + width / 2, width) - width / 2);
    return Math.min(away(width / 4 + swing), away((3 * width) / 4 - swing)) / Math.hypot(1, slope);
  };
  canvas.cover(ink, (x, y) => size * (toCurve(x / size, y / size) - line / 2));
  canvas.cover(pale, (x, y) => size * (Math.abs(toCurve(x / size, y / size) - apart) - second / 2));
  for (const [u, v] of [
    [0, 0],
    [width / 2, height / 2],
  ] as const) {
    palmette(canvas, size, [u, v - 0.045], ink, pale);
  }
  return canvas.finish();
}

/** Petals of a palmette: turn from upright, length, width, distance of their root from the middle; meters. */
const PETALS = [
  [0, 0.105, 0.027, 0.013],
  [0.5, 0.084, 0.023, 0.013],
  [-0.5, 0.084, 0.023, 0.013],
  [1.02, 0.06, 0.019, 0.013],
  [-1.02, 0.06, 0.019, 0.013],
  [2.5, 0.04, 0.013, 0.008],
  [-2.5, 0.04, 0.013, 0.008],
] as const;

function palmette(
  canvas: TileCanvas,
  size: number,
  [u, v]: readonly [number, number],
  ink: LinearColor,
  pale: LinearColor,
): void {
  const box = {
    left: (u - 0.13) * size,
    right: (u + 0.13) * size,
    bottom: (v - 0.07) * size,
    top: (v + 0.13) * size,
  };
  const petal =
    ([turn, length, width, root]: (typeof PETALS)[number], shrink: number) =>
    (x: number, y: number) => {
      const [du, dv] = [x / size - u, y / size - v];
      const along = (du * Math.sin(turn) + dv * Math.cos(turn) - root) / length;
      const across = du * Math.cos(turn) - dv * Math.sin(turn);
      if (along <= 0 || along >= 1) return size * (length * Math.max(-along, along - 1) + 1e-4);
      // Widest beyond the middle.
      return size * (Math.abs(across) - (width / 2) * Math.sin(Math.PI * along ** 1.4) + shrink);
    };
  for (const each of PETALS) canvas.cover(ink, petal(each, 0), box);
  for (const each of PETALS) canvas.cover(pale, petal(each, 0.0042), box);
  canvas.cover(ink, (x, y) => size * (Math.hypot(x / size - u, y / size - v) - 0.0085), box);
}

/** Radius of a fan in meters; rows stand half a radius apart. */
const FAN = { radius: 0.11, rim: 0.0055, line: 0.003, rings: [0.76, 0.54, 0.34] };

/** Rows of overlapping fans with rings. */
export function artDecoFans({ ground, ink, pale }: Palette, size: number): PatternTile {
  const { radius, rim, line, rings } = FAN;
  const [width, height] = [2 * radius, radius];
  const canvas = new TileCanvas([width * size, height * size], [256, 128], ground);
  /** Distance from the middle of the fan in front, in radii. Lower rows stand in front. */
  const fromMiddle = (x: number, y: number): number => {
    const [u, v] = [x / size, y / size];
    for (let row = Math.floor((2 * (v - radius)) / radius); row * (radius / 2) <= v; row++) {
      const shift = modulo(row, 2) * radius;
      const du = modulo(u - shift + radius, width) - radius;
      const far = Math.hypot(du, v - (row * radius) / 2);
      if (far <= radius) return far / radius;
    }
    return 1;
  };
  const ring =
    (at: number, wide: number) =>
    (x: number, y: number): number =>
      size * (Math.abs(fromMiddle(x, y) - at) * radius - wide / 2);
  for (const at of rings) canvas.cover(pale, ring(at, line));
  canvas.cover(ink, ring(1, 2 * rim));
  canvas.cover(ink, (x, y) => size * (fromMiddle(x, y) - 0.14) * radius);
  return canvas.finish();
}
