import { evenly, smoothCurve } from '../base/geometry/curve.ts';
import { createMeshBuilder, type Mesh } from '../base/geometry/mesh.ts';
import { ripples } from '../base/geometry/ripples.ts';
import { sheet } from '../base/geometry/shapes.ts';
import { normalize, type Vec3 } from '../base/geometry/vector.ts';
import type { Material } from '../render/materials/material.ts';
import { part } from './finish.ts';
import type { Making, Part } from './piece.ts';

/** A blanket laid over something along x, as wide as it is along z. */
export interface DrapedThrow {
  readonly material: Material;
  /** Its course, in the xy plane from one hem to the other: it should already clear the surface below. */
  readonly path: ReadonlyArray<readonly [x: number, y: number]>;
  /** Along z, around `z`. */
  readonly width: number;
  readonly z: number;
  readonly seed: number;
  readonly detail: Making['detail'];
}

/** A draped blanket with lengthwise folds that open towards its hems, and a fringe at both. */
export function drapedThrow(look: DrapedThrow): Part[] {
  const { path, width, z, seed, detail } = look;
  const steps = 8 + 7 * detail;
  const line = evenly(
    smoothCurve(
      path.map(([x, y]): Vec3 => [x, y, 0]),
      6,
    ),
    steps * 2,
  );
  const uneven = ripples(seed, 0.3);
  const folds = ripples(seed + 1, 0.12);
  const at = (u: number, v: number): Vec3 => {
    const place = Math.min(line.length - 2, Math.floor(v * (line.length - 1)));
    const rest = v * (line.length - 1) - place;
    const [a, b] = [line[place]!, line[place + 1]!];
    const [x, y] = [a[0] + (b[0] - a[0]) * rest, a[1] + (b[1] - a[1]) * rest];
    const [nx, ny] = normalize([-(b[1] - a[1]), b[0] - a[0], 0]);
    const side = (u - 0.5) * width;
    const free = Math.abs(2 * v - 1) ** 2;
    const fold =
      0.006 + 0.004 * (1 + folds([side, 0.2 * v, 0])) + 0.012 * free * (1 + folds([side, 0.4, 0])) * 0.5;
    const gather = 1 - 0.14 * (1 - free) + 0.02 * uneven([v, 0, 0]);
    const skew = 0.05 * (v - 0.5) + 0.018 * uneven([v * 0.6, side, 0]) * free;
    return [x + nx * fold, y + ny * fold, z + side * gather + skew];
  };
  const length = 0.2 * Math.round(evenLength(line) / 0.2);
  const cloth = sheet(at, 6 + 5 * detail, steps, [width, length]);
  return [part(look.material, cloth), part(look.material, fringe(at, detail))];
}

function evenLength(line: readonly Vec3[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++)
    sum += Math.hypot(line[i]![0] - line[i - 1]![0], line[i]![1] - line[i - 1]![1]);
  return sum;
}

/** Twisted ends: slim strips that hang on from both hems. */
function fringe(at: (u: number, v: number) => Vec3, detail: number): Mesh {
  const mesh = createMeshBuilder();
  const count = 14 + 14 * detail;
  const step = 0.01;
  for (const [end, before] of [
    [0, step],
    [1, 1 - step],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const [left, right] = [(i + 0.2) / count, (i + 0.75) / count];
      const [a, b, inner] = [at(left, end), at(right, end), at(left, before)];
      const down = normalize([a[0] - inner[0], a[1] - inner[1], a[2] - inner[2]]);
      const sway = 0.008 * Math.sin(i * 2.7);
      const tip: Vec3 = [a[0] + down[0] * 0.05, a[1] + down[1] * 0.05, (a[2] + b[2]) / 2 + sway];
      const normal = normalize([-down[1], down[0], 0.2]);
      const first = mesh.vertex(a, normal, [0, 0]);
      mesh.vertex(b, normal, [0.005, 0]);
      mesh.vertex(tip, normal, [0, 0.05]);
      mesh.triangle(first, first + 1, first + 2);
    }
  }
  return mesh.build();
}
