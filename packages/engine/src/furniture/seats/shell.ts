import { smoothCurve } from '../../base/geometry/curve.ts';
import { joined } from '../../base/geometry/mesh.ts';
import { sheet } from '../../base/geometry/shapes.ts';
import { tube } from '../../base/geometry/tube.ts';
import { cross, normalize, subtract, type Vec3 } from '../../base/geometry/vector.ts';
import type { Material } from '../../render/materials/material.ts';
import { part } from '../finish.ts';
import type { Part } from '../piece.ts';

/** A one-piece seat and back. Meters. */
export interface Shell {
  /** Top of the seat, width, depth of the seat and height of the back above the seat. */
  readonly seat: number;
  readonly width: number;
  readonly depth: number;
  readonly back: number;
  readonly thickness: number;
  readonly detail: number;
}

/** Molded shell, waterfall front and wrapping back, upholstered in one cover. */
export function shellOf(material: Material, shell: Shell): Part[] {
  const { detail, thickness } = shell;
  const outer = (u: number, v: number) => surface(shell, u, v);
  const inner = (u: number, v: number): Vec3 => {
    const [u0, u1] = [Math.max(0, u - 0.002), Math.min(1, u + 0.002)];
    const [v0, v1] = [Math.max(0, v - 0.002), Math.min(1, v + 0.002)];
    const n = normalize(cross(subtract(outer(u1, v), outer(u0, v)), subtract(outer(u, v1), outer(u, v0))));
    const p = outer(u, v);
    return [p[0] + n[0] * thickness, p[1] + n[1] * thickness, p[2] + n[2] * thickness];
  };
  const size = [shell.width * 1.1, shell.depth + shell.back] as const;
  const [columns, rows] = [8 * detail, 12 * detail];
  const rim: Vec3[] = [];
  const steps = 20;
  const middle = (u: number, v: number): Vec3 => {
    const [a, b] = [outer(u, v), inner(u, v)];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
  };
  for (let i = 0; i < steps; i++) rim.push(middle(i / steps, 0));
  for (let i = 0; i < steps; i++) rim.push(middle(1, i / steps));
  for (let i = 0; i < steps; i++) rim.push(middle(1 - i / steps, 1));
  for (let i = 0; i < steps; i++) rim.push(middle(0, 1 - i / steps));
  const edge = tube(rim, thickness * 0.56, { sides: 6, closed: true });
  return [
    part(material, joined([sheet(outer, columns, rows, size), sheet(inner, columns, rows, size), edge])),
  ];
}

/**
 * u runs across, t from the front edge over the seat up the back, slower at both ends, where the corners are rounded
 * by narrowing. The sides rise from the middle line: a shallow dish that wraps most where seat turns into back.
 */
function surface({ seat, width, depth, back }: Shell, u: number, t: number): Vec3 {
  const v = 0.5 - 0.5 * Math.cos(Math.PI * t);
  const s = 2 * u - 1;
  const middle = middleLine(seat, depth, back);
  const at = (part: number): Vec3 => {
    const place = Math.max(0, Math.min(1, part)) * (middle.length - 1);
    const i = Math.min(middle.length - 2, Math.floor(place));
    const [a, b] = [middle[i]!, middle[i + 1]!];
    return [0, a[1] + (b[1] - a[1]) * (place - i), a[2] + (b[2] - a[2]) * (place - i)];
  };
  const [, y, z] = at(v);
  const [, ay, az] = at(v - 0.16);
  const [, by, bz] = at(v + 0.16);
  const run = Math.hypot(by - ay, bz - az) || 1;
  const [ny, nz] = [-(bz - az) / run, (by - ay) / run];
  const top = Math.sqrt(Math.max(0, 1 - Math.max(0, (v - 0.78) / 0.225) ** 2.6));
  const front = Math.sqrt(Math.max(0, 1 - Math.max(0, (0.16 - v) / 0.2) ** 2.6));
  const half = (width / 2) * (0.42 + 0.58 * Math.min(top, front)) * (1 - 0.08 * v);
  const wrap = (0.018 + 0.085 * Math.exp(-(((v - 0.62) / 0.3) ** 2))) * Math.abs(s) ** 2.4;
  return [s * half * (1 - 0.1 * Math.abs(s) ** 3 * wrap * 10), y + ny * wrap, z + nz * wrap];
}

function middleLine(seat: number, depth: number, back: number): Vec3[] {
  const half = depth / 2;
  return smoothCurve(
    [
      [0, seat - 0.03, half],
      [0, seat, half - 0.05],
      [0, seat - 0.006, half - 0.18],
      [0, seat - 0.008, -half + 0.15],
      [0, seat + 0.02, -half + 0.045],
      [0, seat + back * 0.3, -half],
      [0, seat + back * 0.65, -half - 0.035],
      [0, seat + back, -half - 0.085],
    ],
    4,
  );
}
