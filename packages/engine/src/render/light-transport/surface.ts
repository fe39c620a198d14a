import type { FlatScene, Hit } from '../flat-scene.ts';
import type { MaterialTable } from './material-table.ts';

/** Levels of detail of a surface. */
export const DETAIL = {
  /** The material's mean color: after a matte bounce the difference is invisible. */
  mean: 0,
  /** The texture at the place met. */
  texture: 1,
  /** Texture and its relief. */
  relief: 2,
} as const;

/** Where a path stands. All vectors in world coordinates, unit length but `place` and `albedo`. */
export interface Surface {
  readonly place: Float64Array;
  /** Normal of the triangle itself, to the side the path came from. */
  readonly face: Float64Array;
  /** Interpolated normal, bumped by relief, never turned away from `out`. */
  readonly normal: Float64Array;
  /** Back along the path. */
  readonly out: Float64Array;
  readonly albedo: Float64Array;
  material: number;
}

export function createSurface(): Surface {
  return {
    place: new Float64Array(3),
    face: new Float64Array(3),
    normal: new Float64Array(3),
    out: new Float64Array(3),
    albedo: new Float64Array(3),
    material: 0,
  };
}

/** Least cosine between the shading normal and the way the path came. */
const LEAST_FACING = 0.01;
/** Steepest slope relief may have; steeper bumps only make noise. */
const STEEPEST = 1.2;
/** Meters; finest step over which relief is measured. */
const FINEST_STEP = 2e-4;

/**
 * Reads what a ray with origin o and unit direction d has met into `surface`. `footprint` is the size in meters of
 * the pixel there: relief finer than that is not looked at.
 */
export function readSurface(
  scene: FlatScene,
  table: MaterialTable,
  hit: Hit,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  detail: number,
  footprint: number,
  surface: Surface,
): void {
  const { place, face, normal, out, albedo } = surface;
  const { corners, normals } = scene;
  const t = hit.triangle;
  const b = hit.u;
  const c = hit.v;
  const a = 1 - b - c;
  const n = t * 9;
  place[0] = ox + dx * hit.distance;
  place[1] = oy + dy * hit.distance;
  place[2] = oz + dz * hit.distance;
  out[0] = -dx;
  out[1] = -dy;
  out[2] = -dz;

  const e1x = corners[n + 3]!;
  const e1y = corners[n + 4]!;
  const e1z = corners[n + 5]!;
  const e2x = corners[n + 6]!;
  const e2y = corners[n + 7]!;
  const e2z = corners[n + 8]!;
  let fx = e1y * e2z - e1z * e2y;
  let fy = e1z * e2x - e1x * e2z;
  let fz = e1x * e2y - e1y * e2x;
  const doubleArea = Math.sqrt(fx * fx + fy * fy + fz * fz);
  if (doubleArea > 0) {
    const scale = (fx * dx + fy * dy + fz * dz > 0 ? -1 : 1) / doubleArea;
    fx *= scale;
    fy *= scale;
    fz *= scale;
  } else {
    fx = -dx;
    fy = -dy;
    fz = -dz;
  }
  face[0] = fx;
  face[1] = fy;
  face[2] = fz;

  let nx = a * normals[n]! + b * normals[n + 3]! + c * normals[n + 6]!;
  let ny = a * normals[n + 1]! + b * normals[n + 4]! + c * normals[n + 7]!;
  let nz = a * normals[n + 2]! + b * normals[n + 5]! + c * normals[n + 8]!;
  const squared = nx * nx + ny * ny + nz * nz;
  // Written so that NaN also falls back to the flat normal.
  if (squared > 1e-8) {
    const scale = (nx * fx + ny * fy + nz * fz < 0 ? -1 : 1) / Math.sqrt(squared);
    nx *= scale;
    ny *= scale;
    nz *= scale;
  } else {
    nx = fx;
    ny = fy;
    nz = fz;
  }

  const material = scene.material[t]!;
  surface.material = material;
  const w = t * 6;
  const { uvs } = scene;
  if (detail === DETAIL.mean) {
    albedo[0] = table.meanColor[material * 3]!;
    albedo[1] = table.meanColor[material * 3 + 1]!;
    albedo[2] = table.meanColor[material * 3 + 2]!;
  } else {
    const u = a * uvs[w]! + b * uvs[w + 2]! + c * uvs[w + 4]!;
    const v = a * uvs[w + 1]! + b * uvs[w + 3]! + c * uvs[w + 5]!;
    const compiled = table.compiled[material]!;
    compiled.albedo(u, v, albedo, footprint);
    if (detail === DETAIL.relief && table.relief[material]! > 0) {
      // The gradient of the height on the triangle (Mikkelsen 2010, "Bump mapping unparametrized surfaces").
      const step = footprint > FINEST_STEP ? footprint : FINEST_STEP;
      const here = compiled.relief(u, v, footprint);
      const alongU = (compiled.relief(u + step, v, footprint) - here) / step;
      const alongV = (compiled.relief(u, v + step, footprint) - here) / step;
      const u1 = alongU * (uvs[w + 2]! - uvs[w]!) + alongV * (uvs[w + 3]! - uvs[w + 1]!);
      const u2 = alongU * (uvs[w + 4]! - uvs[w]!) + alongV * (uvs[w + 5]! - uvs[w + 1]!);
      const side = fx * (e1y * e2z - e1z * e2y) + fy * (e1z * e2x - e1x * e2z) + fz * (e1x * e2y - e1y * e2x);
      let gx = (u1 * (e2y * fz - e2z * fy) + u2 * (fy * e1z - fz * e1y)) / side;
      let gy = (u1 * (e2z * fx - e2x * fz) + u2 * (fz * e1x - fx * e1z)) / side;
      let gz = (u1 * (e2x * fy - e2y * fx) + u2 * (fx * e1y - fy * e1x)) / side;
      const steep = Math.sqrt(gx * gx + gy * gy + gz * gz);
      if (steep > 0) {
        const keep = steep > STEEPEST ? STEEPEST / steep : 1;
        gx = nx - gx * keep;
        gy = ny - gy * keep;
        gz = nz - gz * keep;
        const scale = 1 / Math.sqrt(gx * gx + gy * gy + gz * gz);
        nx = gx * scale;
        ny = gy * scale;
        nz = gz * scale;
      }
    }
  }

  // A normal that looks away from the path is bent back until it just faces it.
  const facing = -(nx * dx + ny * dy + nz * dz);
  if (!(facing >= LEAST_FACING)) {
    const more = LEAST_FACING - facing;
    nx -= dx * more;
    ny -= dy * more;
    nz -= dz * more;
    const scale = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
    nx *= scale;
    ny *= scale;
    nz *= scale;
  }
  normal[0] = nx;
  normal[1] = ny;
  normal[2] = nz;
}
