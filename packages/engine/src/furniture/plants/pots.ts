import { evenly } from '../../base/geometry/curve.ts';
import { deformed } from '../../base/geometry/deform.ts';
import type { Point } from '../../base/geometry/extrude.ts';
import { revolved } from '../../base/geometry/revolve.ts';
import { ripples } from '../../base/geometry/ripples.ts';
import { tube } from '../../base/geometry/tube.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import { type Material, material } from '../../render/materials/material.ts';
import { chosen } from '../choose.ts';
import { part } from '../finish.ts';
import { reseeded } from '../materials/reseeded.ts';
import type { Making, Part } from '../piece.ts';
import { turnedBody } from '../woodwork.ts';

const SOIL = material({ kind: 'concrete', color: '#3a2c20', seed: 3 }, { relief: 0.004 });

/** A pot and where plants grow from it. */
export interface Pot {
  readonly parts: readonly Part[];
  /** Height of the soil, and the radius within which stems may stand. */
  readonly soil: number;
  readonly radius: number;
}

/** A pot of the style with soil, up to `radius` wide and `height` tall; shaped as its material is worked. */
export function potOf(making: Making, radius: number, height: number): Pot {
  const { style, seed, detail } = making;
  const material = reseeded(chosen(style.pot, seed), seed);
  const segments = 12 + 10 * detail;
  const soil = height * 0.9;
  const inside = radius * 0.75;
  const shape =
    material.texture.kind === 'weave' ? 'basket' : (['tapered', 'cylinder', 'belly'] as const)[seed % 3]!;
  return {
    parts: [...vessel(shape, material, radius, height, segments), part(SOIL, earth(inside, soil, seed))],
    soil,
    radius: inside * 0.8,
  };
}

function vessel(
  shape: 'basket' | 'tapered' | 'cylinder' | 'belly',
  cover: Material,
  r: number,
  h: number,
  segments: number,
): Part[] {
  const lip = r * 0.09;
  switch (shape) {
    case 'tapered':
      return [
        part(
          cover,
          revolved(
            [
              [0, 0],
              [r * 0.68, 0],
              [r * 0.72, h * 0.02],
              [r * 0.95, h * 0.84],
              [r, h * 0.85],
              [r, h * 0.985],
              [r - lip * 0.3, h],
              [r - lip, h],
              [r * 0.86, h * 0.8],
            ],
            segments,
          ),
        ),
      ];
    case 'cylinder':
      return [
        part(
          cover,
          revolved(
            [
              [0, 0],
              [r * 0.9, 0],
              [r * 0.95, h * 0.03],
              [r * 0.97, h * 0.97],
              [r * 0.95, h],
              [r * 0.89, h],
              [r * 0.86, h * 0.8],
            ],
            segments,
          ),
        ),
      ];
    case 'belly': {
      const body: Point[] = [
        [0.001, 0],
        [r * 0.55, 0],
        [r * 0.7, h * 0.06],
        [r * 0.97, h * 0.4],
        [r * 0.96, h * 0.62],
        [r * 0.82, h * 0.88],
        [r * 0.86, h],
        [r * 0.8, h],
        [r * 0.76, h * 0.84],
      ];
      return [part(cover, turnedBody(body, segments, 3))];
    }
    case 'basket': {
      const body: Point[] = [
        [0.001, 0],
        [r * 0.8, 0.002],
        [r * 0.95, h * 0.1],
        [r, h * 0.45],
        [r * 0.94, h * 0.85],
        [r * 0.92, h],
        [r * 0.86, h],
        [r * 0.86, h * 0.8],
      ];
      return [
        part(cover, turnedBody(body, segments, 3)),
        ...[-1, 1].map((side) => part(cover, tube(handle(side, r * 0.93, h), r * 0.04, { sides: 6 }))),
      ];
    }
  }
}

function handle(side: number, r: number, h: number): Vec3[] {
  const path = Array.from({ length: 11 }, (_, i): Vec3 => {
    const angle = (i / 10) * Math.PI;
    return [
      side * (r + 0.01 * Math.sin(angle)),
      h * 0.93 + r * 0.32 * Math.sin(angle),
      -Math.cos(angle) * r * 0.36,
    ];
  });
  return evenly(path, 8);
}

function earth(radius: number, height: number, seed: number) {
  const uneven = ripples(seed, 0.08);
  const disc = revolved(
    [
      [radius * 1.03, height - 0.015],
      [radius, height],
      [radius * 0.6, height + 0.004],
      [0.001, height + 0.006],
    ],
    20,
  );
  return deformed(disc, ([x, y, z]) => [x, y + 0.006 * uneven([x, 0, z]), z]);
}
