/**
 * Writes x, y, z given in a frame whose third axis is the unit vector `axis` into `out` as world coordinates (Duff et
 * al. 2017, "Building an orthonormal basis, revisited"). Both may be the same array.
 */
export function fromLocal(x: number, y: number, z: number, axis: Float64Array, out: Float64Array): void {
  const nx = axis[0]!;
  const ny = axis[1]!;
  const nz = axis[2]!;
  const sign = nz >= 0 ? 1 : -1;
  const a = -1 / (sign + nz);
  const b = nx * ny * a;
  out[0] = x * (1 + sign * nx * nx * a) + y * b + z * nx;
  out[1] = x * sign * b + y * (sign + ny * ny * a) + z * ny;
  out[2] = -x * sign * nx - y * ny + z * nz;
}

/** Writes a cosine-weighted direction about `normal` into `out` (Malley's method); returns its cosine, never 0. */
export function cosineDirection(u: number, v: number, normal: Float64Array, out: Float64Array): number {
  const angle = 2 * Math.PI * v;
  const flat = Math.sqrt(u);
  const rise = Math.sqrt(Math.max(1e-9, 1 - u));
  fromLocal(flat * Math.cos(angle), flat * Math.sin(angle), rise, normal, out);
  return rise;
}
