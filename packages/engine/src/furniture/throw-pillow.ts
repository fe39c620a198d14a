import { deformed } from '../base/geometry/deform.ts';
import { joined, type Mesh } from '../base/geometry/mesh.ts';
import { ripples } from '../base/geometry/ripples.ts';
import { sheet } from '../base/geometry/shapes.ts';
import { tube } from '../base/geometry/tube.ts';
import { aboutX, aboutY, aboutZ, multiply, type Vec3 } from '../base/geometry/vector.ts';
import type { Material } from '../render/materials/material.ts';
import { moved, part } from './finish.ts';
import type { Making, Part } from './piece.ts';

/** A throw pillow and its pose. */
export interface ThrowPillow {
  readonly material: Material;
  /** Cord of its seam; absent = knife edge. */
  readonly piping?: Material | undefined;
  readonly width: number;
  readonly height: number;
  readonly thickness: number;
  /** Depth of the dent struck into its top edge, meters. */
  readonly chop: number;
  readonly seed: number;
  readonly detail: Making['detail'];
}

/** The pillow standing in the xy plane around the origin: pulled folds along its seams, heavier below. */
export function throwPillow(look: ThrowPillow): Part[] {
  const { width, height, thickness, chop, seed, detail } = look;
  const uneven = ripples(seed, 0.16);
  const folds = ripples(seed + 1, 0.045);
  const shape = ([x, y, z]: Vec3): Vec3 => {
    const [s, t] = [(2 * x) / width, (2 * y) / height];
    const near = Math.min(1, Math.max(s * s, t * t));
    const inside = Math.max(0, (1 - s * s) * (1 - t * t));
    const dent = chop * Math.exp(-((s / 0.4) ** 2)) * Math.max(0, t) ** 1.5;
    const body = 1 + 0.14 * uneven([x, y, 0]) - 0.12 * t - 0.35 * (dent / height) * 4 * Math.abs(t);
    const crease = 0.005 * folds([x, y, 0]) * near * Math.min(1, inside * 3);
    return [x, y - dent, z * body + Math.sign(z) * crease];
  };
  const mesh = deformed(
    joined([-1, 1].map((side) => half(width, height, side * thickness, 5 + 2 * detail))),
    shape,
  );
  return look.piping === undefined
    ? [part(look.material, mesh)]
    : [part(look.material, mesh), part(look.piping, seam(width, height, shape))];
}

/** One side, its grid denser towards the seam, where it turns. */
function half(width: number, height: number, thickness: number, steps: number): Mesh {
  return sheet(
    (u, v) => {
      const [a, b] = [(u - 0.5) * Math.PI * 0.998, (v - 0.5) * Math.PI * 0.998];
      const [s, t] = [Math.sin(a), Math.sin(b)];
      const full = (Math.cos(a) * Math.cos(b)) ** 0.85;
      return [...outline(width, height, s, t), (thickness * full) / 2];
    },
    steps,
    steps,
    [width, height],
  );
}

/** Filling draws the sides in and leaves the corners out. */
function outline(width: number, height: number, s: number, t: number): [x: number, y: number] {
  return [(s * width * (1 - 0.055 * (1 - t * t))) / 2, (t * height * (1 - 0.055 * (1 - s * s))) / 2];
}

function seam(width: number, height: number, shape: (p: Vec3) => Vec3): Mesh {
  const steps = 7;
  const edge = (from: readonly [number, number], to: readonly [number, number]): Vec3[] =>
    Array.from({ length: steps }, (_, i) => {
      const k = i / steps;
      const [s, t] = [from[0] + (to[0] - from[0]) * k, from[1] + (to[1] - from[1]) * k];
      return shape([...outline(width, height, s, t), 0]);
    });
  const path = [
    ...edge([-1, -1], [1, -1]),
    ...edge([1, -1], [1, 1]),
    ...edge([1, 1], [-1, 1]),
    ...edge([-1, 1], [-1, -1]),
  ];
  return tube(path, 0.0045, { sides: 3, closed: true });
}

/** Leaning against a back: `foot` is where its lower edge rests, turned by `yaw`, rolled by `roll`, tilted back by `lean` (radians). */
export function leaning(
  pillowParts: readonly Part[],
  height: number,
  foot: Vec3,
  turn: { yaw: number; roll: number; lean: number },
): Part[] {
  const up = height / 2 - 0.02;
  const lifted = moved(pillowParts, [0, up, 0]);
  return moved(lifted, foot, multiply(aboutY(turn.yaw), multiply(aboutX(-turn.lean), aboutZ(turn.roll))));
}
