/**
 * Writes x, y, z given in a frame whose third axis is the unit vector n into `out` as world coordinates (Duff et
 * al. 2017, "Building an orthonormal basis, revisited").
 */
export function fromLocal(
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  out: Float64Array,
): void {
  const sign = nz >= 0 ? 1 : -1;
  const a = -1 / (sign + nz);
  const b = nx * ny * a;
  out[0] = x * (1 + sign * nx * nx * a) + y * b + z * nx;
  out[1] = x * sign * b + y * (sign + ny * ny * a) + z * ny;
  out[2] = -x * sign * nx - y * ny + z * nz;
}

/** Writes a cosine-weighted direction about n into `out` (Malley's method); returns its cosine, never 0. */
export function cosineDirection(
  u: number,
  v: number,
  nx: number,
  ny: number,
  nz: number,
  out: Float64Array,
): number {
  const angle = 2 * Math.PI * v;
  const flat = Math.sqrt(u);
  const rise = Math.sqrt(Math.max(1e-9, 1 - u));
  fromLocal(flat * Math.cos(angle), flat * Math.sin(angle), rise, nx, ny, nz, out);
  return rise;
}
