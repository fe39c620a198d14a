import { fromLocal } from '../basis.ts';

/**
 * The GGX microfacet distribution (Walter et al. 2007) with Smith's height-correlated shadowing (Heitz 2014).
 * `alpha` is roughness squared; cosines are against the surface normal.
 */

/** Density of microfacets whose normal has this cosine. */
export function facets(cosine: number, alpha: number): number {
  const a2 = alpha * alpha;
  // Written so that it keeps its digits where the cosine is almost 1.
  const t = cosine * cosine * (a2 - 1) + 1;
  return a2 / (Math.PI * t * t);
}

/** Masking and shadowing together, divided by 4 cos(in) cos(out). */
export function visibility(cosOut: number, cosIn: number, alpha: number): number {
  const a2 = alpha * alpha;
  const lambdaOut = cosIn * Math.sqrt(cosOut * cosOut * (1 - a2) + a2);
  const lambdaIn = cosOut * Math.sqrt(cosIn * cosIn * (1 - a2) + a2);
  return 0.5 / (lambdaOut + lambdaIn + 1e-12);
}

/** Likelihood (per steradian) of the reflected direction when half vectors are drawn by `visibleNormal`. */
export function reflectionPdf(cosHalf: number, cosOut: number, alpha: number): number {
  const a2 = alpha * alpha;
  // D(h) G1(out) / (4 cos(out)), with G1 = 2 cos / (cos + sqrt(…)).
  return facets(cosHalf, alpha) / (2 * (cosOut + Math.sqrt(cosOut * cosOut * (1 - a2) + a2)));
}

/** Schlick's weight of grazing light: Fresnel = f0 + (1 - f0) * weight (Schlick 1994). */
export function schlick(cosine: number): number {
  const m = 1 - cosine;
  const m2 = m * m;
  return m2 * m2 * m;
}

/**
 * Draws a microfacet normal among those that `out` sees (Heitz 2018, "Sampling the GGX distribution of visible
 * normals", in the form of Dupuy & Benyoub 2023 by spherical caps). `out` and `normal` in world coordinates, unit length.
 */
export function visibleNormal(
  u: number,
  v: number,
  out: Float64Array,
  normal: Float64Array,
  alpha: number,
  half: Float64Array,
): void {
  const ox = out[0]!;
  const oy = out[1]!;
  const oz = out[2]!;
  const nx = normal[0]!;
  const ny = normal[1]!;
  const nz = normal[2]!;
  // World to local by the transpose of `fromLocal`.
  const sign = nz >= 0 ? 1 : -1;
  const a = -1 / (sign + nz);
  const b = nx * ny * a;
  let lx = ox * (1 + sign * nx * nx * a) + oy * sign * b - oz * sign * nx;
  let ly = ox * b + oy * (sign + ny * ny * a) - oz * ny;
  let lz = ox * nx + oy * ny + oz * nz;
  lx *= alpha;
  ly *= alpha;
  const size = 1 / Math.sqrt(lx * lx + ly * ly + lz * lz);
  lx *= size;
  ly *= size;
  lz *= size;
  const angle = 2 * Math.PI * u;
  const z = (1 - v) * (1 + lz) - lz;
  const flat = Math.sqrt(Math.max(0, 1 - z * z));
  const hx = (flat * Math.cos(angle) + lx) * alpha;
  const hy = (flat * Math.sin(angle) + ly) * alpha;
  const hz = Math.max(1e-9, z + lz);
  const length = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz);
  fromLocal(hx * length, hy * length, hz * length, normal, half);
}

/** Cells of the tables below along the cosine; entry i is for cosine i / (TABLE - 1). */
export const TABLE = 33;

/**
 * The share of light from one direction that a white GGX surface reflects, split so that the albedo for any f0 is f0
 * * scale + bias (Karis 2013): two tables by the cosine, found by integrating `SAMPLES` visible normals.
 */
export function reflectedShare(alpha: number): { scale: Float64Array; bias: Float64Array } {
  const scale = new Float64Array(TABLE);
  const bias = new Float64Array(TABLE);
  const normal = Float64Array.of(0, 0, 1);
  const out = new Float64Array(3);
  const half = new Float64Array(3);
  for (let i = 0; i < TABLE; i++) {
    const cosOut = Math.max(0.01, i / (TABLE - 1));
    const sine = Math.sqrt(1 - cosOut * cosOut);
    out[0] = sine;
    out[2] = cosOut;
    for (let k = 0; k < SIDE * SIDE; k++) {
      const u = ((k % SIDE) + 0.5) / SIDE;
      const v = (Math.floor(k / SIDE) + 0.5) / SIDE;
      visibleNormal(u, v, out, normal, alpha, half);
      const facing = sine * half[0]! + cosOut * half[2]!;
      const cosIn = 2 * facing * half[2]! - cosOut;
      if (cosIn <= 0 || facing <= 0) continue;
      const weight =
        (facets(half[2]!, alpha) * visibility(cosOut, cosIn, alpha) * cosIn) /
        reflectionPdf(half[2]!, cosOut, alpha) /
        (SIDE * SIDE);
      const grazing = schlick(facing);
      scale[i]! += weight * (1 - grazing);
      bias[i]! += weight * grazing;
    }
  }
  return { scale, bias };
}

/** Strata a side: enough for three digits. */
const SIDE = 12;

/** Reads such a table between its entries. */
export function readTable(table: Float64Array, from: number, cosine: number): number {
  const at = (cosine < 0 ? 0 : cosine > 1 ? 1 : cosine) * (TABLE - 1);
  const i = Math.min(TABLE - 2, at | 0);
  const low = table[from + i]!;
  return low + (table[from + i + 1]! - low) * (at - i);
}
