import { maskedBlur } from '../../base/raster/masked-blur.ts';
import type { Raster } from '../../base/raster/raster.ts';
import { floatsFrom } from '../../base/typed-arrays.ts';
import type { Size } from '../chart.ts';
import { type Homography, mapPoint } from '../homography.ts';
import { type BaseShape, fitBaseLight } from '../light/base-light.ts';
import { MEMBRANE, spanMembrane } from '../membrane.ts';

/** One surface of a room, by pixel of the working copy. */
export interface WholeSurface extends Size {
  /** 1 on the surface, visible or hidden. */
  readonly isPlane: Uint8Array;
  /** 1 where it is visible. */
  readonly isBare: Uint8Array;
  /** 1 beside removed things, with their shade and colored light. */
  readonly isTouched: Uint8Array;
  /** From pixels of the working copy to meters on the surface; on walls the second counts down. */
  readonly toFace: Homography;
  /** Walls may have another paint or covering up to a height; floors mirror windows and lie in the sun. */
  readonly kind: 'floor' | 'ceiling' | 'wall';
}

/** Places that the light is fitted to, at most. */
const PLACES = 6000;
/** Light on paint: a gentle curve that ignores shadows, trim and other things. */
const CURVED: BaseShape = { terms: 6, outlying: 0.3, ends: 0.05 };
/** Floors mirror windows and lie in the sun: an even slope, within the range of most of the floor. */
const SLOPED: BaseShape = { terms: 3, outlying: 0.4, ends: 0.15 };
/** A smaller visible share does not determine a curve. */
const TELLS_CURVE = 0.35;
/** Reach of the smoothing of the residuals, share of the picture's longer side. */
const EVEN_SHARE = 0.012;
/** Places with a larger difference from the curve are not this surface in its light: logarithm. */
const OTHER = 0.25;
/** Fewer places away from furniture do not determine the residuals. */
const LEAST_UNTOUCHED = 200;
/**
 * Bands of this height in meters, and their largest number; a band needs at least so many pixels, with at most this
 * scatter. Shade and reflected light of furniture change the tint by less (logarithms). Paneling is at least so many
 * bands tall; lower parts are a casing or a shelf.
 */
const BAND = { height: 0.03, most: 200, least: 20, share: 0.25, scatter: 0.1, tint: 0.07, tall: 8 };
const NO_BAND: readonly number[] = [0, 0, 0];
/** Smallest value of an overexposed floor, 8-bit steps, and the share of other visible floor that is needed. */
const BURNT_OUT = { least: 248, besides: 0.3 };
/** Differences up to the first (logarithm) are corrected beside the hole, from the second on they are not. */
const CORRECTED = { all: 0.3, none: 0.6 };
/** Dark values are lifted by this before logarithms, 8-bit steps, so that grain does not count there. */
export const LIFT = 2;

/**
 * The paint of a surface in its light, without the things before it and their shade and colored light: one curve
 * through all its visible parts, plus the residuals of the places away from things, spanned by a membrane.
 *
 * @returns logarithms of three values a pixel, 8-bit steps lifted by 2; 0 off the surface.
 */
export function wholePaint(copy: Raster, surface: WholeSurface): Float32Array {
  const { width, height, isPlane, isBare, isTouched } = surface;
  const logs = floatsFrom(copy.data, (value) => Math.log(value + LIFT));
  const curve = curveOf(logs, withoutBurntOut(copy, surface));
  if (surface.kind === 'wall') addBands(curve, logs, surface);
  const rest = logs.map((log, i) => log - curve[i]!);
  const isEven = isBare.map((bare, i) =>
    bare && Math.abs(rest[i * 3]! + rest[i * 3 + 1]! + rest[i * 3 + 2]!) < 3 * OTHER ? 1 : 0,
  );
  const untouched = isEven.map((even, i) => (even && !isTouched[i] ? 1 : 0));
  const known = count(untouched) >= LEAST_UNTOUCHED ? untouched : isEven;
  const radius = Math.max(2, Math.round(EVEN_SHARE * Math.max(width, height)));
  const soft = maskedBlur({ width, height, channels: 3, data: rest }, known, radius, 2);
  const state = isPlane.map((inside, i) =>
    known[i] ? MEMBRANE.known : inside ? MEMBRANE.unknown : MEMBRANE.outside,
  );
  const spanned = spanMembrane({ width, height, channels: 3, values: soft.values, state });
  const paint = curve.map((value, i) => (isPlane[Math.floor(i / 3)] ? value + spanned[i]! : 0));
  return surface.kind === 'floor' ? joined(paint, logs, surface, radius) : paint;
}

/**
 * A paint that meets what is seen beside the hole: what `relightAround` does not correct there is spanned into the
 * hole. Floors mirror windows and lie in the sun, and no slope tells that; a step would show the outline of what went.
 */
function joined(
  paint: Float32Array,
  logs: Float32Array,
  { width, height, isPlane, isBare }: WholeSurface,
  radius: number,
): Float32Array {
  const off = logs.map((log, i) => log - paint[i]!);
  const soft = maskedBlur({ width, height, channels: 3, data: off }, isBare, radius, 2).values;
  const left = new Float32Array(off.length);
  for (let i = 0; i < isBare.length; i++) {
    if (!isBare[i]) continue;
    const most = Math.max(Math.abs(soft[i * 3]!), Math.abs(soft[i * 3 + 1]!), Math.abs(soft[i * 3 + 2]!));
    for (let c = 0; c < 3; c++) left[i * 3 + c] = soft[i * 3 + c]! * (1 - correctedShare(most));
  }
  const state = isPlane.map((inside, i) =>
    isBare[i] ? MEMBRANE.known : inside ? MEMBRANE.unknown : MEMBRANE.outside,
  );
  const spanned = spanMembrane({ width, height, channels: 3, values: left, state });
  return paint.map((value, i) => (isPlane[Math.floor(i / 3)] ? value + spanned[i]! : value));
}

/**
 * The share of a difference between a surface and its paint that is corrected beside the hole: small ones are light,
 * larger ones are something else.
 *
 * @param difference of logarithms, 0 or more.
 */
export function correctedShare(difference: number): number {
  return 1 - Math.min(1, Math.max(0, (difference - CORRECTED.all) / (CORRECTED.none - CORRECTED.all)));
}

/** A color of `wholePaint`'s result, 0 … 255. */
export function paintColor(log: number): number {
  return Math.exp(log) - LIFT;
}

/** A floor without its patches of sun, if enough of the rest is visible: most removed things were out of the sun. */
function withoutBurntOut({ data }: Raster, surface: WholeSurface): WholeSurface {
  if (surface.kind !== 'floor') return surface;
  const isBare = surface.isBare.map((bare, i) =>
    bare && Math.max(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!) < BURNT_OUT.least ? 1 : 0,
  );
  return count(isBare) > BURNT_OUT.besides * count(surface.isBare) ? { ...surface, isBare } : surface;
}

/** One curve through all visible parts, in one tint. */
function curveOf(logs: Float32Array, surface: WholeSurface): Float32Array {
  const { width, isPlane, isBare, toFace } = surface;
  const bare = count(isBare);
  const stride = Math.max(1, Math.ceil(bare / PLACES));
  const cells: number[] = [];
  for (let i = 0, n = 0; i < isBare.length; i++) if (isBare[i] && n++ % stride === 0) cells.push(i);
  const place = (i: number) => mapPoint(toFace, (i % width) + 0.5, Math.floor(i / width) + 0.5);
  const places = cells.map(place);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const across = spanOf(xs);
  const down = spanOf(ys);
  const isTold = bare > TELLS_CURVE * count(isPlane);
  const shape: BaseShape = surface.kind === 'floor' ? SLOPED : isTold ? CURVED : { ...CURVED, terms: 3 };
  const mean = (i: number) => (logs[i * 3]! + logs[i * 3 + 1]! + logs[i * 3 + 2]!) / 3;
  const fit = fitBaseLight(
    xs.map(across),
    ys.map(down),
    cells.map((i) => Math.exp(mean(i))),
    shape,
  );
  // One paint has one tint: tints with their own slope become strange where the surface is hidden.
  const even = cells.filter((i, n) => Math.abs(mean(i) - fit.at(across(xs[n]!), down(ys[n]!))) < OTHER);
  const tints = [0, 1, 2].map((c) => median(even.map((i) => logs[i * 3 + c]! - mean(i))));
  const curve = new Float32Array(logs.length);
  for (let i = 0; i < isPlane.length; i++) {
    if (!isPlane[i]) continue;
    const { x, y } = place(i);
    const light = fit.at(across(x), down(y));
    for (let c = 0; c < 3; c++) curve[i * 3 + c] = light + tints[c]!;
  }
  return curve;
}

/**
 * Adds the residuals of a wall by height: paneling up to a rail, tiles up to the paint, a frieze. A height gets it if
 * nearly all visible parts of the wall there have it.
 */
function addBands(curve: Float32Array, logs: Float32Array, surface: WholeSurface): void {
  const { width, isPlane, isBare, isTouched, toFace } = surface;
  const bandAt = (i: number) =>
    mapPoint(toFace, (i % width) + 0.5, Math.floor(i / width) + 0.5).y / BAND.height + BAND.most / 2;
  const rests = Array.from({ length: BAND.most }, () => [[], [], []] as [number[], number[], number[]]);
  const all = new Float64Array(BAND.most);
  for (let i = 0; i < isPlane.length; i++) {
    if (!isPlane[i]) continue;
    all[Math.floor(bandAt(i))]!++;
    const band = rests[Math.floor(bandAt(i))];
    if (band && isBare[i] && !isTouched[i])
      for (let c = 0; c < 3; c++) band[c]!.push(logs[i * 3 + c]! - curve[i * 3 + c]!);
  }
  const offs = rests.map((band, at) => {
    if (band[0].length < Math.max(BAND.least, BAND.share * all[at]!)) return null;
    const middle = band.map((values) => median(values));
    const scatter = median(band[1].map((value) => Math.abs(value - middle[1]!)));
    const even = (middle[0]! + middle[1]! + middle[2]!) / 3;
    const tint = Math.max(...middle.map((value) => Math.abs(value - even)));
    return scatter < BAND.scatter && tint > BAND.tint ? middle : NO_BAND;
  });
  const tall = offs.map((off, band) => (off && isTall(offs, band) ? off : off && NO_BAND));
  for (let band = 0; band < tall.length; band++) tall[band] ??= tall[band - 1] ?? null;
  for (let i = 0; i < isPlane.length; i++) {
    if (!isPlane[i]) continue;
    const at = bandAt(i) - 0.5;
    const low = Math.floor(at);
    const [a, b] = [tall[low] ?? NO_BAND, tall[low + 1] ?? NO_BAND];
    for (let c = 0; c < 3; c++) curve[i * 3 + c]! += a[c]! + (b[c]! - a[c]!) * (at - low);
  }
}

/** Whether a height belongs to enough successive ones that differ from the wall. */
function isTall(offs: readonly (readonly number[] | null)[], band: number): boolean {
  const differs = (at: number) => offs[at] != null && offs[at] !== NO_BAND;
  let [first, last] = [band, band];
  while (differs(first - 1)) first--;
  while (differs(last + 1)) last++;
  return differs(band) && last - first + 1 >= BAND.tall;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Maps places to -1 … 1, for nearly all of them. */
function spanOf(values: readonly number[]): (value: number) => number {
  const sorted = values.toSorted((a, b) => a - b);
  const low = sorted[Math.floor(0.02 * sorted.length)] ?? 0;
  const high = sorted[Math.floor(0.98 * sorted.length)] ?? 1;
  const half = Math.max(1e-3, (high - low) / 2);
  return (value) => Math.min(1.5, Math.max(-1.5, (value - (low + high) / 2) / half));
}

function count(marks: Uint8Array): number {
  return marks.reduce((sum, one) => sum + one, 0);
}
