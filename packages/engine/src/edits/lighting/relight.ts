import { LINEAR_FROM_BYTE } from '../../color/srgb.ts';
import { createRaster, type Raster } from '../../raster/raster.ts';
import { type ColorCube, lookUp } from './color-cube.ts';
import type { LightField } from './light-field.ts';
import type { LightingPreset } from './presets.ts';

/** Steps of the tables indexed by sRGB-encoded brightness 0 … 1. */
const STEPS = 1024;
/** Pixels below this sRGB brightness inside a pane are its bars and what stands before it. */
const PANE_FROM = { none: 0.6, sure: 0.9 };

/**
 * Applies a light field and a graded color cube to every pixel, in one pass.
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
  const inPane = Float32Array.from({ length: 256 }, (_, byte) =>
    smoothstep(PANE_FROM.none, PANE_FROM.sure, byte / 255),
  );
  const [paneR, paneG, paneB] = preset.paneColor.map((channel) => channel - 1) as [number, number, number];
  const [glowR, glowG, glowB] = preset.glowColor;
  const graded = new Float32Array(3);
  const row = new FieldRow(field, width);

  for (let y = 0, at = 0; y < height; y++) {
    row.moveTo((y + 0.5) / height);
    for (let x = 0; x < width; x++, at += 3) {
      row.read(x);
      const red = from[at]!;
      const green = from[at + 1]!;
      const blue = from[at + 2]!;
      const luma = (red * 54 + green * 183 + blue * 19) >> 8;
      const base = row.baseSlope * luma * (1 / 255) + row.baseOffset;
      const detail = 1 + preset.localContrast * Math.max(-0.5, Math.min(0.5, 3 * (luma * (1 / 255) - base)));
      const gain = row.gain * surroundings[(base * STEPS) | 0]! * detail;
      const pane = row.panes * inPane[luma]!;
      lookUp(
        cube,
        LINEAR_FROM_BYTE[red]! * gain * (1 + pane * paneR) + row.glow * glowR,
        LINEAR_FROM_BYTE[green]! * gain * (1 + pane * paneG) + row.glow * glowG,
        LINEAR_FROM_BYTE[blue]! * gain * (1 + pane * paneB) + row.glow * glowB,
        graded,
      );
      const noise = ditherAt(x, y, seed);
      to[at] = red + strength * (graded[0]! - red) + noise;
      to[at + 1] = green + strength * (graded[1]! - green) + noise;
      to[at + 2] = blue + strength * (graded[2]! - blue) + noise;
    }
  }
  return out;
}

/** Gain on linear light by the brightness of a pixel's surroundings: lifts dark areas, holds bright ones back. */
function surroundingsGain({ shadows, highlights }: LightingPreset): Float32Array {
  return Float32Array.from({ length: STEPS + 1 }, (_, step) => {
    const base = step / STEPS;
    const dark = (1 - smoothstep(0.05, 0.62, base)) * smoothstep(-0.15, 0.12, base);
    return 2 ** (shadows * dark - highlights * smoothstep(0.55, 1, base));
  });
}

/** The field along one row of the full-size picture: interpolated down once a row, across once a pixel. */
class FieldRow {
  baseSlope = 0;
  baseOffset = 0;
  gain = 0;
  glow = 0;
  panes = 0;
  readonly #field: LightField;
  readonly #planes: readonly Float32Array[];
  /** Five values per field column, of the current row. */
  readonly #values: Float32Array;
  readonly #columns: Int32Array;
  readonly #fractions: Float32Array;

  constructor(field: LightField, width: number) {
    this.#field = field;
    this.#planes = [field.baseSlope, field.baseOffset, field.gain, field.glow, field.panes];
    this.#values = new Float32Array((field.width + 1) * 5);
    this.#columns = new Int32Array(width);
    this.#fractions = new Float32Array(width);
    for (let x = 0; x < width; x++) {
      const place = clamp(((x + 0.5) / width) * field.width - 0.5, 0, field.width - 1);
      this.#columns[x] = Math.floor(place) * 5;
      this.#fractions[x] = place - Math.floor(place);
    }
  }

  moveTo(v: number): void {
    const { width, height } = this.#field;
    const place = clamp(v * height - 0.5, 0, height - 1);
    const above = Math.floor(place) * width;
    const below = Math.min(Math.floor(place) + 1, height - 1) * width;
    const fraction = place - Math.floor(place);
    for (let x = 0; x <= width; x++) {
      const column = Math.min(x, width - 1);
      for (let i = 0; i < 5; i++) {
        const plane = this.#planes[i]!;
        this.#values[x * 5 + i] = plane[above + column]! * (1 - fraction) + plane[below + column]! * fraction;
      }
    }
  }

  read(x: number): void {
    const at = this.#columns[x]!;
    const right = this.#fractions[x]!;
    const left = 1 - right;
    const values = this.#values;
    this.baseSlope = values[at]! * left + values[at + 5]! * right;
    this.baseOffset = values[at + 1]! * left + values[at + 6]! * right;
    this.gain = values[at + 2]! * left + values[at + 7]! * right;
    this.glow = values[at + 3]! * left + values[at + 8]! * right;
    this.panes = values[at + 4]! * left + values[at + 9]! * right;
  }
}

/** White noise 0 … 1 that depends on the place and the seed alone (hash by Wang, 2007). Rounds without bias. */
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
