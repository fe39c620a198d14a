import { add, length, normalize, scale, subtract, type Vec3 } from './vector.ts';

/** A smooth curve through all points (Catmull & Rom 1974), `steps` pieces between neighbors. */
export function smoothCurve(points: readonly Vec3[], steps: number): Vec3[] {
  const curve: Vec3[] = [];
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!;
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const mix = (axis: 0 | 1 | 2) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      curve.push([mix(0), mix(1), mix(2)]);
    }
  }
  curve.push(at(points.length - 1));
  return curve;
}

/** The path with its corners bent by about `radius` meters, as tube is bent; `steps` pieces a corner. */
export function bentPath(points: readonly Vec3[], radius: number, steps: number, closed = false): Vec3[] {
  const path: Vec3[] = [];
  const count = points.length;
  for (const [i, corner] of points.entries()) {
    if (!closed && (i === 0 || i === count - 1)) {
      path.push(corner);
      continue;
    }
    const toBefore = subtract(points[(i - 1 + count) % count]!, corner);
    const toAfter = subtract(points[(i + 1) % count]!, corner);
    const reach = Math.min(radius, length(toBefore) * 0.49, length(toAfter) * 0.49);
    const from = add(corner, scale(normalize(toBefore), reach));
    const to = add(corner, scale(normalize(toAfter), reach));
    for (let k = 0; k <= steps; k++) {
      const t = k / steps;
      const weighted = add(scale(from, (1 - t) ** 2), scale(corner, 2 * t * (1 - t)));
      path.push(add(weighted, scale(to, t * t)));
    }
  }
  return path;
}

/** The same curve in `pieces` pieces of equal length. */
export function evenly(path: readonly Vec3[], pieces: number): Vec3[] {
  const lengths = [0];
  for (let i = 1; i < path.length; i++)
    lengths.push(lengths[i - 1]! + length(subtract(path[i]!, path[i - 1]!)));
  const total = lengths[path.length - 1]!;
  const result: Vec3[] = [];
  let i = 0;
  for (let k = 0; k <= pieces; k++) {
    const wanted = (k / pieces) * total;
    while (i + 2 < path.length && lengths[i + 1]! < wanted) i++;
    const run = lengths[i + 1]! - lengths[i]!;
    const part = run > 0 ? (wanted - lengths[i]!) / run : 0;
    result.push(add(path[i]!, scale(subtract(path[i + 1]!, path[i]!), part)));
  }
  return result;
}
