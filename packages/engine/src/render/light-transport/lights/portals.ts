import type { Portal } from '../../scene.ts';
import type { Surface } from '../surface.ts';

/** Windows as a light: rectangles drawn from by how large and near they look (Bitterli et al. 2015, portals). */
export interface Portals {
  readonly count: number;
  /** Weighs the windows as seen from a surface. */
  prepare(surface: Surface): void;
  /** Chooses a place on a window into `direction`, likelihood and distance into `reach`. */
  draw(
    surface: Surface,
    pick: number,
    u: number,
    v: number,
    direction: Float64Array,
    reach: Float64Array,
  ): boolean;
  /** The density with which `draw` chooses the ray that passes window `index` at `distance`. */
  pdf(index: number, distance: number, towards: Float64Array): number;
  /** Number of the window that a ray from inside leaves through, else -1; its distance into `reach[1]`. */
  passed(from: Float64Array, towards: Float64Array, reach: Float64Array): number;
}

/** Corner 0, across 3, up 6, normal 9, area 12, squared lengths of across and up 13, 14. */
const STRIDE = 15;

/** The windows' numbers, `STRIDE` each. */
function portalTable(list: readonly Portal[]): Float64Array {
  const d = new Float64Array(list.length * STRIDE);
  for (const [i, { corner, across, up, normal }] of list.entries()) {
    d.set([...corner, ...across, ...up, ...normal], i * STRIDE);
    const [a2, u2] = [across, up].map((side) => side[0] ** 2 + side[1] ** 2 + side[2] ** 2) as [
      number,
      number,
    ];
    d.set([Math.sqrt(a2 * u2), a2, u2], i * STRIDE + 12);
  }
  return d;
}

/** Windows that are drawn from, weighed anew at each surface. */
export function createPortals(list: readonly Portal[]): Portals {
  const count = list.length;
  const d = portalTable(list);
  const shares = new Float64Array(count);

  function prepare(surface: Surface): void {
    const { place, normal } = surface;
    let total = 0;
    for (let i = 0, k = 0; i < count; i++, k += STRIDE) {
      const cx = d[k]! + 0.5 * (d[k + 3]! + d[k + 6]!) - place[0]!;
      const cy = d[k + 1]! + 0.5 * (d[k + 4]! + d[k + 7]!) - place[1]!;
      const cz = d[k + 2]! + 0.5 * (d[k + 5]! + d[k + 8]!) - place[2]!;
      const front = -(cx * d[k + 9]! + cy * d[k + 10]! + cz * d[k + 11]!);
      let share = 0;
      if (front > 1e-4) {
        const squared = cx * cx + cy * cy + cz * cz;
        const area = d[k + 12]!;
        const facing = (normal[0]! * cx + normal[1]! * cy + normal[2]! * cz) / Math.sqrt(squared);
        // Windows edge-on or partly behind still count for something: their nearer parts may be seen.
        share =
          ((area * (front / Math.sqrt(squared) + 0.05)) / (squared + 0.3 * area)) * Math.max(0.1, facing);
      }
      shares[i] = share;
      total += share;
    }
    if (total > 0) for (let i = 0; i < count; i++) shares[i]! /= total;
  }

  function draw(
    { place }: Surface,
    pick: number,
    u: number,
    v: number,
    direction: Float64Array,
    reach: Float64Array,
  ): boolean {
    let chosen = -1;
    for (let i = 0, left = pick; i < count; i++) {
      if (!(shares[i]! > 0)) continue;
      chosen = i;
      left -= shares[i]!;
      if (left < 0) break;
    }
    if (chosen < 0) return false;
    const k = chosen * STRIDE;
    const x = d[k]! + u * d[k + 3]! + v * d[k + 6]! - place[0]!;
    const y = d[k + 1]! + u * d[k + 4]! + v * d[k + 7]! - place[1]!;
    const z = d[k + 2]! + u * d[k + 5]! + v * d[k + 8]! - place[2]!;
    const distance = Math.sqrt(x * x + y * y + z * z);
    if (!(distance > 1e-6)) return false;
    direction[0] = x / distance;
    direction[1] = y / distance;
    direction[2] = z / distance;
    reach[0] = pdf(chosen, distance, direction);
    reach[1] = distance;
    return reach[0]! > 0;
  }

  function pdf(index: number, distance: number, towards: Float64Array): number {
    const k = index * STRIDE;
    const leaving = -(towards[0]! * d[k + 9]! + towards[1]! * d[k + 10]! + towards[2]! * d[k + 11]!);
    return leaving > 1e-9 ? (shares[index]! * distance * distance) / (leaving * d[k + 12]!) : 0;
  }

  function passed(from: Float64Array, towards: Float64Array, reach: Float64Array): number {
    const dx = towards[0]!;
    const dy = towards[1]!;
    const dz = towards[2]!;
    for (let i = 0, k = 0; i < count; i++, k += STRIDE) {
      const leaving = -(dx * d[k + 9]! + dy * d[k + 10]! + dz * d[k + 11]!);
      if (leaving <= 1e-9) continue;
      const rx = d[k]! - from[0]!;
      const ry = d[k + 1]! - from[1]!;
      const rz = d[k + 2]! - from[2]!;
      const t = -(rx * d[k + 9]! + ry * d[k + 10]! + rz * d[k + 11]!) / leaving;
      if (t <= 0) continue;
      const x = dx * t - rx;
      const y = dy * t - ry;
      const z = dz * t - rz;
      const across = x * d[k + 3]! + y * d[k + 4]! + z * d[k + 5]!;
      if (across < 0 || across > d[k + 13]!) continue;
      const up = x * d[k + 6]! + y * d[k + 7]! + z * d[k + 8]!;
      if (up < 0 || up > d[k + 14]!) continue;
      reach[1] = t;
      return i;
    }
    return -1;
  }

  return { count, prepare, draw, pdf, passed };
}
