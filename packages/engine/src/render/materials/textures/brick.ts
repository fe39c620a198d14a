import { hashToUnit } from '../../../base/random.ts';
import { cover, detail, put, shade, smoothstep, warm } from '../blend.ts';
import { linearFromHex } from '../material.ts';
import { fractal, noise } from '../noise.ts';
import type { SurfacePattern, TextureOf } from '../surface-pattern.ts';

/** A brick with its joint, and the joint: meters (the metric brick of 240 x 71 mm). */
const LENGTH = 0.25;
const COURSE = 0.083;
const JOINT = 0.011;

/** Running bond: rough bricks that differ, mortar between. */
export function brick(texture: TextureOf<'brick'>): SurfacePattern {
  const color = linearFromHex(texture.color);
  const mortar = linearFromHex(texture.mortar);
  const { seed } = texture;
  const place = { inside: 0, row: 0, column: 0 };
  /** Distance of a place from the edge of its brick, meters, below 0 in the joint; edges are chipped. */
  const find = (u: number, v: number): void => {
    place.row = Math.floor(v / COURSE);
    const shifted = u / LENGTH + 0.5 * (place.row & 1);
    place.column = Math.floor(shifted);
    const x = (shifted - place.column) * LENGTH;
    const y = v - place.row * COURSE;
    const edge = Math.min(x, LENGTH - x, y, COURSE - y) - JOINT / 2;
    place.inside = edge + 0.0022 * fractal(u * 110, v * 110, 2, seed + 1);
  };
  return {
    albedo: (u, v, out, footprint) => {
      find(u, v);
      const { row, column, inside } = place;
      const own = hashToUnit(row, column, seed);
      put(out, color, 1 + 0.4 * (own - 0.5) + 0.14 * fractal(u * 24, v * 24, 3, seed + 2));
      warm(out, 0.16 * (hashToUnit(row, column, seed + 3) - 0.5));
      shade(out, 1 + 0.12 * detail(0.004, footprint) * noise(u * 420, v * 420, seed + 4));
      const blur = Math.max(0.0012, 0.5 * footprint);
      cover(out, mortar, 1 - smoothstep(-blur, blur, inside));
      if (inside < 0) shade(out, 1 + 0.1 * noise(u * 300, v * 300, seed + 5));
    },
    height: (u, v, footprint) => {
      find(u, v);
      const rough = 0.12 * fractal(u * 90, v * 90, 3, seed + 6) * detail(0.01, footprint);
      return 0.15 + 0.65 * smoothstep(-0.001, 0.004, place.inside) + rough;
    },
  };
}
