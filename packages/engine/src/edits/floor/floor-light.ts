import { boxMeanInto } from '../../base/raster/box-filter.ts';
import { close, erode, open } from '../../base/raster/morphology.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import { bytesFrom, floatsAt, floatsFrom } from '../../base/typed-arrays.ts';
import { oklabImage } from '../../scene/oklab-image.ts';

/** The light on a floor, without the floor's pattern: its look in OKLab, on the grid of the source picture. */
export interface FloorLight {
  readonly width: number;
  readonly height: number;
  readonly L: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
  /** The floor in its usual light. */
  readonly usual: { readonly L: number; readonly a: number; readonly b: number };
}

/**
 * Joints and knots are narrower than twice this share of the longer side. So are shadows beside furniture, which
 * stay.
 */
const JOINT = 1 / 200;
/** Pattern is finer than this share of the longer side; light changes color over wider stretches. */
const REACH = { lightness: 1 / 60, color: 1 / 30 };
/** Pattern changes lightness by at most so many times its usual deviation, within limits. */
const PATTERN = { times: 1.5, least: 0.022, most: 0.12 };
/** The usual light is that of the lighter places, because furniture shades much of many floors. */
const USUAL = 0.6;
/** Only pixels that are fully floor count, and at least so many are needed. */
const WHOLLY = 250;
const FEWEST = 50;

/**
 * Reads the light on the floor of a photo. Closing and opening remove joints, and a guided filter restricted to the
 * floor removes boards and veins (He, Sun and Tang 2013; masked means); the edges of shadows and sun stay. Null if
 * hardly any floor is visible.
 *
 * @param alpha share of floor in every pixel of the photo.
 */
export function floorLight(photo: Raster, alpha: Mask): FloorLight | null {
  const { width, height } = photo;
  const image = oklabImage(photo).data;
  const whole = [...alpha.data.keys()].filter((i) => alpha.data[i]! >= WHOLLY);
  if (whole.length < FEWEST) return null;
  const side = Math.max(width, height);
  const means = maskedMeans(alpha);
  const channel = (c: number) => floatsAt(width * height, (i) => image[i * 3 + c]!);
  const lightness = channel(0);
  const plain = withoutJoints(lightness, alpha, Math.max(2, Math.round(side * JOINT)));
  const L = withoutPattern(plain, whole, means, Math.max(2, Math.round(side * REACH.lightness)));
  const wide = Math.max(2, Math.round(side * REACH.color));
  const [a, b] = [means(channel(1), wide), means(channel(2), wide)];
  const at = (plane: Float32Array, share: number): number =>
    floatsFrom(whole, (i) => plane[i]!).toSorted()[Math.floor(share * (whole.length - 1))]!;
  return { width, height, L, a, b, usual: { L: Math.max(0.08, at(L, USUAL)), a: at(a, 0.5), b: at(b, 0.5) } };
}

type Means = (values: Float32Array, radius: number) => Float32Array;

/** Means over squares, of the floor only. A small weight everywhere keeps them defined far from the floor. */
function maskedMeans(alpha: Mask): Means {
  const { width, height } = alpha;
  const weight = floatsFrom(alpha.data, (value) => (value / 255) ** 2 + 1e-4);
  return (values, radius) => {
    const total = new Float32Array(weight.length);
    boxMeanInto(weight, total, width, height, radius);
    const sum = values.map((value, i) => value * weight[i]!);
    boxMeanInto(sum, sum, width, height, radius);
    return sum.map((value, i) => value / total[i]!);
  };
}

/** Fills thin dark and light lines from beside them, but not at the border of the floor. */
function withoutJoints(lightness: Float32Array, alpha: Mask, radius: number): Float32Array {
  const { width, height } = alpha;
  const data = bytesFrom(lightness, (value) => Math.min(255, Math.max(0, 255 * value)));
  const filled = open(close({ width, height, data }, radius), radius).data;
  const floor = { width, height, data: alpha.data.map((value) => (value >= WHOLLY ? 255 : 0)) };
  const inside = erode(floor, 2 * radius);
  const share = new Float32Array(data.length);
  boxMeanInto(
    floatsFrom(inside.data, (value) => value / 255),
    share,
    width,
    height,
    radius,
  );
  return lightness.map((value, i) => value + share[i]! * (filled[i]! / 255 - value));
}

/** A guided filter that is its own guide. */
function withoutPattern(
  plain: Float32Array,
  whole: readonly number[],
  means: Means,
  radius: number,
): Float32Array {
  const average = means(plain, radius);
  const squares = means(
    plain.map((value) => value * value),
    radius,
  );
  const variance = squares.map((value, i) => Math.max(0, value - average[i]! ** 2));
  const usual = floatsFrom(whole, (i) => variance[i]!).toSorted()[whole.length >> 1]!;
  const deviation = Math.min(PATTERN.most, Math.max(PATTERN.least, PATTERN.times * Math.sqrt(usual)));
  const slope = variance.map((value) => value / (value + deviation ** 2));
  const offset = slope.map((value, i) => average[i]! * (1 - value));
  const [smoothSlope, smoothOffset] = [means(slope, radius), means(offset, radius)];
  return plain.map((value, i) => smoothSlope[i]! * value + smoothOffset[i]!);
}
