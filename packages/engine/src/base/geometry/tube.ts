import { createMeshBuilder, type Mesh } from './mesh.ts';
import { add, cross, dot, length, normalize, scale, subtract, type Vec3 } from './vector.ts';

/** How a tube is drawn. */
export interface TubeOptions {
  /** Sides around: 4 for cords, 8 and more for parts seen close up. */
  readonly sides: number;
  /** The last point joins the first. */
  readonly closed?: boolean;
  /** Height of the cross-section by its width: 1 round, 0.5 a flat strap. */
  readonly flatness?: number;
}

/**
 * A tube along a path: rods, rails, legs, cords, piping. `radius` in meters, or by the part of the length (0 … 1).
 * Its ends are closed flat. Frames are carried along without twist (Wang et al. 2008, in its first-order form). Texture u runs
 * along the tube.
 */
export function tube(
  path: readonly Vec3[],
  radius: number | ((part: number) => number),
  options: TubeOptions,
): Mesh {
  const { sides, closed = false, flatness = 1 } = options;
  const mesh = createMeshBuilder();
  const count = path.length;
  const rings = closed ? count + 1 : count;
  const lengths = [0];
  for (let i = 1; i < rings; i++)
    lengths.push(lengths[i - 1]! + length(subtract(path[i % count]!, path[i - 1]!)));
  const total = lengths[rings - 1] ?? 1;
  const radiusAt = (i: number) => (typeof radius === 'number' ? radius : radius((lengths[i] ?? 0) / total));
  const tangentAt = (i: number): Vec3 => {
    const [before, after] = closed
      ? [path[(i - 1 + count) % count]!, path[(i + 1) % count]!]
      : [path[Math.max(0, i - 1)]!, path[Math.min(count - 1, i + 1)]!];
    return normalize(subtract(after, before));
  };
  const rims: Vec3[][] = [];
  let side = firstSide(tangentAt(0));
  for (let i = 0; i < rings; i++) {
    const tangent = tangentAt(i % count);
    side = normalize(subtract(side, scale(tangent, dot(side, tangent))));
    const other = cross(tangent, side);
    const r = radiusAt(i);
    const slope = i > 0 && i + 1 < rings ? slopeAt(lengths, radiusAt, i) : 0;
    const rim: Vec3[] = [];
    for (let k = 0; k <= sides; k++) {
      const angle = (k / sides) * 2 * Math.PI;
      const outward = add(scale(side, Math.cos(angle)), scale(other, Math.sin(angle) * flatness));
      const facing = add(scale(side, Math.cos(angle)), scale(other, Math.sin(angle) / flatness));
      const normal = normalize(add(facing, scale(tangent, -slope)));
      rim.push(add(path[i % count]!, scale(outward, r)));
      mesh.vertex(rim[k]!, normal, [lengths[i]!, angle * r]);
    }
    rims.push(rim);
  }
  for (let i = 0; i + 1 < rings; i++) {
    for (let k = 0; k < sides; k++) {
      const a = i * (sides + 1) + k;
      mesh.quad(a, a + 1, a + sides + 2, a + sides + 1);
    }
  }
  if (!closed) {
    for (const end of [0, count - 1]) {
      const normal = scale(tangentAt(end), end === 0 ? -1 : 1);
      const middle = mesh.vertex(path[end]!, normal, [0, 0]);
      for (const corner of rims[end]!) mesh.vertex(corner, normal, [radiusAt(end), 0]);
      for (let k = 1; k <= sides; k++) mesh.triangle(middle, middle + k, middle + k + 1);
    }
  }
  return mesh.build();
}

function slopeAt(lengths: readonly number[], radiusAt: (i: number) => number, i: number): number {
  const run = lengths[i + 1]! - lengths[i - 1]!;
  return run > 1e-9 ? (radiusAt(i + 1) - radiusAt(i - 1)) / run : 0;
}

function firstSide(tangent: Vec3): Vec3 {
  return normalize(cross(tangent, Math.abs(tangent[1]) < 0.9 ? [0, 1, 0] : [0, 0, 1]));
}
