import type { Vec3 } from '../../geometry/vector.ts';
import type { Scene } from '../scene.ts';
import { passesThrough, type Sun } from './emitters.ts';
import { createPathRandom } from './path-random.ts';
import { gardenView, skyLight } from './sky.ts';

/** One look along a ray from the camera, split so that it can be denoised without blurring textures. */
export interface Look {
  /** Light arriving at a matte surface straight from windows, sun and lamps, before its reflectance. */
  readonly direct: Float64Array;
  /** The same, by way of other surfaces. */
  readonly indirect: Float64Array;
  /** Reflectance of that surface. */
  readonly albedo: Float64Array;
  /** Glossy reflections. */
  readonly gloss: Float64Array;
  /** Glowing shades and the garden behind panes: free of noise. */
  readonly view: Float64Array;
}

export interface PathTracer {
  readonly look: Look;
  /** Follows the camera ray; the answer is in `look`. Needs a fresh `begin` per path. */
  trace(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void;
  /** Chooses the repeatable stream of random numbers for one path of one pixel. */
  begin(pixel: number, sample: number): void;
  /** Two well-spread numbers for the place inside the pixel. */
  jitter(): readonly [number, number];
}

interface TraceOptions {
  readonly bounces: number;
  readonly seed: number;
  readonly viewGain: number;
}

const OFFSET = 2e-4;
/** A single path never counts for more than this, or rare bright paths would leave sparks. */
const BRIGHTEST = 1.5;
const SUN_RADIUS = 0.012;
/** A surface that much brighter than the light in the room comes out about white on the photo. */
const WHITE_OVER_AMBIENT = 1.8;

/**
 * Diffuse and glossy light transport: at every surface the windows, the sun and the lamps are sampled directly;
 * paths that find a window by themselves are weighed against that (multiple importance sampling, Veach 1995).
 * After the last bounce a constant ambient light, measured once by probing the room, stands for the rest.
 */
export function createPathTracer(scene: Scene, options: TraceOptions): PathTracer {
  const { caster, normals, uvs, faces, materials, emitters } = scene;
  const { hit } = caster;
  const { portals, lamps, sun } = emitters;
  const look: Look = {
    direct: new Float64Array(3),
    indirect: new Float64Array(3),
    albedo: new Float64Array(3),
    gloss: new Float64Array(3),
    view: new Float64Array(3),
  };
  const albedo = new Float64Array(3);
  const sky = new Float64Array(3);
  const ambient = new Float64Array(3);
  const incoming = new Float64Array(3);
  const gathered = new Float64Array(3);
  const place = new Float64Array(3);
  const normal = new Float64Array(3);
  const direction = new Float64Array(3);
  const next = createPathRandom(options.seed);

  /** Reads the surface at the last hit: `place`, `normal` towards the viewer, `albedo`. */
  function readSurface(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void {
    const t = hit.triangle;
    const b = hit.u;
    const c = hit.v;
    const a = 1 - b - c;
    const n = t * 9;
    let nx = a * normals[n]! + b * normals[n + 3]! + c * normals[n + 6]!;
    let ny = a * normals[n + 1]! + b * normals[n + 4]! + c * normals[n + 7]!;
    let nz = a * normals[n + 2]! + b * normals[n + 5]! + c * normals[n + 8]!;
    let fx = faces[t * 3]!;
    let fy = faces[t * 3 + 1]!;
    let fz = faces[t * 3 + 2]!;
    if (fx * dx + fy * dy + fz * dz > 0) {
      fx = -fx;
      fy = -fy;
      fz = -fz;
    }
    const size = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    const side = nx * fx + ny * fy + nz * fz < 0 ? -1 / size : 1 / size;
    nx *= side;
    ny *= side;
    nz *= side;
    place[0] = ox + dx * hit.distance + fx * OFFSET;
    place[1] = oy + dy * hit.distance + fy * OFFSET;
    place[2] = oz + dz * hit.distance + fz * OFFSET;
    normal[0] = nx;
    normal[1] = ny;
    normal[2] = nz;
    const w = t * 6;
    materials[scene.material[t]!]!.texture(
      a * uvs[w]! + b * uvs[w + 2]! + c * uvs[w + 4]!,
      a * uvs[w + 1]! + b * uvs[w + 3]! + c * uvs[w + 5]!,
      albedo,
    );
  }

  /** Sets `gathered` to what the emitters send to `place`, divided by pi: all windows (`every`) or one, one lamp, the sun. */
  function gatherDirect(every: boolean): void {
    gathered.fill(0);
    if (every) for (let i = 0; i < portals.length; i++) gatherPortal(i, next(), next(), 1);
    const others = every ? lamps.length : portals.length + lamps.length;
    if (others > 0) {
      const chosen = Math.min(others - 1, Math.floor(next() * others));
      const lamp = every ? chosen : chosen - portals.length;
      if (lamp < 0) gatherPortal(chosen, next(), next(), others);
      else gatherLamp(lamp, next(), next(), others);
    }
    if (sun) gatherSun(sun);
  }

  function gatherSun({ direction: towards, strength }: Sun): void {
    const dx = towards[0] + SUN_RADIUS * (next() * 2 - 1);
    const dy = towards[1] + SUN_RADIUS * (next() * 2 - 1);
    const dz = towards[2];
    const cosine = normal[0]! * dx + normal[1]! * dy + normal[2]! * dz;
    // Most places see no window in the sun's direction: found out without a ray.
    if (cosine <= 0 || !portals.some((portal) => passesThrough(portal, place, dx, dy, dz))) return;
    if (caster.blocked(place[0]!, place[1]!, place[2]!, dx, dy, dz, Infinity)) return;
    for (let k = 0; k < 3; k++) gathered[k]! += cosine * strength[k]!;
  }

  function gatherPortal(index: number, u: number, v: number, weight: number): void {
    const p = portals[index]!;
    let dx = p.corner[0] + u * p.across[0] - place[0]!;
    let dy = p.corner[1] + v * p.up[1] - place[1]!;
    let dz = p.corner[2] + u * p.across[2] - place[2]!;
    const squared = dx * dx + dy * dy + dz * dz;
    const distance = Math.sqrt(squared);
    dx /= distance;
    dy /= distance;
    dz /= distance;
    const cosine = normal[0]! * dx + normal[1]! * dy + normal[2]! * dz;
    const leaving = -(p.normal[0] * dx + p.normal[1] * dy + p.normal[2] * dz);
    if (cosine <= 0 || leaving <= 0) return;
    if (caster.blocked(place[0]!, place[1]!, place[2]!, dx, dy, dz, distance - 1e-3)) return;
    const lightPdf = squared / (leaving * p.area);
    const bouncePdf = cosine / Math.PI;
    const share = lightPdf / (lightPdf + bouncePdf);
    skyLight(dy, sky);
    const factor = (weight * share * cosine * emitters.sky) / (lightPdf * Math.PI);
    for (let k = 0; k < 3; k++) gathered[k]! += factor * sky[k]!;
  }

  function gatherLamp(index: number, u: number, v: number, weight: number): void {
    const lamp = lamps[index]!;
    const rise = 2 * u - 1;
    const flat = Math.sqrt(1 - rise * rise) * lamp.radius;
    let dx = lamp.at[0] + flat * Math.cos(2 * Math.PI * v) - place[0]!;
    let dy = lamp.at[1] + rise * lamp.radius - place[1]!;
    let dz = lamp.at[2] + flat * Math.sin(2 * Math.PI * v) - place[2]!;
    const squared = Math.max(dx * dx + dy * dy + dz * dz, lamp.radius * lamp.radius);
    const distance = Math.sqrt(squared);
    dx /= distance;
    dy /= distance;
    dz /= distance;
    const cosine = normal[0]! * dx + normal[1]! * dy + normal[2]! * dz;
    if (cosine <= 0 || caster.blocked(place[0]!, place[1]!, place[2]!, dx, dy, dz, distance - 1e-3)) return;
    const factor = (weight * cosine * lamp.radius * lamp.radius) / squared;
    for (let k = 0; k < 3; k++) gathered[k]! += factor * lamp.radiance[k]!;
  }

  /**
   * Light coming along a ray, in `incoming`. `bouncePdf` is how likely (per steradian) the ray was chosen;
   * 0 = by reflection, so that windows and lamps count fully.
   */
  function follow(ox: number, oy: number, oz: number, bounces: number, bouncePdf: number): void {
    incoming.fill(0);
    let tr = 1;
    let tg = 1;
    let tb = 1;
    let pdf = bouncePdf;
    for (let bounce = 0; ; bounce++) {
      const dx = direction[0]!;
      const dy = direction[1]!;
      const dz = direction[2]!;
      if (!caster.closest(ox, oy, oz, dx, dy, dz)) return;
      const pane = scene.pane[hit.triangle]!;
      if (pane >= 0) {
        const p = portals[pane]!;
        const leaving = Math.abs(p.normal[0] * dx + p.normal[1] * dy + p.normal[2] * dz);
        const lightPdf = (hit.distance * hit.distance) / (leaving * p.area + 1e-9);
        const share = (pdf === 0 ? 1 : pdf / (pdf + lightPdf)) * emitters.sky;
        skyLight(dy, sky);
        incoming[0]! += tr * share * sky[0]!;
        incoming[1]! += tg * share * sky[1]!;
        incoming[2]! += tb * share * sky[2]!;
        return;
      }
      const emission = materials[scene.material[hit.triangle]!]!.emission;
      if (emission && pdf === 0) {
        incoming[0]! += tr * emission[0];
        incoming[1]! += tg * emission[1];
        incoming[2]! += tb * emission[2];
      }
      readSurface(ox, oy, oz, dx, dy, dz);
      gatherDirect(false);
      tr *= albedo[0]!;
      tg *= albedo[1]!;
      tb *= albedo[2]!;
      const last = bounce + 1 >= bounces;
      incoming[0]! += tr * (gathered[0]! + (last ? ambient[0]! : 0));
      incoming[1]! += tg * (gathered[1]! + (last ? ambient[1]! : 0));
      incoming[2]! += tb * (gathered[2]! + (last ? ambient[2]! : 0));
      if (last) return;
      if (bounce >= 1) {
        const survive = Math.min(0.95, Math.max(tr, tg, tb));
        if (next() >= survive) return;
        tr /= survive;
        tg /= survive;
        tb /= survive;
      }
      ox = place[0]!;
      oy = place[1]!;
      oz = place[2]!;
      pdf = chooseDiffuse() / Math.PI;
    }
  }

  /** A cosine-weighted direction about `normal`; answers the cosine. */
  function chooseDiffuse(): number {
    const u = next();
    const angle = 2 * Math.PI * next();
    const flat = Math.sqrt(u);
    const rise = Math.sqrt(Math.max(1e-6, 1 - u));
    orient(flat * Math.cos(angle), flat * Math.sin(angle), rise, normal[0]!, normal[1]!, normal[2]!);
    return rise;
  }

  /** Writes x, y, z given about an axis into `direction` (Duff et al. 2017, building an orthonormal basis). */
  function orient(x: number, y: number, z: number, nx: number, ny: number, nz: number): void {
    const sign = nz >= 0 ? 1 : -1;
    const a = -1 / (sign + nz);
    const b = nx * ny * a;
    direction[0] = x * (1 + sign * nx * nx * a) + y * b + z * nx;
    direction[1] = x * sign * b + y * (sign + ny * ny * a) + z * ny;
    direction[2] = -x * sign * nx - y * ny + z * nz;
  }

  /** One glossy reflection: mirror direction spread like a GGX lobe (Walter et al. 2007), Schlick's Fresnel. */
  function addGloss(dx: number, dy: number, dz: number, gloss: number, roughness: number): void {
    const u = next();
    const angle = 2 * Math.PI * next();
    const alpha = roughness * roughness;
    const cos2 = (1 - u) / (1 + (alpha * alpha - 1) * u);
    const sin = Math.sqrt(Math.max(0, 1 - cos2));
    const [nx, ny, nz] = [normal[0]!, normal[1]!, normal[2]!];
    orient(sin * Math.cos(angle), sin * Math.sin(angle), Math.sqrt(cos2), nx, ny, nz);
    const [hx, hy, hz] = [direction[0]!, direction[1]!, direction[2]!];
    const facing = -(dx * hx + dy * hy + dz * hz);
    if (facing <= 0) return;
    const rx = dx + 2 * facing * hx;
    const ry = dy + 2 * facing * hy;
    const rz = dz + 2 * facing * hz;
    if (rx * nx + ry * ny + rz * nz <= 0) return;
    direction[0] = rx;
    direction[1] = ry;
    direction[2] = rz;
    const fresnel = gloss + (1 - gloss) * (1 - facing) ** 5 * (1 - 0.7 * roughness);
    follow(place[0]!, place[1]!, place[2]!, 1, 0);
    for (let k = 0; k < 3; k++) look.gloss[k] = fresnel * Math.min(BRIGHTEST, incoming[k]!);
  }

  function trace(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void {
    look.direct.fill(0);
    look.indirect.fill(0);
    look.gloss.fill(0);
    look.view.fill(0);
    look.albedo.fill(0);
    if (!caster.closest(ox, oy, oz, dx, dy, dz)) return;
    const pane = scene.pane[hit.triangle]!;
    if (pane >= 0) {
      const shift = portals[pane]!.corner[0] - portals[pane]!.corner[2] + ox * 0.4;
      gardenView(dx, dy, dz, shift, options.seed, sky);
      for (let k = 0; k < 3; k++) look.view[k] = sky[k]! * viewLevel;
      return;
    }
    const material = materials[scene.material[hit.triangle]!]!;
    if (material.emission) for (let k = 0; k < 3; k++) look.view[k] = material.emission[k]!;
    readSurface(ox, oy, oz, dx, dy, dz);
    look.albedo.set(albedo);
    const [px, py, pz] = [place[0]!, place[1]!, place[2]!];
    const [nx, ny, nz] = [normal[0]!, normal[1]!, normal[2]!];
    gatherDirect(true);
    look.direct.set(gathered);
    const cosine = chooseDiffuse();
    follow(px, py, pz, options.bounces, cosine / Math.PI);
    for (let k = 0; k < 3; k++) look.indirect[k] = Math.min(BRIGHTEST, incoming[k]!);
    if (material.gloss > 0) {
      place[0] = px;
      place[1] = py;
      place[2] = pz;
      normal[0] = nx;
      normal[1] = ny;
      normal[2] = nz;
      addGloss(dx, dy, dz, material.gloss, material.roughness);
    }
  }

  /** Mean light between the surfaces of the room, by paths from where the first windows' light falls. */
  function probeAmbient(from: Vec3): void {
    const total = new Float64Array(3);
    const probes = 300;
    for (let i = 0; i < probes; i++) {
      next.begin(0x5eed, i);
      const rise = 2 * next() - 1;
      const angle = 2 * Math.PI * next();
      const flat = Math.sqrt(1 - rise * rise);
      direction[0] = flat * Math.cos(angle);
      direction[1] = rise;
      direction[2] = flat * Math.sin(angle);
      // A chance of 1e9 per steradian: what is seen straight through the panes does not count.
      follow(from[0], from[1], from[2], 7, 1e-9);
      for (let k = 0; k < 3; k++) total[k]! += Math.min(BRIGHTEST, incoming[k]!) / probes;
    }
    ambient.set(total);
  }

  probeAmbient(scene.middle);
  const viewLevel =
    options.viewGain *
    WHITE_OVER_AMBIENT *
    (0.2126 * ambient[0]! + 0.7152 * ambient[1]! + 0.0722 * ambient[2]!);
  return { look, trace, begin: next.begin, jitter: () => [next(), next()] };
}
