import { hashToUnit } from '../../base/random.ts';
import { fractal } from '../../render/materials/noise.ts';
import { type Atmosphere, henyeyGreenstein } from './atmosphere.ts';
import { billowVolume, type NoiseVolume, sampleVolume } from './noise-volume.ts';

/** A layer of heaped clouds. */
export interface Cumulus {
  /** Share of the sky they cover, 0 … 1. */
  readonly cover: number;
  /** Base and thickness of the layer, meters. */
  readonly base: number;
  readonly thickness: number;
  /** Largest share of light lost per meter. */
  readonly density: number;
  /** Width of the heaps, meters. */
  readonly width: number;
  /** How ragged their edges are, 0 … 1. */
  readonly ragged: number;
}

/** Light from a cloud along a ray, and the share of the light behind it that comes through. */
export interface CloudLight {
  red: number;
  green: number;
  blue: number;
  through: number;
  /** Distance of most of its light, meters. */
  distance: number;
}

const STEPS = 44;
const LIGHT_STEPS = [0.05, 0.14, 0.3, 0.6] as const;
const FARTHEST = 45_000;
const MAP = 256;

/** Shared by all skies, because the places of their clouds differ. Computed once: that takes a quarter of a second. */
const billows = once(() => billowVolume(64, 4, 3, 1));
const wisps = once(() => billowVolume(32, 4, 3, 2));

/** Clouds as a volume that rays are marched through (Schneider and Vos 2015, "The real-time volumetric cloudscapes"). */
export function createCumulus(
  cloud: Cumulus,
  atmosphere: Atmosphere,
  sun: readonly [number, number, number],
  seed: number,
): (dx: number, dy: number, dz: number, jitter: number, out: CloudLight) => void {
  const density = densityOf(cloud, coverMap(cloud, seed), billows(), wisps());
  const [sunRed, sunGreen, sunBlue] = atmosphere.sunlight;
  const [skyRed, skyGreen, skyBlue] = atmosphere.ambient;
  return (dx, dy, dz, jitter, out) => {
    out.red = 0;
    out.green = 0;
    out.blue = 0;
    out.through = 1;
    out.distance = FARTHEST;
    if (dy < 0.01) return;
    const from = cloud.base / dy;
    const to = Math.min((cloud.base + cloud.thickness) / dy, from + 12_000);
    if (from > FARTHEST) return;
    const cosine = dx * sun[0] + dy * sun[1] + dz * sun[2];
    const phase =
      0.55 * henyeyGreenstein(cosine, 0.65) + 0.25 * henyeyGreenstein(cosine, -0.2) + 0.2 / (4 * Math.PI);
    const step = (to - from) / STEPS;
    let weight = 0;
    let distance = 0;
    for (let i = 0; i < STEPS; i++) {
      const t = from + (i + jitter) * step;
      const x = t * dx;
      const y = t * dy;
      const z = t * dz;
      const here = density(x, y, z, true);
      if (here <= 0) continue;
      let shade = 0;
      let last = 0;
      for (const reach of LIGHT_STEPS) {
        const s = reach * cloud.thickness;
        shade +=
          density(x + s * sun[0], y + s * sun[1], z + s * sun[2], false) * (reach - last) * cloud.thickness;
        last = reach;
      }
      const lit = Math.max(Math.exp(-shade), 0.6 * Math.exp(-0.22 * shade), 0.22 * Math.exp(-0.04 * shade));
      const thin = 1 - 0.6 * Math.exp(-2.2 * here * cloud.thickness * 0.2);
      const high = Math.min(1, Math.max(0, (y - cloud.base) / cloud.thickness));
      const passes = Math.exp(-here * step);
      const scatter = out.through * (1 - passes);
      const direct = lit * thin * phase * 25;
      const around = (0.3 + 0.7 * high) * 1.25;
      out.red += scatter * (direct * sunRed * 0.115 + around * skyRed);
      out.green += scatter * (direct * sunGreen * 0.115 + around * skyGreen);
      out.blue += scatter * (direct * sunBlue * 0.115 + around * skyBlue);
      weight += scatter;
      distance += scatter * t;
      out.through *= passes;
      if (out.through < 0.02) {
        out.through = 0;
        break;
      }
    }
    if (weight > 0) out.distance = distance / weight;
  };
}

type Density = (x: number, y: number, z: number, fine: boolean) => number;

function densityOf(cloud: Cumulus, map: Float32Array, large: NoiseVolume, small: NoiseVolume): Density {
  const { base, thickness, width, ragged } = cloud;
  const period = width * 16;
  const billowSize = 1 / (width * 1.6);
  const wispSize = 1 / (width * 0.42);
  return (x, y, z, fine) => {
    const high = (y - base) / thickness;
    if (high <= 0 || high >= 1) return 0;
    const cover = mapAt(map, x / period, z / period);
    if (cover <= 0) return 0;
    // Flat bases, and higher tops on larger heaps.
    const shape = cover * Math.min(1, high * 9) - (0.55 * high * high) / (0.08 + 0.62 * cover);
    if (shape <= 0) return 0;
    let value = shape - (1 - sampleVolume(large, x * billowSize, y * billowSize, z * billowSize)) * 0.8;
    if (value <= 0) return 0;
    if (fine) {
      value -= ragged * 0.42 * (1 - sampleVolume(small, x * wispSize, y * wispSize, z * wispSize));
      if (value <= 0) return 0;
    }
    return Math.min(1, value * 5) * cloud.density;
  };
}

/** Where the heaps stand: 0 between them … 1 in their middles, seen from above, repeating at its edges. */
function coverMap({ cover }: Cumulus, seed: number): Float32Array {
  const out = new Float32Array(MAP * MAP);
  const turn = hashToUnit(seed, 3, 11) * 100;
  const cells = 16;
  const values: number[] = [];
  for (let j = 0; j < MAP; j++) {
    for (let i = 0; i < MAP; i++) {
      const u = (i / MAP) * cells;
      const v = (j / MAP) * cells;
      const at = (du: number, dv: number): number =>
        fractal(0.45 * (u - du * cells) + turn, 0.45 * (v - dv * cells) - turn, 5, seed + 31);
      const fu = smooth((i / MAP - 0.75) / 0.25);
      const fv = smooth((j / MAP - 0.75) / 0.25);
      const near = mix(
        fu,
        () => at(0, 0),
        () => at(1, 0),
      );
      out[j * MAP + i] = mix(
        fv,
        () => near,
        () =>
          mix(
            fu,
            () => at(0, 1),
            () => at(1, 1),
          ),
      );
      values.push(out[j * MAP + i]!);
    }
  }
  values.sort((a, b) => a - b);
  const edge = values[Math.min(values.length - 1, Math.floor((1 - cover) * values.length))]!;
  const top = values[Math.floor(0.995 * values.length)]!;
  for (let i = 0; i < out.length; i++) {
    const over = (out[i]! - edge) / Math.max(0.05, top - edge);
    out[i] = over <= 0 ? 0 : 0.25 + Math.min(1.05, 1.2 * over ** 0.8);
  }
  return out;
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** `from` at 0, `to` at 1; a value with weight zero is not computed. */
function mix(share: number, from: () => number, to: () => number): number {
  if (share === 0) return from();
  return share === 1 ? to() : from() * (1 - share) + to() * share;
}

function smooth(t: number): number {
  const s = Math.min(1, Math.max(0, t));
  return s * s * (3 - 2 * s);
}

function mapAt(map: Float32Array, u: number, v: number): number {
  const x = (u - Math.floor(u)) * MAP;
  const y = (v - Math.floor(v)) * MAP;
  const i = Math.floor(x);
  const j = Math.floor(y);
  const i1 = (i + 1) & (MAP - 1);
  const j1 = ((j + 1) & (MAP - 1)) * MAP;
  const fx = x - i;
  const fy = y - j;
  const a = map[(j & (MAP - 1)) * MAP + (i & (MAP - 1))]!;
  const b = map[(j & (MAP - 1)) * MAP + i1]!;
  const c = map[j1 + (i & (MAP - 1))]!;
  const d = map[j1 + i1]!;
  const near = a + fx * (b - a);
  return near + fy * (c + fx * (d - c) - near);
}
