import type { Point } from './extrude.ts';
import { createMeshBuilder, type Mesh } from './mesh.ts';

/** Below this cosine between two pieces of the profile their edge stays sharp. */
const SMOOTH = 0.72;

/**
 * A profile of [radius, height] turned about the y axis: pedestals, pots, shades, columns. Edges of more than about
 * 45 degrees stay sharp. Texture u runs along the profile, v around, in meters.
 */
export function revolved(profile: readonly Point[], segments: number): Mesh {
  const mesh = createMeshBuilder();
  const points = profile.filter(([x, y], i) => {
    const before = profile[i - 1];
    return before === undefined || Math.hypot(x - before[0], y - before[1]) > 1e-6;
  });
  const facings = points.slice(1).map(([x, y], i): Point => {
    const [fromX, fromY] = points[i]!;
    const size = Math.hypot(x - fromX, y - fromY);
    return [(y - fromY) / size, (fromX - x) / size];
  });
  const widest = Math.max(...points.map(([radius]) => radius));
  let along = 0;
  const ring = ([radius, height]: Point, [outward, upward]: Point): number[] =>
    Array.from({ length: segments + 1 }, (_, i) => {
      const angle = (i / segments) * 2 * Math.PI;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return mesh.vertex(
        [radius * c, height, radius * s],
        [outward * c, upward, outward * s],
        [along, angle * widest],
      );
    });
  for (const [i, facing] of facings.entries()) {
    const [from, to] = [points[i]!, points[i + 1]!];
    const start = ring(from, between(facings[i - 1], facing));
    along += Math.hypot(to[0] - from[0], to[1] - from[1]);
    const end = ring(to, between(facings[i + 1], facing));
    for (let k = 0; k < segments; k++) mesh.quad(start[k]!, start[k + 1]!, end[k + 1]!, end[k]!);
  }
  return mesh.build();
}

/** The common direction of two smoothly joined pieces, else the piece's own. */
function between(other: Point | undefined, own: Point): Point {
  if (other === undefined || other[0] * own[0] + other[1] * own[1] < SMOOTH) return own;
  const [x, y] = [other[0] + own[0], other[1] + own[1]];
  const size = Math.hypot(x, y);
  return [x / size, y / size];
}
