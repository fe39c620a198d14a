import { gridSampler } from '../base/raster/sample-grid.ts';
import { easedStrength, paintInLight } from './new-paint.ts';
import { baseLightness, oklabOfMixed, Painter, pixelColor } from './paint-pixel.ts';
import { type PreviewLayers, SMALL_PLANES, type SmallPlane, valuesOf } from './preview-layers.ts';

/** Shows walls in one paint after the other. */
export interface WallPreview {
  readonly width: number;
  readonly height: number;
  /**
   * The walls in a paint, to be laid over the photo: sRGB and opacity, four bytes a pixel. The array is used again by the next call.
   *
   * @param hex `#rrggbb`.
   * @param strength 0 … 1, how far toward the paint.
   * @throws EngineError `edit_invalid` for what is no color.
   */
  paint(hex: string, strength: number): Uint8ClampedArray<ArrayBuffer>;
}

/** What is kept of each wall pixel: nothing of it depends on the paint. */
const KEPT = 13;

/** Works out once what every paint needs; after that a paint costs a fraction of a microsecond for each pixel of wall. */
export function createWallPreview(layers: PreviewLayers): WallPreview {
  const { width, height, alpha, light, from } = layers;
  const places = wallPlaces(alpha);
  const kept = keptOf(layers, places);
  const shown = new Uint8ClampedArray(width * height * 4);
  const painter = new Painter();
  const [own, base, old, fresh] = [pixelColor(), pixelColor(), pixelColor(), pixelColor()];

  function paint(hex: string, strength: number): Uint8ClampedArray<ArrayBuffer> {
    const target = paintInLight(hex, light);
    const toward = easedStrength(strength);
    for (let k = 0, n = 0; n < places.length; n++, k += KEPT) {
      own.L = kept[k]!;
      own.a = kept[k + 1]!;
      own.b = kept[k + 2]!;
      base.L = kept[k + 3]!;
      base.a = kept[k + 4]!;
      base.b = kept[k + 5]!;
      old.L = from.L + kept[k + 6]!;
      old.a = from.a + kept[k + 7]!;
      old.b = from.b + kept[k + 8]!;
      fresh.L = old.L + (target.L - old.L) * toward;
      fresh.a = old.a + (target.a - old.a) * toward;
      fresh.b = old.b + (target.b - old.b) * toward;
      painter.paint(own, base, old, fresh);
      const share = kept[k + 9]!;
      const at = places[n]! * 4;
      shown[at] = kept[k + 10]! + share * painter.red;
      shown[at + 1] = kept[k + 11]! + share * painter.green;
      shown[at + 2] = kept[k + 12]! + share * painter.blue;
      shown[at + 3] = 255;
    }
    return shown;
  }

  return { width, height, paint };
}

/** Numbers of the pixels that are wall at least in part, ascending. */
function wallPlaces(alpha: Uint8Array): Uint32Array {
  const places = new Uint32Array(alpha.length);
  let count = 0;
  for (let i = 0; i < alpha.length; i++) if (alpha[i]! > 0) places[count++] = i;
  return places.subarray(0, count);
}

/**
 * Of every wall pixel: its color and the wall there without texture (OKLab), by how much its old paint differs from the main one, how
 * much of it is wall, and what stays of the photo (sRGB 0 … 255).
 */
function keptOf({ width, height, photo, alpha, small }: PreviewLayers, places: Uint32Array): Float32Array {
  const plane = planesOf(small);
  const sampler = gridSampler(width, height, small.width, small.height);
  const kept = new Float32Array(places.length * KEPT);
  let row = -1;
  for (let n = 0, k = 0; n < places.length; n++, k += KEPT) {
    const place = places[n]!;
    const x = place % width;
    const y = (place - x) / width;
    if (y !== row) sampler.row(y);
    row = y;
    const share = alpha[place]! / 255;
    const at = place * 4;
    let r = photo[at]! / 255;
    let g = photo[at + 1]! / 255;
    let b = photo[at + 2]! / 255;
    if (share < 1) {
      // The wall's part of a mixed pixel is the wall color nearby, not the pixel's own.
      r = share * r + (1 - share) * sampler.at(plane.red, x);
      g = share * g + (1 - share) * sampler.at(plane.green, x);
      b = share * b + (1 - share) * sampler.at(plane.blue, x);
    }
    const old = oklabOfMixed(r, g, b);
    kept[k] = old.L;
    kept[k + 1] = old.a;
    kept[k + 2] = old.b;
    kept[k + 3] = baseLightness(old.L, sampler.at(plane.slope, x), sampler.at(plane.offset, x));
    kept[k + 4] = sampler.at(plane.a, x);
    kept[k + 5] = sampler.at(plane.b, x);
    kept[k + 6] = sampler.at(plane.fromL, x);
    kept[k + 7] = sampler.at(plane.fromA, x);
    kept[k + 8] = sampler.at(plane.fromB, x);
    kept[k + 9] = share;
    kept[k + 10] = photo[at]! - share * r * 255;
    kept[k + 11] = photo[at + 1]! - share * g * 255;
    kept[k + 12] = photo[at + 2]! - share * b * 255;
  }
  return kept;
}

function planesOf({ width, height, bytes }: PreviewLayers['small']): Record<SmallPlane, Float32Array> {
  const cells = width * height;
  const planes = SMALL_PLANES.map((plane, place) => [
    plane,
    valuesOf(plane, bytes.subarray(place * cells, (place + 1) * cells)),
  ]);
  return Object.fromEntries(planes) as Record<SmallPlane, Float32Array>;
}
