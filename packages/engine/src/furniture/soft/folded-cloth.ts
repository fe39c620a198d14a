import { deformed } from '../../base/geometry/deform.ts';
import { ripples } from '../../base/geometry/ripples.ts';
import { softBox } from '../../base/geometry/soft-box.ts';
import { aboutY, type Vec3 } from '../../base/geometry/vector.ts';
import type { Material } from '../../render/materials/material.ts';
import { chosen } from '../choose.ts';
import { part } from '../finish.ts';
import { reseeded } from '../materials/reseeded.ts';
import type { Making, Part } from '../piece.ts';

/** Layers of folded cloth from y = 0 up to the height. */
export function foldedCloth(making: Making, size: Vec3, layers: number, cloth = blanketOf(making)): Part[] {
  const { seed, detail } = making;
  const thick = size[1] / layers;
  return Array.from({ length: layers }, (_, i) => {
    const uneven = ripples(seed * 7 + i, 0.35);
    const spans: Vec3 = [4 + 4 * detail, 1, 3 + 3 * detail];
    const box = softBox([size[0] * (1 - 0.025 * i), thick, size[2] * (1 - 0.03 * i)], thick / 2, {
      edge: 2,
      spans,
    });
    const mesh = deformed(box, ([x, y, z]) => [
      x + 0.006 * uneven([0, i, z]),
      y * (0.9 + 0.1 * uneven([x, 0, z])),
      z + 0.006 * uneven([x, i, 0]),
    ]);
    return part(
      cloth,
      mesh,
      [0.006 * uneven([i, 0, 0]), thick * (i + 0.5), 0],
      aboutY(0.02 * uneven([0, i, 1])),
    );
  });
}

/** One of the style's blankets. */
export function blanketOf({ style, seed }: Making): Material {
  return reseeded(chosen(style.blanket, seed), seed);
}
