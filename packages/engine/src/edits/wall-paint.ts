import { linearFromOklab, oklabFromLinear } from '../color/oklab.ts';
import { linearFromSrgb, srgb255 } from '../color/srgb.ts';
import { boxMeanInto } from '../raster/box-filter.ts';
import { createMask, type LabelMap, type Mask, type Raster } from '../raster/raster.ts';
import type { PaintChange } from './paint-target.ts';
import { gridSampler } from './sample-grid.ts';
import type { WallLight } from './wall-light.ts';
import type { WallMatte } from './wall-matte.ts';

/** Texture and grain grow with the paint's lightness at most this much, or dark walls turn to noise when whitened. */
const MOST_GAIN = 1.25;
/** Darkening a wall shrinks its texture a little less than its light: dark paint still shows its surface. */
const DARKENING_POWER = 0.85;
/** Share of the light's local color (bounced off floors, windows, lamps) that stays on the new paint. */
const LOCAL_TINT_KEPT = 0.5;
/** Share of the finest color variation, which is mostly camera noise, that stays. */
const FINE_TINT_KEPT = 0.5;
/** Above this lightness highlights are compressed toward white instead of clipped. */
const SHOULDER = 0.92;
/** Old lightness below this is treated as this: the ratio of light would explode. */
const DARKEST_REFERENCE = 0.08;

type Six = [number, number, number, number, number, number];

/** The planes a paint change reads at every pixel, on the grid of the region map. */
interface ChangePlanes {
  readonly width: number;
  readonly height: number;
  readonly planes: readonly [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
}

/**
 * Repaint the wall. Every pixel's light is its own lightness against the old paint's; the new paint is put into
 * that light and the texture put back on top. A pixel that is partly wall gets only its wall part exchanged, so
 * edges keep their surroundings' color. Pixels with alpha 0 keep their bytes; the last bit is dithered from `seed`.
 */
export function repaint(
  photo: Raster,
  matte: WallMatte,
  light: WallLight,
  labels: LabelMap,
  changes: readonly PaintChange[],
  seed: number,
): { raster: Raster; mask: Mask } {
  const { width, height } = photo;
  const data = photo.data.slice();
  const mask = createMask(width, height);
  const change = changePlanes(labels, changes);
  const alphaGrid = Float32Array.from(matte.alpha.data);
  const alphaAt = gridSampler(width, height, matte.alpha.width, matte.alpha.height);
  const lightAt = gridSampler(width, height, light.width, light.height);
  const changeAt = gridSampler(width, height, change.width, change.height);
  const colorAt = gridSampler(width, height, matte.wallColor.width, matte.wallColor.height);
  const painter = new Painter();
  // Most rooms have one paint: then nothing is to be looked up.
  const isBlended = changes.length > 1;
  let [fromL, fromA, fromB, toL, toA, toB] = change.planes.map((plane) => plane[0]!) as Six;

  for (let y = 0, i = 0; y < height; y++) {
    for (const sampler of [alphaAt, lightAt, changeAt, colorAt]) sampler.row(y);
    for (let x = 0; x < width; x++, i++) {
      const alpha = Math.round(alphaAt.at(alphaGrid, x));
      if (alpha === 0) continue;
      mask.data[i] = alpha;
      const share = alpha / 255;
      const at = i * 3;
      let r = data[at]! / 255;
      let g = data[at + 1]! / 255;
      let b = data[at + 2]! / 255;
      if (alpha < 255) {
        // The wall's part of a mixed pixel is the wall color nearby, not the pixel's own.
        r = share * r + (1 - share) * colorAt.at(matte.wallColor.red, x);
        g = share * g + (1 - share) * colorAt.at(matte.wallColor.green, x);
        b = share * b + (1 - share) * colorAt.at(matte.wallColor.blue, x);
      }
      if (isBlended) {
        fromL = changeAt.at(change.planes[0], x);
        fromA = changeAt.at(change.planes[1], x);
        fromB = changeAt.at(change.planes[2], x);
        toL = changeAt.at(change.planes[3], x);
        toA = changeAt.at(change.planes[4], x);
        toB = changeAt.at(change.planes[5], x);
      }
      painter.paint(
        r,
        g,
        b,
        lightAt.at(light.slope, x),
        lightAt.at(light.offset, x),
        lightAt.at(light.a, x),
        lightAt.at(light.b, x),
        fromL,
        fromA,
        fromB,
        toL,
        toA,
        toB,
      );
      const dither = noise(i, seed);
      data[at] = toByte(data[at]! + share * (painter.red - r * 255), dither);
      data[at + 1] = toByte(data[at + 1]! + share * (painter.green - g * 255), dither);
      data[at + 2] = toByte(data[at + 2]! + share * (painter.blue - b * 255), dither);
    }
  }
  return { raster: { width, height, data }, mask };
}

/** Puts one color into new paint; the result is left in `red`, `green`, `blue` (0 … 255, with fraction). */
class Painter {
  red = 0;
  green = 0;
  blue = 0;

  paint(
    r: number,
    g: number,
    b: number,
    slope: number,
    offset: number,
    baseA: number,
    baseB: number,
    fromL: number,
    fromA: number,
    fromB: number,
    toL: number,
    toA: number,
    toB: number,
  ): void {
    const old = oklabFromLinear(linearAt(r), linearAt(g), linearAt(b));
    const base = Math.max(0.02, slope * old.L + offset);
    const lit = base / Math.max(DARKEST_REFERENCE, fromL);
    const newBase = shoulder(toL * lit);
    const gain = newBase / base;
    const textureGain = gain > 1 ? Math.min(gain, MOST_GAIN) : gain ** DARKENING_POWER;
    const L = Math.min(1, Math.max(0, newBase + (old.L - base) * textureGain));
    const chroma = L / Math.max(DARKEST_REFERENCE, toL);
    const tint = LOCAL_TINT_KEPT * Math.min(gain, MOST_GAIN);
    const fine = FINE_TINT_KEPT * textureGain;
    const a = toA * chroma + (baseA - fromA * lit) * tint + (old.a - baseA) * fine;
    const bb = toB * chroma + (baseB - fromB * lit) * tint + (old.b - baseB) * fine;
    const linear = linearFromOklab(L, a, bb);
    this.red = srgb255(linear.r);
    this.green = srgb255(linear.g);
    this.blue = srgb255(linear.b);
  }
}

/** Linear light of every sRGB value in steps of 1 / 4096: mixed colors fall between bytes. */
const LINEAR_STEPS = 4096;
const LINEAR = Float32Array.from({ length: LINEAR_STEPS + 1 }, (_, step) =>
  linearFromSrgb(step / LINEAR_STEPS),
);

function linearAt(value: number): number {
  return LINEAR[(value * LINEAR_STEPS + 0.5) | 0]!;
}

function shoulder(lightness: number): number {
  if (lightness <= SHOULDER) return lightness;
  const room = 1 - SHOULDER;
  return SHOULDER + room * (1 - Math.exp(-(lightness - SHOULDER) / room));
}

/** Evenly distributed -0.5 … 0.5 from a pixel's number and the seed (integer hash after Wellons' lowbias32). */
function noise(pixel: number, seed: number): number {
  let hash = Math.imul(pixel ^ Math.imul(seed, 0x9e3779b1), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  hash ^= hash >>> 16;
  return (hash >>> 0) / 0x1_0000_0000 - 0.5;
}

function toByte(value: number, dither: number): number {
  return Math.min(255, Math.max(0, Math.round(value + dither)));
}

/** The old and new look of the paint at every cell; between two paints they blend over a few cells. */
function changePlanes(labels: LabelMap, changes: readonly PaintChange[]): ChangePlanes {
  const { width, height } = labels;
  const main = changes[0]!;
  if (changes.length === 1) {
    const constant = (value: number): Float32Array => new Float32Array(4).fill(value);
    const planes: ChangePlanes['planes'] = [
      constant(main.from.L),
      constant(main.from.a),
      constant(main.from.b),
      constant(main.to.L),
      constant(main.to.a),
      constant(main.to.b),
    ];
    return { width: 2, height: 2, planes };
  }
  const byRegion = new Map(
    changes.flatMap((change) => change.regions.map((region) => [region, change] as const)),
  );
  const weight = Float32Array.from(labels.data, (region) => (byRegion.has(region) ? 1 : 1e-4));
  const total = blurred(weight, width, height);
  const plane = (of: (change: PaintChange) => number): Float32Array => {
    const values = Float32Array.from(
      labels.data,
      (region, i) => weight[i]! * of(byRegion.get(region) ?? main),
    );
    return blurred(values, width, height).map((value, i) => value / total[i]!);
  };
  const planes: ChangePlanes['planes'] = [
    plane((change) => change.from.L),
    plane((change) => change.from.a),
    plane((change) => change.from.b),
    plane((change) => change.to.L),
    plane((change) => change.to.a),
    plane((change) => change.to.b),
  ];
  return { width, height, planes };
}

/** Far enough to carry a paint over the matte's band, where the regions themselves end. */
const CHANGE_BLUR = 2;

function blurred(values: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(values.length);
  boxMeanInto(values, out, width, height, CHANGE_BLUR);
  boxMeanInto(out, out, width, height, CHANGE_BLUR);
  return out;
}
