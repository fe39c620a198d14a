import type { FlatScene, Hit } from '../flat-scene.ts';
import type { MaterialTable } from './scattering/material-table.ts';

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

/** Meters by which rays start off a surface. */
export const OFFSET = 2e-4;
/** Least cosine between the shading normal and the way the path came. */
const LEAST_FACING = 0.01;
/** Steepest slope relief may have; steeper bumps only make noise. */
const STEEPEST = 1.2;
/** Meters; finest step over which relief is measured. */
const FINEST_STEP = 2e-4;

/** The scene and its ray caster's hit, from which surfaces are read. */
export interface SurfaceSource {
  readonly scene: FlatScene;
  readonly table: MaterialTable;
  readonly hit: Hit;
}

/**
 * Reads what a ray of unit direction has met into `surface`. `footprint` is the size in meters of the pixel there:
 * relief finer than that is not looked at.
 */
export function readSurface(
  source: SurfaceSource,
  from: Float64Array,
  towards: Float64Array,
  detail: number,
  footprint: number,
  surface: Surface,
): void {
  const { place, out } = surface;
  const { triangle, distance } = source.hit;
  place[0] = from[0]! + towards[0]! * distance;
  place[1] = from[1]! + towards[1]! * distance;
  place[2] = from[2]! + towards[2]! * distance;
  out[0] = -towards[0]!;
  out[1] = -towards[1]!;
  out[2] = -towards[2]!;
  surface.material = source.scene.material[triangle]!;
  readFace(source, surface);
  readNormal(source, surface);
  if (detail === DETAIL.mean) readMeanColor(source.table, surface);
  else readTexture(source, detail, footprint, surface);
  turnToPath(surface);
}

/** The normal of the triangle itself; of one without area, the way back along the path. */
function readFace({ scene: { corners }, hit }: SurfaceSource, { face, out }: Surface): void {
  const n = hit.triangle * 9;
  const e1x = corners[n + 3]!;
  const e1y = corners[n + 4]!;
  const e1z = corners[n + 5]!;
  const e2x = corners[n + 6]!;
  const e2y = corners[n + 7]!;
  const e2z = corners[n + 8]!;
  const x = e1y * e2z - e1z * e2y;
  const y = e1z * e2x - e1x * e2z;
  const z = e1x * e2y - e1y * e2x;
  const doubleArea = Math.sqrt(x * x + y * y + z * z);
  if (doubleArea > 0) {
    const scale = (x * out[0]! + y * out[1]! + z * out[2]! < 0 ? -1 : 1) / doubleArea;
    face[0] = x * scale;
    face[1] = y * scale;
    face[2] = z * scale;
  } else {
    face[0] = out[0]!;
    face[1] = out[1]!;
    face[2] = out[2]!;
  }
}

/** The normal between those of the corners. */
function readNormal({ scene: { normals }, hit }: SurfaceSource, { face, normal }: Surface): void {
  const n = hit.triangle * 9;
  const b = hit.u;
  const c = hit.v;
  const a = 1 - b - c;
  const x = a * normals[n]! + b * normals[n + 3]! + c * normals[n + 6]!;
  const y = a * normals[n + 1]! + b * normals[n + 4]! + c * normals[n + 7]!;
  const z = a * normals[n + 2]! + b * normals[n + 5]! + c * normals[n + 8]!;
  const squared = x * x + y * y + z * z;
  // Written so that NaN also falls back to the flat normal.
  if (squared > 1e-8) {
    const scale = (x * face[0]! + y * face[1]! + z * face[2]! < 0 ? -1 : 1) / Math.sqrt(squared);
    normal[0] = x * scale;
    normal[1] = y * scale;
    normal[2] = z * scale;
  } else {
    normal[0] = face[0]!;
    normal[1] = face[1]!;
    normal[2] = face[2]!;
  }
}

function readMeanColor({ meanColor }: MaterialTable, { albedo, material }: Surface): void {
  albedo[0] = meanColor[material * 3]!;
  albedo[1] = meanColor[material * 3 + 1]!;
  albedo[2] = meanColor[material * 3 + 2]!;
}

/** The color of the texture, and its relief when `detail` includes it. */
function readTexture(source: SurfaceSource, detail: number, footprint: number, surface: Surface): void {
  const { scene, table, hit } = source;
  const { uvs } = scene;
  const { material } = surface;
  const w = hit.triangle * 6;
  const b = hit.u;
  const c = hit.v;
  const a = 1 - b - c;
  const u = a * uvs[w]! + b * uvs[w + 2]! + c * uvs[w + 4]!;
  const v = a * uvs[w + 1]! + b * uvs[w + 3]! + c * uvs[w + 5]!;
  table.compiled[material]!.albedo(u, v, surface.albedo, footprint);
  if (detail === DETAIL.relief && table.relief[material]! > 0) addRelief(source, u, v, footprint, surface);
}

/**
 * Bends the normal by the gradient of the height on the triangle (Mikkelsen 2010, "Bump mapping unparametrized
 * surfaces").
 */
function addRelief(
  { scene, table, hit }: SurfaceSource,
  u: number,
  v: number,
  footprint: number,
  { material, face, normal }: Surface,
): void {
  const { corners, uvs } = scene;
  const compiled = table.compiled[material]!;
  const step = footprint > FINEST_STEP ? footprint : FINEST_STEP;
  const here = compiled.relief(u, v, footprint);
  const alongU = (compiled.relief(u + step, v, footprint) - here) / step;
  const alongV = (compiled.relief(u, v + step, footprint) - here) / step;
  const w = hit.triangle * 6;
  const u1 = alongU * (uvs[w + 2]! - uvs[w]!) + alongV * (uvs[w + 3]! - uvs[w + 1]!);
  const u2 = alongU * (uvs[w + 4]! - uvs[w]!) + alongV * (uvs[w + 5]! - uvs[w + 1]!);
  const n = hit.triangle * 9;
  const e1x = corners[n + 3]!;
  const e1y = corners[n + 4]!;
  const e1z = corners[n + 5]!;
  const e2x = corners[n + 6]!;
  const e2y = corners[n + 7]!;
  const e2z = corners[n + 8]!;
  const fx = face[0]!;
  const fy = face[1]!;
  const fz = face[2]!;
  const side = fx * (e1y * e2z - e1z * e2y) + fy * (e1z * e2x - e1x * e2z) + fz * (e1x * e2y - e1y * e2x);
  const gx = (u1 * (e2y * fz - e2z * fy) + u2 * (fy * e1z - fz * e1y)) / side;
  const gy = (u1 * (e2z * fx - e2x * fz) + u2 * (fz * e1x - fx * e1z)) / side;
  const gz = (u1 * (e2x * fy - e2y * fx) + u2 * (fx * e1y - fy * e1x)) / side;
  const steep = Math.sqrt(gx * gx + gy * gy + gz * gz);
  if (!(steep > 0)) return;
  const keep = steep > STEEPEST ? STEEPEST / steep : 1;
  setUnit(normal, normal[0]! - gx * keep, normal[1]! - gy * keep, normal[2]! - gz * keep);
}

/** Bends a normal that looks away from the path back until it just faces it. */
function turnToPath({ normal, out }: Surface): void {
  const facing = normal[0]! * out[0]! + normal[1]! * out[1]! + normal[2]! * out[2]!;
  if (facing >= LEAST_FACING) return;
  const more = LEAST_FACING - facing;
  setUnit(normal, normal[0]! + out[0]! * more, normal[1]! + out[1]! * more, normal[2]! + out[2]! * more);
}

function setUnit(vector: Float64Array, x: number, y: number, z: number): void {
  const scale = 1 / Math.sqrt(x * x + y * y + z * z);
  vector[0] = x * scale;
  vector[1] = y * scale;
  vector[2] = z * scale;
}
