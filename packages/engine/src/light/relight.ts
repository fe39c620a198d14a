import { LINEAR_FROM_BYTE } from '../base/color/srgb.ts';
import { createRaster, type Raster } from '../base/raster/raster.ts';
import { floatsAt } from '../base/typed-arrays.ts';
import { type ColorCube, lookUp } from './color-cube.ts';
import type { LightField } from './light-field.ts';
import { brightnessOf } from './measure-light.ts';
import type { LightingPreset } from './presets.ts';

/** Steps of the tables indexed by sRGB-encoded brightness 0 … 1. */
const STEPS = 1024;

/**
 * Applies a light field and a graded color cube to every pixel, row by row.
 *
 * @param strength 0 … 1, how much of the result replaces the photo.
 * @param seed of the dither that keeps smooth gradients from banding.
 */
export function relight(
  photo: Raster,
  field: LightField,
  cube: ColorCube,
  preset: LightingPreset,
  { strength, seed }: { readonly strength: number; readonly seed: number },
): Raster {
  const { width, height } = photo;
  const from = photo.data;
  const out = createRaster(width, height);
  const to = out.data;
  const surroundings = surroundingsGain(preset);
  const { localContrast } = preset;
  const [glowR, glowG, glowB] = preset.glowColor;
  const line = new Float64Array(3 * width);
  const row = new FieldRow(field, width);
  const { baseSlope, baseOffset, gain, pool, glow } = row;

  for (let y = 0; y < height; y++) {
    // The field is smooth enough for two rows to share a value.
    if (y % 2 === 0) row.moveTo((y + 1) / height);
    const start = 3 * y * width;
    for (let x = 0, i = 0, at = start; x < width; x++, i += 3, at += 3) {
      const red = from[at]!;
      const green = from[at + 1]!;
      const blue = from[at + 2]!;
      const bright = brightnessOf(red, green, blue) * (1 / 255);
      const base = clamp(baseSlope[x]! * bright + baseOffset[x]!, 0, 1);
      const detail = 1 + localContrast * clamp(3 * (bright - base), -0.5, 0.5);
      const here = gain[x]! * surroundings[(base * STEPS) | 0]! * detail;
      const pooled = here * pool[x]!;
      const veil = glow[x]!;
      line[i] = LINEAR_FROM_BYTE[red]! * (here + pooled * glowR) + veil * glowR;
      line[i + 1] = LINEAR_FROM_BYTE[green]! * (here + pooled * glowG) + veil * glowG;
      line[i + 2] = LINEAR_FROM_BYTE[blue]! * (here + pooled * glowB) + veil * glowB;
    }
    lookUp(cube, line);
    for (let x = 0, i = 0, at = start; x < width; x++, i += 3, at += 3) {
      const noise = ditherAt(x, y, seed);
      to[at] = from[at]! + strength * (line[i]! - from[at]!) + noise;
      to[at + 1] = from[at + 1]! + strength * (line[i + 1]! - from[at + 1]!) + noise;
      to[at + 2] = from[at + 2]! + strength * (line[i + 2]! - from[at + 2]!) + noise;
    }
  }
  return out;
}

/** Gain on linear light by the brightness of a pixel's surroundings: lifts dark areas, lowers bright ones. */
function surroundingsGain({ shadows, highlights }: LightingPreset): Float32Array {
  return floatsAt(STEPS + 1, (step) => {
    const base = step / STEPS;
    const dark = (1 - smoothstep(0.05, 0.62, base)) * smoothstep(-0.15, 0.12, base);
    return 2 ** (shadows * dark - highlights * smoothstep(0.55, 1, base));
  });
}

/** The field along one row of the full-size picture. */
class FieldRow {
  readonly baseSlope: Float32Array;
  readonly baseOffset: Float32Array;
  readonly gain: Float32Array;
  readonly pool: Float32Array;
  readonly glow: Float32Array;
  readonly #field: LightField;
  /** Field column to the left of every pixel, and the pixel's share of the next. */
  readonly #columns: Int32Array;
  readonly #fractions: Float32Array;
  readonly #line: Float32Array;

  constructor(field: LightField, width: number) {
    this.#field = field;
    this.baseSlope = new Float32Array(width);
    this.baseOffset = new Float32Array(width);
    this.gain = new Float32Array(width);
    this.pool = new Float32Array(width);
    this.glow = new Float32Array(width);
    this.#line = new Float32Array(field.width + 1);
    this.#columns = new Int32Array(width);
    this.#fractions = new Float32Array(width);
    for (let x = 0; x < width; x++) {
      const place = clamp(((x + 0.5) / width) * field.width - 0.5, 0, field.width - 1);
      this.#columns[x] = Math.floor(place);
      this.#fractions[x] = place - Math.floor(place);
    }
  }

  /** @param v 0 (top) … 1 (bottom) */
  moveTo(v: number): void {
    const { height, baseSlope, baseOffset, gain, pool, glow } = this.#field;
    const place = clamp(v * height - 0.5, 0, height - 1);
    this.#fill(this.baseSlope, baseSlope, place);
    this.#fill(this.baseOffset, baseOffset, place);
    this.#fill(this.gain, gain, place);
    this.#fill(this.pool, pool, place);
    this.#fill(this.glow, glow, place);
  }

  #fill(row: Float32Array, plane: Float32Array, place: number): void {
    const { width, height } = this.#field;
    const line = this.#line;
    const above = Math.floor(place) * width;
    const below = Math.min(Math.floor(place) + 1, height - 1) * width;
    const down = place - Math.floor(place);
    for (let x = 0; x < width; x++) line[x] = plane[above + x]! * (1 - down) + plane[below + x]! * down;
    line[width] = line[width - 1]!;
    for (let x = 0; x < row.length; x++) {
      const column = this.#columns[x]!;
      row[x] = line[column]! + this.#fractions[x]! * (line[column + 1]! - line[column]!);
    }
  }
}

/** White noise 0 … 1 that depends on the place and the seed only (hash by Wang, 2007). Rounds without bias. */
function ditherAt(x: number, y: number, seed: number): number {
  let hash = (Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263) + Math.imul(seed, 1_274_126_177)) | 0;
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
  return ((hash ^ (hash >>> 16)) >>> 8) / 0x1_00_00_00;
}

function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
