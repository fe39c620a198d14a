import { matte } from '../materials/material.ts';
import { rugPattern } from '../materials/textures.ts';
import { block } from '../part.ts';
import type { Making, Piece } from './piece.ts';

/** A rug lying on the floor; variants: diamonds, bordered, striped. */
export function rug({ size, colors, variant, detail, seed }: Making): Piece {
  const material = matte(rugPattern(colors[0], colors[1], variant, [size[0], size[2]], seed));
  return { parts: [block(material, size, [0, size[1] / 2, 0], { radius: 0.006, steps: detail })], bulbs: [] };
}
