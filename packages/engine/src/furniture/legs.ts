import { bentPath } from '../base/geometry/curve.ts';
import { tube } from '../base/geometry/tube.ts';
import type { Vec3 } from '../base/geometry/vector.ts';
import type { Material } from '../render/materials/material.ts';
import { part } from './finish.ts';
import { plank, rod } from './joinery.ts';
import type { Making, Part } from './piece.ts';
import type { LegShape } from './styles/style.ts';
import { turnedRadius } from './turning.ts';

/** The rectangle on which legs stand, between their outer sides. */
export interface Stand {
  readonly width: number;
  readonly depth: number;
  /** Height of the legs, from the floor to the part above. */
  readonly height: number;
  readonly detail: Making['detail'];
  /** Thickness of a leg where it is thickest; by height when absent. */
  readonly thickness?: number;
}

/** Legs of a shape under a seat, bed, cabinet or table whose middle is over the origin. */
export function legs(shape: LegShape, material: Material, stand: Stand): Part[] {
  const { width, depth, height, detail } = stand;
  const thick = stand.thickness ?? Math.min(0.07, 0.034 + height * 0.035);
  const r = thick / 2;
  const sides = 6 + detail * 3;
  switch (shape) {
    case 'tapered':
      return corners(stand, r).map(([x, z]) =>
        rod(material, straight([x, height, z], [x, 0, z]), (t) => r * (1 - 0.45 * t), sides),
      );
    case 'splayed':
      return corners(stand, r + splay(height)).map(([x, z]) => {
        const out = splay(height);
        const foot: Vec3 = [x + Math.sign(x) * out, 0, z + Math.sign(z) * out * 0.7];
        return rod(material, straight([x, height, z], foot), (t) => r * (1 - 0.5 * t), sides);
      });
    case 'turned':
      return corners(stand, r).map(([x, z]) =>
        rod(
          material,
          along([x, height, z], [x, 0, z], height > 0.2 ? 22 : 9),
          (t) => r * turnedRadius(t, height),
          sides,
        ),
      );
    case 'block': {
      const side = thick * 1.15;
      return corners(stand, side / 2).map(([x, z]) =>
        plank(material, [side, height, side], [x, height / 2, z], 0.005),
      );
    }
    case 'hairpin':
      return corners(stand, 0.05).flatMap(([x, z]) => hairpin(material, x, z, height));
    case 'sled':
      return sled(material, stand);
    case 'plinth': {
      const inset = Math.min(0.06, width * 0.06);
      return [plank(material, [width - 2 * inset, height, depth - 2 * inset], [0, height / 2, 0], 0.004)];
    }
  }
}

/** Lean of splayed legs, meters. */
function splay(height: number): number {
  return Math.min(0.06, height * 0.16);
}

function corners({ width, depth }: Stand, inset: number): Array<readonly [x: number, z: number]> {
  const [x, z] = [width / 2 - inset, depth / 2 - inset];
  return [
    [-x, -z],
    [x, -z],
    [-x, z],
    [x, z],
  ];
}

function straight(from: Vec3, to: Vec3): Vec3[] {
  return [from, to];
}

function along(from: Vec3, to: Vec3, pieces: number): Vec3[] {
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const t = i / pieces;
    const mix = (axis: 0 | 1 | 2) => from[axis] + (to[axis] - from[axis]) * t;
    return [mix(0), mix(1), mix(2)] as const;
  });
}

/** A bent steel rod: two shanks that meet on the floor. */
function hairpin(material: Material, x: number, z: number, height: number): Part[] {
  const [inX, inZ] = [-Math.sign(x), -Math.sign(z)];
  const rodRadius = 0.0055;
  const spread = Math.min(0.1, 0.04 + height * 0.14);
  const path = bentPath(
    [
      [x + inX * spread, height, z],
      [x + inX * 0.012, rodRadius, z + inZ * 0.004],
      [x, rodRadius, z + inZ * 0.012],
      [x, height, z + inZ * spread],
    ],
    0.02,
    3,
  );
  return [part(material, tube(path, rodRadius, { sides: 6 }))];
}

/** Two flat-bar runners, one on each side. */
function sled(material: Material, { width, depth, height }: Stand): Part[] {
  const bar = 0.011;
  const reach = depth / 2 - bar;
  return [-1, 1].map((side) => {
    const x = side * (width / 2 - bar);
    const path = bentPath(
      [
        [x, height, -reach],
        [x, bar, -reach],
        [x, bar, reach],
        [x, height, reach],
      ],
      0.025,
      3,
    );
    return part(material, tube(path, bar, { sides: 8 }));
  });
}
