import { expect, it } from 'vitest';
import type { Plane } from '../../../base/raster/raster.ts';
import { hideBehind } from './hide-behind.ts';
import type { Layers } from './layers.ts';

const SIDE = 24;

/** A gray thing over the whole left half and its shadow on the right half, with a mirror image all over. */
function layers(): { layers: Layers; depth: Float32Array } {
  const alpha = Float32Array.from({ length: SIDE * SIDE }, (_, p) => (p % SIDE < SIDE / 2 ? 1 : 0));
  const triple = (value: (covered: number) => number) =>
    Float32Array.from({ length: 3 * SIDE * SIDE }, (_, i) => value(alpha[Math.floor(i / 3)]!));
  return {
    layers: {
      width: SIDE,
      height: SIDE,
      color: triple((covered) => 0.5 * covered),
      alpha,
      ratio: triple((covered) => 0.6 + 0.4 * covered),
      mirrored: triple(() => -0.01),
    },
    depth: alpha.map((covered) => (covered === 1 ? 3 : Number.POSITIVE_INFINITY)),
  };
}

/** Something that stands at a distance in rows 8 to 15. */
function standing(meters: number): Plane {
  const data = Float32Array.from({ length: SIDE * SIDE }, (_, p) =>
    p >= 8 * SIDE && p < 16 * SIDE ? meters : Number.POSITIVE_INFINITY,
  );
  return { width: SIDE, height: SIDE, data };
}

const at = (x: number, y: number) => y * SIDE + x;

it('hides furniture behind nearer things, and shows it elsewhere', () => {
  const { layers: all, depth } = layers();
  const left = hideBehind(all, depth, standing(2));
  expect(left.alpha[at(4, 12)]).toBe(0);
  expect(left.color[3 * at(4, 12)]).toBe(0);
  expect(left.alpha[at(4, 3)]).toBe(1);
  expect(left.color[3 * at(4, 3)]).toBe(0.5);
});

it('shows furniture in front of farther things', () => {
  const { layers: all, depth } = layers();
  const left = hideBehind(all, depth, standing(4));
  expect(left.alpha[at(4, 12)]).toBeGreaterThan(0.9);
});

it('puts no floor shadow and no mirror image on those things', () => {
  const { layers: all, depth } = layers();
  const left = hideBehind(all, depth, standing(4));
  expect(left.ratio[3 * at(20, 12)]).toBe(1);
  expect(left.mirrored![3 * at(20, 12)]).toBe(0);
  expect(left.ratio[3 * at(20, 2)]).toBeCloseTo(0.6, 5);
});

it('changes nothing in an empty room, and never changes its input', () => {
  const { layers: all, depth } = layers();
  expect(hideBehind(all, depth, standing(Number.POSITIVE_INFINITY))).toBe(all);
  hideBehind(all, depth, standing(1));
  expect(all).toEqual(layers().layers);
});
