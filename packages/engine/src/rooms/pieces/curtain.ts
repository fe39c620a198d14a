import { createRandom } from '../../random.ts';
import { placed } from '../geometry/mesh.ts';
import { bar, ellipsoid, sheet } from '../geometry/shapes.ts';
import { glossy, matte, plain } from '../materials/material.ts';
import { fabric } from '../materials/textures.ts';
import type { Part } from '../part.ts';
import type { Making, Piece } from './piece.ts';

/**
 * A hanging drape with folds that widen towards the hem. `variant` 1 and 2 add the left and right half of the
 * rod (metres beyond the drape: as wide as the drape is high).
 */
export function curtain({ size, colors, variant, detail, seed }: Making): Piece {
  const [width, height, depth] = size;
  const random = createRandom(seed);
  const phase = random() * 6;
  const folds = Math.max(3, Math.round(width / 0.085));
  const drape = sheet(
    (u, v) => {
      const fall = 1 - v;
      const bend = Math.sin(u * folds * 2 * Math.PI + phase + 0.7 * Math.sin(u * 5 + 2 * fall));
      const swell = (0.62 + 0.38 * fall) * (depth / 2) * bend;
      const spread = 1 + 0.06 * fall * Math.sin(u * 7 + phase);
      return [(u - 0.5) * width * spread, 0.012 + v * (height - 0.012), depth * 0.75 + swell];
    },
    folds * (4 + detail * 2),
    2 + detail * 3,
    [width * 2, height],
  );
  const parts: Part[] = [{ mesh: drape, material: matte(fabric(colors[0], seed)) }];
  if (variant > 0) {
    const material = glossy(plain([0.03, 0.026, 0.022]), 0.05, 0.35);
    const out = variant === 1 ? -1 : 1;
    const rodAt = height + 0.025;
    parts.push(
      {
        mesh: bar(
          [out * (width / 2 + 0.08), rodAt, depth * 0.75],
          [-out * height * 0.75, rodAt, depth * 0.75],
          0.012,
          0.012,
          10,
        ),
        material,
      },
      {
        mesh: placed(ellipsoid([0.024, 0.024, 0.024], 12), [out * (width / 2 + 0.09), rodAt, depth * 0.75]),
        material,
      },
    );
  }
  return { parts, bulbs: [] };
}
