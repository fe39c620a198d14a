import { boxMean } from '../../../base/raster/box-filter.ts';
import { createPlane, type Plane } from '../../../base/raster/raster.ts';
import { resizePlane } from '../../../base/raster/resize.ts';
import { smoothstep } from '../../../render/materials/blend.ts';
import type { Layers } from './layers.ts';

/** From here on light bends towards white instead of being clipped, as in cameras. */
const SHOULDER = 0.55;
/** Single pixels brighter than this are bent as well, so that nothing is clipped. */
const GLINT = 0.85;
/** Shade on things this bright is deepened as on the floor, from none to all; linear light. */
const BRIGHT = { from: 0.25, wholly: 0.6 };
/**
 * Cameras and photo processing give middle tones more contrast than light has: shade that halves the light looks
 * darker in a photo than half of its linear value.
 */
export const TONE_CONTRAST = 1.3;
/** Steps below this standard deviation, logarithms of light, are shade and form; above it other things. */
const FORM = 0.3;
/** Reach of the light around a pixel, share of the long side. */
const REACH = 0.12;
/** Longer side of the copy on which that light is found, pixels. */
const SIDE = 384;
const LEAST = 1e-4;

/**
 * The furniture's light as a camera would draw it, premultiplied. Bright things bend towards white as a whole, while
 * form and shade on them keep their contrast: bent pixel by pixel, a white rug in the sun would lose both. The light of
 * the whole is a guided filter's base of the logarithm of light (Durand and Dorsey 2002; He, Sun and Tang 2013), over
 * furniture only.
 */
export function filmToned({ width, height, color, alpha }: Layers): Float32Array {
  const light = createPlane(width, height);
  const known = createPlane(width, height);
  for (let p = 0; p < alpha.length; p++) {
    const covered = alpha[p]!;
    known.data[p] = covered > 0.5 ? 1 : 0;
    light.data[p] = covered > 0 ? Math.log(Math.max(LEAST, lumaOf(color, p) / covered)) : 0;
  }
  const { slope, offset } = baseOf(light, known);
  const toned = color.slice();
  for (let p = 0; p < alpha.length; p++) {
    if (alpha[p] === 0) continue;
    const own = light.data[p]!;
    const base = slope.data[p]! * own + offset.data[p]!;
    const bright = Math.exp(base);
    const deeper =
      (TONE_CONTRAST - 1) * smoothstep(BRIGHT.from, BRIGHT.wholly, bright) * Math.min(0, own - base);
    const gain = (bent(bright, SHOULDER) / bright) * Math.exp(deeper);
    for (let at = p * 3; at < p * 3 + 3; at++) {
      toned[at] = alpha[p]! * bent((toned[at]! * gain) / alpha[p]!, GLINT);
    }
  }
  return toned;
}

/** Bends light above `from` towards 1. */
function bent(light: number, from: number): number {
  if (light <= from) return light;
  const over = (light - from) / (1 - from);
  return from + ((1 - from) * over) / (1 + over);
}

/** The base of a plane as a local linear model of the plane, over known pixels. */
function baseOf(light: Plane, known: Plane): { slope: Plane; offset: Plane } {
  const { width, height } = light;
  const scale = Math.min(1, SIDE / Math.max(width, height));
  const size = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))] as const;
  const small = (plane: Plane) => resizePlane(plane, size[0], size[1], 'area');
  const radius = Math.max(2, Math.round(REACH * Math.max(...size)));
  const share = small(known);
  const values = small(times(light, known));
  const squares = small(times(times(light, light), known));
  const weight = boxMean(share, radius).data;
  const [mean, square] = [boxMean(values, radius).data, boxMean(squares, radius).data];
  const slope = createPlane(size[0], size[1]);
  const offset = createPlane(size[0], size[1]);
  for (let i = 0; i < weight.length; i++) {
    const average = mean[i]! / Math.max(1e-4, weight[i]!);
    const variance = Math.max(0, square[i]! / Math.max(1e-4, weight[i]!) - average ** 2);
    slope.data[i] = (share.data[i]! * variance) / (variance + FORM ** 2);
    offset.data[i] = share.data[i]! * average * (1 - variance / (variance + FORM ** 2));
  }
  const smooth = (plane: Plane) => {
    const sums = boxMean(plane, radius).data;
    const data = sums.map((sum, i) => sum / Math.max(1e-4, weight[i]!));
    return resizePlane({ ...plane, data }, width, height, 'bilinear');
  };
  return { slope: smooth(slope), offset: smooth(offset) };
}

function times(one: Plane, other: Plane): Plane {
  return { ...one, data: one.data.map((value, i) => value * other.data[i]!) };
}

/** Rec. 709 luma of linear light. */
function lumaOf(color: Float32Array, p: number): number {
  return 0.2126 * color[p * 3]! + 0.7152 * color[p * 3 + 1]! + 0.0722 * color[p * 3 + 2]!;
}
