import { hashToUnit } from '../../../base/random.ts';
import type { PatternTile } from '../pattern-tile.ts';
import { repeatingNoise, TileCanvas } from '../tile-canvas.ts';
import type { Palette } from './palette.ts';

/** Two strips of the usual width; fibers lie across, as thick as this. Meters. */
const [STRIP, HEIGHT, FIBER] = [0.91, 0.455, 0.0018];

/** Woven grass: uneven fibers lie across, and strips differ a little. */
export function grasscloth({ ground, ink }: Palette, size: number): PatternTile {
  const width = 2 * STRIP;
  const canvas = new TileCanvas([width, HEIGHT], [1024, 512], ground);
  const fiber = FIBER * size;
  const rows = Math.round(HEIGHT / fiber);
  /** Share of a fiber's place that is dark, by strip. */
  const tone = (u: number, v: number): number => {
    const strip = u < STRIP ? 0 : 1;
    const row = Math.floor((v / HEIGHT) * rows);
    const seed = 70 + 10 * strip;
    const own = hashToUnit(row, strip, seed) - 0.5;
    const slub = repeatingNoise((u / width) * 40, row, 40, rows, seed + 1);
    const cloud = repeatingNoise((u / width) * 12, (v / HEIGHT) * 16, 12, 16, seed + 2);
    const thick = hashToUnit(row, strip, seed + 3) > 0.93 ? 0.3 : 0;
    return 0.42 + 0.45 * own + 0.26 * slub + 0.16 * cloud + thick + (strip ? 0.06 : -0.06);
  };
  // A share of ink is a distance of that many places.
  canvas.cover(ink, (u, v) => canvas.texel * (0.5 - tone(u, v)));
  canvas.shade((u) => {
    const seam = Math.min(modularDistance(u, 0, width), modularDistance(u, STRIP, width));
    return seam < 0.0012 ? 0.9 : 1;
  });
  return canvas.finish();
}

const modularDistance = (u: number, from: number, width: number): number =>
  Math.min(Math.abs(u - from), width - Math.abs(u - from));
