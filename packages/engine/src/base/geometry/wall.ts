import type { Point } from './extrude.ts';
import { joined, type Mesh } from './mesh.ts';
import { sheet } from './shapes.ts';
import { add, normalize, scale, subtract, type Vec3 } from './vector.ts';

/** A cross-section carried along a path on the floor: wrapping backs of sofas, tubs of armchairs, curved seats. */
export interface WallShape {
  /** On the floor (y is added to the profile); its outer side is on the right of its direction seen from below. */
  readonly path: readonly Vec3[];
  /** Distance outwards from the path and height, from the inner foot over the top to the outer foot, meters. */
  readonly profile: readonly Point[];
  /** Steps along path and profile. */
  readonly columns: number;
  readonly rows: number;
  /** How far the surface stands out at a place (meters along the path, and along the profile). */
  readonly relief?: (along: number, rise: number) => number;
  /** Factor on heights by the part of the path (0 … 1). */
  readonly lift?: (part: number) => number;
  /** How far the closed ends bulge, meters. */
  readonly cap: number;
}

/** A place on the wall by the parts of path and profile, 0 … 1. */
export type WallPlace = (u: number, v: number) => Vec3;

export interface Wall {
  readonly mesh: Mesh;
  readonly at: WallPlace;
  /** Lengths of path and profile, meters. */
  readonly length: number;
  readonly rise: number;
}

export function wall(shape: WallShape): Wall {
  const { relief, lift, cap } = shape;
  const path = curveThrough(shape.path);
  const profile = curveThrough(shape.profile.map(([x, y]): Vec3 => [x, y, 0]));
  const plain = (u: number, v: number): Vec3 => {
    const [offset, height] = profile.at(v);
    const outward = outwardAt(path, u);
    const base = path.at(u);
    return [
      base[0] + outward[0] * offset,
      height * (lift?.(u) ?? 1) + base[1],
      base[2] + outward[2] * offset,
    ];
  };
  const at: WallPlace = (u, v) => {
    if (relief === undefined) return plain(u, v);
    const [before, after] = [profile.at(Math.max(0, v - 0.004)), profile.at(Math.min(1, v + 0.004))];
    const [dx, dy] = normalize(subtract(after, before));
    const outward = outwardAt(path, u);
    // Profiles run up inside and down outside, so their left side faces the air.
    const out: Vec3 = [-dy * outward[0], dx, -dy * outward[2]];
    return add(plain(u, v), scale(out, relief(u * path.length, v * profile.length)));
  };
  const body = sheet(at, shape.columns, shape.rows, [path.length, profile.length]);
  const ends = [0, 1].map((end) => endCap(at, path, end, cap, shape.rows));
  return { mesh: joined([body, ...ends]), at, length: path.length, rise: profile.length };
}

/** A dome over the cross-section at an end, steep at its rim and flat in its middle. */
function endCap(at: WallPlace, path: Curve, end: number, bulge: number, rows: number): Mesh {
  // Around the profile, then straight back along the open foot.
  const around = (part: number): Vec3 => {
    const place = (part * (rows + 2)) / rows;
    if (place <= 1) return at(end, place);
    const [from, to] = [at(end, 1), at(end, 0)];
    return add(from, scale(subtract(to, from), ((place - 1) * rows) / 2));
  };
  const rim = Array.from({ length: 40 }, (_, i) => around(i / 40));
  const middle = scale(
    rim.reduce((sum, point) => add(sum, point), [0, 0, 0] as Vec3),
    1 / rim.length,
  );
  const inner = path.at(end === 0 ? 0.01 : 0.99);
  const away = normalize(subtract(path.at(end), inner));
  return sheet(
    (v, w) => {
      const shrink = Math.cos((w * 0.999 * Math.PI) / 2);
      const forth = bulge * (1 - shrink ** 3) ** (1 / 3);
      return add(add(middle, scale(subtract(around(v), middle), shrink)), scale(away, forth));
    },
    rows + 2,
    bulge > 0.06 ? 9 : 5,
    [0.5, 0.3],
  );
}

interface Curve {
  readonly length: number;
  at(part: number): Vec3;
}

/** Catmull-Rom through points that are about evenly spaced. */
function curveThrough(points: readonly Vec3[]): Curve {
  const last = points.length - 1;
  let length = 0;
  for (let i = 1; i <= last; i++) length += Math.hypot(...subtract(points[i]!, points[i - 1]!));
  const point = (i: number): Vec3 => {
    if (i < 0) return subtract(scale(points[0]!, 2), points[1]!);
    if (i > last) return subtract(scale(points[last]!, 2), points[last - 1]!);
    return points[i]!;
  };
  return {
    length,
    at(part) {
      const place = Math.max(0, Math.min(1, part)) * last;
      const i = Math.min(last - 1, Math.floor(place));
      const t = place - i;
      const [a, b, c, d] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
      const mix = (k: 0 | 1 | 2) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      return [mix(0), mix(1), mix(2)];
    },
  };
}

function outwardAt(path: Curve, part: number): Vec3 {
  const along = subtract(path.at(Math.min(1, part + 0.004)), path.at(Math.max(0, part - 0.004)));
  return normalize([along[2], 0, -along[0]]);
}
