import type { BallLight } from '../../scene.ts';
import { fromLocal } from '../basis.ts';
import type { Surface } from '../surface.ts';
import { createLightSample, type LightSample } from './light-sample.ts';

/** Glowing balls, drawn from by the cone under which they are seen (Shirley & Wang 1992). */
export interface Lamps {
  readonly count: number;
  readonly sample: LightSample;
  prepare(surface: Surface): void;
  draw(surface: Surface, pick: number, u: number, v: number): boolean;
  /**
   * Whether the ray hits a ball nearer than `limit`; if so, `sample` has its radiance, distance and the density with
   * which `draw` chooses the ray.
   */
  met(from: Float64Array, towards: Float64Array, limit: number): boolean;
}

/** Center 0, radius 3, radiance 4, brightness 7. */
const STRIDE = 8;

/** The numbers of the balls that shine, `STRIDE` each. */
function lampTable(list: readonly BallLight[]): Float64Array {
  const lit = list.filter(({ radius, radiance }) => radius > 0 && Math.max(...radiance) > 0);
  const d = new Float64Array(lit.length * STRIDE);
  for (const [i, { at, radius, radiance }] of lit.entries()) {
    d.set([...at, radius, ...radiance, (radiance[0] + radiance[1] + radiance[2]) / 3], i * STRIDE);
  }
  return d;
}

/** Glowing balls that are drawn from, weighed anew at each surface. */
export function createLamps(list: readonly BallLight[]): Lamps {
  const d = lampTable(list);
  const count = d.length / STRIDE;
  const shares = new Float64Array(count);
  const sample = createLightSample();
  const { direction, radiance, reach } = sample;

  /** Likelihood of every direction of the cone under which a ball is seen. */
  function conePdf(k: number, squared: number): number {
    const sine2 = (d[k + 3]! * d[k + 3]!) / squared;
    const cosine = Math.sqrt(1 - sine2);
    return (1 + cosine) / (2 * Math.PI * sine2);
  }

  function readRadiance(k: number): void {
    radiance[0] = d[k + 4]!;
    radiance[1] = d[k + 5]!;
    radiance[2] = d[k + 6]!;
  }

  function prepare({ place, normal }: Surface): void {
    let total = 0;
    for (let i = 0, k = 0; i < count; i++, k += STRIDE) {
      const x = d[k]! - place[0]!;
      const y = d[k + 1]! - place[1]!;
      const z = d[k + 2]! - place[2]!;
      const r = d[k + 3]!;
      const squared = x * x + y * y + z * z;
      let share = 0;
      if (squared > r * r * 1.0001) {
        const facing = (normal[0]! * x + normal[1]! * y + normal[2]! * z + r) / Math.sqrt(squared);
        share = ((d[k + 7]! * r * r) / squared) * Math.max(0.05, facing);
      }
      shares[i] = share;
      total += share;
    }
    if (total > 0) for (let i = 0; i < count; i++) shares[i]! /= total;
  }

  function draw({ place }: Surface, pick: number, u: number, v: number): boolean {
    let chosen = -1;
    for (let i = 0, left = pick; i < count; i++) {
      if (!(shares[i]! > 0)) continue;
      chosen = i;
      left -= shares[i]!;
      if (left < 0) break;
    }
    if (chosen < 0) return false;
    const k = chosen * STRIDE;
    const x = d[k]! - place[0]!;
    const y = d[k + 1]! - place[1]!;
    const z = d[k + 2]! - place[2]!;
    const squared = x * x + y * y + z * z;
    const distance = Math.sqrt(squared);
    const sine2 = (d[k + 3]! * d[k + 3]!) / squared;
    // 1 - cosine of the cone, with all its digits.
    const depth = (u * sine2) / (1 + Math.sqrt(1 - sine2));
    const flat = Math.sqrt(Math.max(0, depth * (2 - depth)));
    const angle = 2 * Math.PI * v;
    direction[0] = x / distance;
    direction[1] = y / distance;
    direction[2] = z / distance;
    fromLocal(flat * Math.cos(angle), flat * Math.sin(angle), 1 - depth, direction, direction);
    reach[0] = shares[chosen]! * conePdf(k, squared);
    reach[1] = distance - d[k + 3]!;
    readRadiance(k);
    return true;
  }

  function met(from: Float64Array, towards: Float64Array, limit: number): boolean {
    let nearest = limit;
    let chosen = -1;
    for (let i = 0, k = 0; i < count; i++, k += STRIDE) {
      const x = d[k]! - from[0]!;
      const y = d[k + 1]! - from[1]!;
      const z = d[k + 2]! - from[2]!;
      const along = x * towards[0]! + y * towards[1]! + z * towards[2]!;
      if (along <= 0) continue;
      const squared = x * x + y * y + z * z;
      const r2 = d[k + 3]! * d[k + 3]!;
      const beside = squared - along * along;
      if (beside >= r2 || squared <= r2 * 1.0001) continue;
      const t = along - Math.sqrt(r2 - beside);
      if (t >= nearest) continue;
      nearest = t;
      chosen = i;
      reach[0] = shares[i]! * conePdf(k, squared);
    }
    if (chosen < 0) return false;
    reach[1] = nearest;
    readRadiance(chosen * STRIDE);
    return true;
  }

  return { count, sample, prepare, draw, met };
}
