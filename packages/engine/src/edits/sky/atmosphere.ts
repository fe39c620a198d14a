/** Light of the clear sky and of the sun, in one relative scale of linear sRGB. */
export interface Atmosphere {
  /** Writes the sky's radiance toward a direction: sine of its height, cosine of its angle from the sun's azimuth. */
  radiance(height: number, azimuth: number, out: Float64Array): void;
  /** Sunlight that reaches the clouds. */
  readonly sunlight: readonly [number, number, number];
  /** Mean radiance of the sky above. */
  readonly ambient: readonly [number, number, number];
}

const EARTH = 6_360_000;
const TOP = 6_420_000;
const RAYLEIGH = [5.8e-6, 12.4e-6, 31.5e-6] as const;
const OZONE = [0.65e-6, 1.88e-6, 0.085e-6] as const;
const RAYLEIGH_HEIGHT = 8000;
const MIE_HEIGHT = 1200;
const MIE = 4e-6;
const FORWARD = 0.76;
const SUN = 20;
/** Light that comes to every place from the sky around it, as a share of the sunlight there: bluish. */
const MULTIPLE = [0.15, 0.19, 0.27] as const;
const VIEW_STEPS = 20;
const SUN_STEPS = 6;
const HEIGHTS = 40;
const AZIMUTHS = 24;
const CLOUD_HEIGHT = 2000;

/**
 * A clear sky by single scattering on air and haze (Nishita et al. 1993) with ozone and an even share of multiple
 * scattering, kept in a table.
 *
 * @param sunHeight of the sun above the horizon, radians.
 * @param haze 1 = very clear, 3 = usual, 8 = hazy.
 */
export function createAtmosphere(sunHeight: number, haze: number): Atmosphere {
  const table = new Float64Array(HEIGHTS * AZIMUTHS * 3);
  const sun = [Math.cos(sunHeight), Math.sin(sunHeight), 0] as const;
  const ambient = [0, 0, 0];
  let weights = 0;
  for (let i = 0; i < HEIGHTS; i++) {
    const sine = Math.max(0.004, (i / (HEIGHTS - 1)) ** 2);
    const flat = Math.sqrt(1 - sine * sine);
    for (let j = 0; j < AZIMUTHS; j++) {
      const angle = (Math.PI * j) / (AZIMUTHS - 1);
      const at = (i * AZIMUTHS + j) * 3;
      scattered([flat * Math.cos(angle), sine, flat * Math.sin(angle)], sun, haze, table, at);
      const weight = sine * Math.max(1e-3, 2 * (i / (HEIGHTS - 1)));
      weights += weight;
      for (let c = 0; c < 3; c++) ambient[c]! += weight * table[at + c]!;
    }
  }
  const sunlight = transmittance(EARTH + CLOUD_HEIGHT, sun[1], haze);
  return {
    radiance: (height, azimuth, out) => lookUp(table, height, azimuth, out),
    sunlight: sunlight.map((share) => share * SUN) as [number, number, number],
    ambient: ambient.map((sum) => sum / weights) as [number, number, number],
  };
}

function lookUp(table: Float64Array, height: number, azimuth: number, out: Float64Array): void {
  const row = Math.sqrt(Math.min(1, Math.max(0, height))) * (HEIGHTS - 1);
  const column = (Math.acos(Math.min(1, Math.max(-1, azimuth))) / Math.PI) * (AZIMUTHS - 1);
  const i = Math.min(HEIGHTS - 2, Math.floor(row));
  const j = Math.min(AZIMUTHS - 2, Math.floor(column));
  const u = row - i;
  const v = column - j;
  const at = (i * AZIMUTHS + j) * 3;
  const next = AZIMUTHS * 3;
  for (let c = 0; c < 3; c++) {
    const low = table[at + c]! * (1 - v) + table[at + 3 + c]! * v;
    const high = table[at + next + c]! * (1 - v) + table[at + next + 3 + c]! * v;
    out[c] = low * (1 - u) + high * u;
  }
}

/** Integrates the light scattered toward the viewer along one direction. */
function scattered(
  direction: readonly [number, number, number],
  sun: readonly [number, number, number],
  haze: number,
  out: Float64Array,
  at: number,
): void {
  const cosine = direction[0] * sun[0] + direction[1] * sun[1] + direction[2] * sun[2];
  const rayleighPhase = (3 / (16 * Math.PI)) * (1 + cosine * cosine);
  const miePhase = henyeyGreenstein(cosine, FORWARD);
  const end = distanceToTop(EARTH + 2, direction[1]);
  const depth = [0, 0, 0];
  const sum = [0, 0, 0];
  let from = 0;
  for (let step = 1; step <= VIEW_STEPS; step++) {
    const to = end * (step / VIEW_STEPS) ** 2;
    const middle = (from + to) / 2;
    const length = to - from;
    from = to;
    const radius = Math.hypot(
      direction[0] * middle,
      EARTH + 2 + direction[1] * middle,
      direction[2] * middle,
    );
    const height = radius - EARTH;
    const air = Math.exp(-height / RAYLEIGH_HEIGHT);
    const dust = haze * MIE * Math.exp(-height / MIE_HEIGHT);
    const up =
      (sun[0] * direction[0] * middle +
        sun[1] * (EARTH + 2 + direction[1] * middle) +
        sun[2] * direction[2] * middle) /
      radius;
    const lit = transmittance(radius, up, haze);
    for (let c = 0; c < 3; c++) {
      const extinction = RAYLEIGH[c]! * air + 1.1 * dust + OZONE[c]! * ozoneAt(height);
      depth[c]! += 0.5 * extinction * length;
      const single = RAYLEIGH[c]! * air * rayleighPhase + dust * miePhase;
      const multiple = ((RAYLEIGH[c]! * air + dust) * MULTIPLE[c]!) / Math.PI;
      sum[c]! += Math.exp(-depth[c]!) * lit[c]! * (single + multiple) * length;
      depth[c]! += 0.5 * extinction * length;
    }
  }
  for (let c = 0; c < 3; c++) out[at + c] = sum[c]! * SUN;
}

/** Share of sunlight left after the way through the air, at a distance from the earth's center. */
function transmittance(radius: number, upward: number, haze: number): [number, number, number] {
  const end = distanceToTop(radius, upward);
  const lowest = upward < 0 ? radius * Math.sqrt(Math.max(0, 1 - upward * upward)) : radius;
  if (lowest < EARTH) return [0, 0, 0];
  let air = 0;
  let dust = 0;
  let ozone = 0;
  const length = end / SUN_STEPS;
  for (let step = 0; step < SUN_STEPS; step++) {
    const along = (step + 0.5) * length;
    const height = Math.sqrt(radius * radius + along * along + 2 * radius * along * upward) - EARTH;
    air += Math.exp(-height / RAYLEIGH_HEIGHT) * length;
    dust += Math.exp(-height / MIE_HEIGHT) * length;
    ozone += ozoneAt(height) * length;
  }
  const through = (c: 0 | 1 | 2): number =>
    Math.exp(-(RAYLEIGH[c] * air + 1.1 * haze * MIE * dust + OZONE[c] * ozone));
  return [through(0), through(1), through(2)];
}

function ozoneAt(height: number): number {
  return Math.max(0, 1 - Math.abs(height - 25_000) / 15_000);
}

function distanceToTop(radius: number, upward: number): number {
  return -radius * upward + Math.sqrt(Math.max(0, TOP * TOP - radius * radius * (1 - upward * upward)));
}

/** Share of light scattered by an angle of this cosine; g > 0 forward, < 0 back. */
export function henyeyGreenstein(cosine: number, g: number): number {
  return (1 - g * g) / (4 * Math.PI * (1 + g * g - 2 * g * cosine) ** 1.5);
}
