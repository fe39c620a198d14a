import { hashToUnit } from '../../../base/random.ts';
import type { PatternTile } from '../pattern-tile.ts';
import { TileCanvas } from '../tile-canvas.ts';
import type { Palette } from './palette.ts';

/** Two equal stripes. */
const WIDE = 0.18;

/** Broad stripes in two colors. */
export function wideStripes({ ground, ink }: Palette, size: number): PatternTile {
  const width = WIDE * size;
  const canvas = new TileCanvas([width, width], [256, 1], ground);
  canvas.cover(ink, (u) => Math.abs(u - width / 2) - width / 4);
  return canvas.finish();
}

/** A stripe between two thin lines, as on ticking. */
const TICKING = { repeat: 0.072, stripe: 0.014, line: 0.003, gap: 0.0055 };

/** Narrow stripes between thin lines. */
export function tickingStripes({ ground, ink }: Palette, size: number): PatternTile {
  const { repeat, stripe, line, gap } = TICKING;
  const width = repeat * size;
  const canvas = new TileCanvas([width, width], [128, 1], ground);
  const beside = stripe / 2 + gap + line / 2;
  canvas.cover(ink, (u) => {
    const far = Math.abs(u - width / 2) / size;
    return Math.min(far - stripe / 2, Math.abs(far - beside) - line / 2) * size;
  });
  return canvas.finish();
}

const DOTS = { repeat: 0.4, rows: 4, radius: 0.015 };

/** Dots painted by hand, in offset rows. */
export function dots({ ground, ink }: Palette, size: number): PatternTile {
  const width = DOTS.repeat * size;
  const canvas = new TileCanvas([width, width], [512, 512], ground);
  const step = width / DOTS.rows;
  for (let row = 0; row < DOTS.rows; row++) {
    for (let column = 0; column < DOTS.rows; column++) {
      const own = (k: number): number => hashToUnit(column, row, 40 + k) - 0.5;
      const u = (column + (row % 2) / 2 + 0.5 + 0.1 * own(0)) * step;
      const v = (row + 0.5 + 0.1 * own(1)) * step;
      const radius = DOTS.radius * size * (1 + 0.18 * own(2));
      const reach = 1.3 * radius;
      canvas.cover(
        ink,
        (x, y) => {
          const turn = Math.atan2(y - v, x - u);
          const wobble = 1 + 0.04 * Math.sin(2 * turn + 9 * own(3)) + 0.03 * Math.sin(3 * turn + 9 * own(4));
          return Math.hypot(x - u, y - v) - radius * wobble;
        },
        { left: u - reach, right: u + reach, bottom: v - reach, top: v + reach },
      );
    }
  }
  return canvas.finish();
}
