import { aboutX, type Vec3 } from '../../geometry/vector.ts';
import { placed } from '../geometry/mesh.ts';
import { pillow, sheet } from '../geometry/shapes.ts';
import { glossy, matte } from '../materials/material.ts';
import { fractalNoise } from '../materials/noise.ts';
import { cushionCloth, fabric, wood } from '../materials/textures.ts';
import { block, type Part } from '../part.ts';
import type { Making, Piece } from './piece.ts';

/** A double bed: upholstered headboard at the back, mattress, duvet draped over the sides, throw, pillows. */
export function bed({ size, colors, detail, seed }: Making): Piece {
  const [width, height, depth] = size;
  const base = glossy(wood('#7c5a3c', seed), 0.04, 0.4);
  const linen = matte(fabric(colors[0], seed + 1));
  const head = matte(fabric('#a79a88', seed + 2));
  const top = height * 0.48;
  const soft = (radius: number, puff = 0) => ({ radius, steps: detail, puff });
  const back = -depth / 2;
  const parts: Part[] = [
    block(base, [width + 0.06, 0.16, depth], [0, 0.22, 0], soft(0.02)),
    block(linen, [width, top - 0.3, depth - 0.12], [0, 0.3 + (top - 0.3) / 2, 0.05], soft(0.06)),
    block(head, [width + 0.14, height, 0.1], [0, height / 2, back - 0.02], soft(0.045, 0.012)),
  ];
  for (const x of [-1, 1]) {
    for (const z of [-0.9, 0.85]) {
      parts.push(block(base, [0.06, 0.15, 0.06], [(x * (width - 0.1)) / 2, 0.075, (z * depth) / 2]));
    }
  }
  parts.push(
    {
      mesh: drape(width, top, back + 0.62, depth / 2 + 0.03, 0.3, detail, seed),
      material: matte(fabric(colors[0], seed + 3)),
    },
    {
      mesh: drape(width + 0.02, top + 0.014, depth / 2 - 0.62, depth / 2 - 0.1, 0.24, detail, seed + 9),
      material: matte(fabric(colors[1], seed + 4)),
    },
  );
  const lean = aboutX(-0.62);
  for (const x of [-1, 1]) {
    const at: Vec3 = [x * width * 0.245, top + 0.2, back + 0.2];
    parts.push({ mesh: placed(pillow(width * 0.44, 0.46, 0.18, 6 + detail * 3), at, lean), material: linen });
  }
  parts.push({
    mesh: placed(pillow(width * 0.34, 0.3, 0.14, 6 + detail * 3), [0, top + 0.16, back + 0.42], lean),
    material: matte(cushionCloth(colors[1], '#e5dccb', 1, seed + 6)),
  });
  return { parts, bulbs: [] };
}

/** Cloth lying on the mattress from `from` to `to` along z, hanging down on both sides. */
function drape(
  width: number,
  top: number,
  from: number,
  to: number,
  hang: number,
  detail: number,
  seed: number,
) {
  const across = width / 2 + hang;
  return sheet(
    (u, v) => {
      const s = (2 * u - 1) * across;
      const z = from + (to - from) * v;
      const over = Math.max(0, Math.abs(s) - width / 2);
      const side = Math.sign(s);
      const waves = over * 0.16 * Math.sin(z * 13 + 3 * fractalNoise(z * 2, side, 2, seed));
      const crease = 0.03 * (fractalNoise(s * 3.2, z * 3.2, 3, seed) - 0.35);
      const edge = 0.05 * Math.exp(-(((Math.abs(s) - width / 2) / 0.07) ** 2));
      const x = over > 0 ? side * (width / 2 + 0.035 + waves) : s;
      return [x, over > 0 ? top + 0.03 - over - edge * 0.2 : top + 0.035 + crease - edge * 0.35, z];
    },
    20 + detail * 16,
    10 + detail * 10,
    [across * 2, to - from],
  );
}
