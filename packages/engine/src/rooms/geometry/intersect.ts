import type { Bvh, TriangleSoup } from './bvh.ts';

/** Where the last `closest` call ended. One object per tracer, reused: rays come by the million. */
interface Hit {
  distance: number;
  /** Triangle number; -1 when nothing was met. */
  triangle: number;
  /** Barycentric weights of the second and third corner. */
  u: number;
  v: number;
}

export interface RayCaster {
  readonly hit: Hit;
  /** Nearest triangle along the ray; the direction has length 1. Answers whether there is one, in `hit`. */
  closest(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): boolean;
  /** Is anything that stops light nearer than `limit`? */
  blocked(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, limit: number): boolean;
}

const NEAREST = 1e-5;
/** Stands in for a direction of exactly zero, whose inverse would turn flat boxes into NaN. */
const TINY = 1e-20;

/** Rays against triangles (Möller & Trumbore 1997) through a box tree, front to back. */
export function createRayCaster(soup: TriangleSoup, bvh: Bvh): RayCaster {
  const { bounds, link, leafSize, order } = bvh;
  // Leaves read their triangles in a row: copied into the tree's order, they share cache lines.
  const data = new Float32Array(order.length * 9);
  const passesLight = new Uint8Array(order.length);
  for (let i = 0; i < order.length; i++) {
    data.set(soup.data.subarray(order[i]! * 9, order[i]! * 9 + 9), i * 9);
    passesLight[i] = soup.passesLight[order[i]!]!;
  }
  const stack = new Int32Array(128);
  const nearAt = new Float64Array(128);
  const hit: Hit = { distance: Infinity, triangle: -1, u: 0, v: 0 };

  const walk = (
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    limit: number,
    anyHit: boolean,
  ): boolean => {
    const ix = 1 / (dx || TINY);
    const iy = 1 / (dy || TINY);
    const iz = 1 / (dz || TINY);
    let best = limit;
    let found = -1;
    let node = 0;
    let top = 0;
    for (;;) {
      const size = leafSize[node]!;
      if (size > 0) {
        const first = link[node]!;
        for (let i = first; i < first + size; i++) {
          if (anyHit && passesLight[i] === 1) continue;
          const o = i * 9;
          const ax = data[o + 3]!;
          const ay = data[o + 4]!;
          const az = data[o + 5]!;
          const bx = data[o + 6]!;
          const by = data[o + 7]!;
          const bz = data[o + 8]!;
          const px = dy * bz - dz * by;
          const py = dz * bx - dx * bz;
          const pz = dx * by - dy * bx;
          const det = ax * px + ay * py + az * pz;
          if (det > -1e-14 && det < 1e-14) continue;
          const inverse = 1 / det;
          const tx = ox - data[o]!;
          const ty = oy - data[o + 1]!;
          const tz = oz - data[o + 2]!;
          const u = (tx * px + ty * py + tz * pz) * inverse;
          if (u < 0 || u > 1) continue;
          const qx = ty * az - tz * ay;
          const qy = tz * ax - tx * az;
          const qz = tx * ay - ty * ax;
          const v = (dx * qx + dy * qy + dz * qz) * inverse;
          if (v < 0 || u + v > 1) continue;
          const t = (bx * qx + by * qy + bz * qz) * inverse;
          if (t <= NEAREST || t >= best) continue;
          if (anyHit) return true;
          best = t;
          found = i;
          hit.u = u;
          hit.v = v;
        }
      } else {
        let near = node + 1;
        let far = link[node]!;
        let nearT = enter(bounds, near * 6, ox, oy, oz, ix, iy, iz, best);
        let farT = enter(bounds, far * 6, ox, oy, oz, ix, iy, iz, best);
        if (farT < nearT) {
          const swapNode = near;
          near = far;
          far = swapNode;
          const swapT = nearT;
          nearT = farT;
          farT = swapT;
        }
        if (nearT < Infinity) {
          if (farT < Infinity) {
            stack[top] = far;
            nearAt[top++] = farT;
          }
          node = near;
          continue;
        }
      }
      do {
        if (top === 0) {
          hit.distance = best;
          hit.triangle = found < 0 ? -1 : order[found]!;
          return found >= 0;
        }
        node = stack[--top]!;
      } while (nearAt[top]! >= best);
    }
  };

  return {
    hit,
    closest: (ox, oy, oz, dx, dy, dz) => walk(ox, oy, oz, dx, dy, dz, Infinity, false),
    blocked: (ox, oy, oz, dx, dy, dz, limit) => walk(ox, oy, oz, dx, dy, dz, limit, true),
  };
}

/** Distance at which a ray enters the box at `offset`, or Infinity when it misses or enters beyond `limit`. */
function enter(
  bounds: Float32Array,
  offset: number,
  ox: number,
  oy: number,
  oz: number,
  ix: number,
  iy: number,
  iz: number,
  limit: number,
): number {
  const x0 = (bounds[offset]! - ox) * ix;
  const x1 = (bounds[offset + 3]! - ox) * ix;
  const y0 = (bounds[offset + 1]! - oy) * iy;
  const y1 = (bounds[offset + 4]! - oy) * iy;
  const z0 = (bounds[offset + 2]! - oz) * iz;
  const z1 = (bounds[offset + 5]! - oz) * iz;
  let start = x0 < x1 ? x0 : x1;
  let end = x0 < x1 ? x1 : x0;
  const ys = y0 < y1 ? y0 : y1;
  const ye = y0 < y1 ? y1 : y0;
  const zs = z0 < z1 ? z0 : z1;
  const ze = z0 < z1 ? z1 : z0;
  if (ys > start) start = ys;
  if (zs > start) start = zs;
  if (ye < end) end = ye;
  if (ze < end) end = ze;
  return start <= end && end > 0 && start < limit ? start : Infinity;
}
