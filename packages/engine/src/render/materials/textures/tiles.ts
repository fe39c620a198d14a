import { hashToUnit } from '../../../base/random.ts';
import { cover, line, put, shade, smoothstep } from '../blend.ts';
import { linearFromHex } from '../material.ts';
import { fractal, noise } from '../noise.ts';
import { stoneClouds, veinAt } from '../stonework.ts';
import type { SurfacePattern, TextureOf } from '../surface-pattern.ts';
import { encausticAt } from './encaustic.ts';

const JOINT = 0.003;
const BEVEL = 0.0025;

/** The tile a place belongs to: its numbers, its distance to the joint's middle in meters, the place in it. */
const tile = { i: 0, j: 0, edge: 0, x: 0, y: 0 };

function findSquare(u: number, v: number, size: number, offset: boolean): void {
  tile.j = Math.floor(v / size);
  const across = u / size + (offset && tile.j & 1 ? 0.5 : 0);
  tile.i = Math.floor(across);
  tile.x = across - tile.i;
  tile.y = v / size - tile.j;
  tile.edge = size * Math.min(tile.x, 1 - tile.x, tile.y, 1 - tile.y);
}

/** Hexagons `size` wide from side to side: the nearer of two interleaved grids of middles. */
function findHexagon(u: number, v: number, size: number): void {
  const high = size * Math.sqrt(3);
  const i = Math.round(u / size);
  const j = Math.round(v / high);
  const ax = u - i * size;
  const ay = v - j * high;
  const p = Math.floor(u / size);
  const q = Math.floor(v / high);
  const bx = u - (p + 0.5) * size;
  const by = v - (q + 0.5) * high;
  const first = ax * ax + ay * ay < bx * bx + by * by;
  tile.i = first ? 2 * i : 2 * p + 1;
  tile.j = first ? 2 * j : 2 * q + 1;
  const dx = Math.abs(first ? ax : bx);
  const dy = Math.abs(first ? ay : by);
  tile.x = (first ? ax : bx) / size + 0.5;
  tile.y = (first ? ay : by) / size + 0.5;
  tile.edge = 0.5 * size - Math.max(dx, 0.5 * dx + 0.5 * Math.sqrt(3) * dy);
}

/** Stone or ceramic tiles; veins run on from another block in every tile. */
export function tiles(texture: TextureOf<'tiles'>): SurfacePattern {
  const color = linearFromHex(texture.color);
  const second = linearFromHex(texture.second);
  const joint = linearFromHex(texture.joint);
  const { seed, size, pattern, veins } = texture;
  const find = (u: number, v: number): void =>
    pattern === 'hexagon' ? findHexagon(u, v, size) : findSquare(u, v, size, pattern === 'offset');
  return {
    albedo: (u, v, out, footprint) => {
      find(u, v);
      const { i, j, edge, x, y } = tile;
      const own = hashToUnit(i, j, seed);
      const checked = pattern === 'checker' && (i + j) % 2 !== 0;
      put(out, checked ? second : color, 1);
      if (pattern === 'patterned') cover(out, second, encausticAt(x, y, seed, footprint / size));
      if (veins > 0) {
        const s = u * 1.6 + 31 * own;
        const t = v * 1.6 + 17 * hashToUnit(i, j, seed + 1);
        cover(
          out,
          checked ? color : second,
          veins * (0.6 * veinAt(s, t, seed) + 0.08 * stoneClouds(s, t, seed)),
        );
      }
      shade(out, 1 + 0.07 * (own - 0.5) + 0.035 * fractal(u * 5 + 9 * own, v * 5, 3, seed + 2));
      cover(out, joint, line(edge, JOINT, footprint));
      if (edge < JOINT) shade(out, 1 + 0.08 * noise(u * 90, v * 90, seed + 3));
    },
    height: (u, v) => {
      find(u, v);
      const tilt = hashToUnit(tile.i, tile.j, seed + 4) - 0.5;
      return 0.85 * smoothstep(0.3 * JOINT, 0.5 * JOINT + BEVEL, tile.edge) + 0.1 * tilt * tile.x;
    },
  };
}
