import type { Raster } from '../base/raster/raster.ts';
import { develop, type Gains, meterLight } from '../render/develop.ts';
import { type LinearColor, linearFromHex } from '../render/materials/material.ts';
import { type LightLayers, WALL_SHADES } from './light-layers.ts';
import type { LightMix } from './lights.ts';

/** The light of the room under a mixture, with its walls in a color (`#rrggbb`). */
export function mixLight({ layers }: LightLayers, { sources }: LightMix, wall: string): Float32Array {
  const paint = muted(linearFromHex(wall));
  const light = new Float32Array(layers[0]![0]!.length);
  for (const [source, gain] of sources.entries()) {
    const shares = paint.map((reflectance, k) => sharesOf(reflectance).map((share) => share * gain[k]!));
    for (const [shade, layer] of layers[source]!.entries()) {
      const [r, g, b] = [shares[0]![shade]!, shares[1]![shade]!, shares[2]![shade]!];
      if (r === 0 && g === 0 && b === 0) continue;
      for (let i = 0; i < light.length; i += 3) {
        light[i]! += r * layer[i]!;
        light[i + 1]! += g * layer[i + 1]!;
        light[i + 2]! += b * layer[i + 2]!;
      }
    }
  }
  for (let i = 0; i < light.length; i++) if (light[i]! < 0) light[i] = 0;
  return light;
}

/** Remaining share of a paint's color: light between painted walls deepens it more than people expect. */
const COLOR_LEFT = 0.7;

function muted(paint: LinearColor): LinearColor {
  const gray = 0.2126 * paint[0] + 0.7152 * paint[1] + 0.0722 * paint[2];
  return [
    gray + COLOR_LEFT * (paint[0] - gray),
    gray + COLOR_LEFT * (paint[1] - gray),
    gray + COLOR_LEFT * (paint[2] - gray),
  ];
}

/**
 * Weight of each shade for a reflectance. Light is a polynomial in the walls' reflectance (its powers are how often a
 * path meets them); a parabola through three shades is near to it everywhere.
 */
export function sharesOf(reflectance: number): number[] {
  return WALL_SHADES.map((own) =>
    WALL_SHADES.reduce(
      (share, other) => (other === own ? share : (share * (reflectance - other)) / (own - other)),
      1,
    ),
  );
}

/** Color in which a room is metered for its white balance. */
const METERED = '#B3A89E';
/**
 * Share by which exposure follows the paint: 0 = the same for all, 1 = a room with dark paint becomes as bright as a
 * white one.
 */
const FOLLOWS = 0.5;

/**
 * Exposure and white balance of a room under a mixture, with its walls in a color. The balance is that of gray walls,
 * because the camera would otherwise take the paint for the color of the light.
 */
export function meterRoom(layers: LightLayers, mixture: LightMix, wall: string): Gains {
  const few = thinned(layers);
  const { width, height } = few;
  const { exposure, balance } = mixture;
  const [gray, painted] = [METERED, wall].map((color) =>
    meterLight({ width, height, light: mixLight(few, mixture, color) }, { exposure, balance }),
  );
  const change = (painted![1] / gray![1]) ** FOLLOWS;
  return [gray![0] * change, gray![1] * change, gray![2] * change];
}

/** Every eighth row and column: enough to meter by. */
function thinned({ width, height, layers }: LightLayers): LightLayers {
  const few = { width: Math.ceil(width / EIGHTH), height: Math.ceil(height / EIGHTH) };
  const thin = (layer: Float32Array): Float32Array => {
    const kept = new Float32Array(few.width * few.height * 3);
    for (let i = 0; i < kept.length; i++) {
      const [p, k] = [Math.floor(i / 3), i % 3];
      const [x, y] = [(p % few.width) * EIGHTH, Math.floor(p / few.width) * EIGHTH];
      kept[i] = layer[(y * width + x) * 3 + k]!;
    }
    return kept;
  };
  return { ...few, layers: layers.map((shades) => shades.map(thin)) };
}
const EIGHTH = 8;

/** Exposed light from which on lamps, panes and patches of sun are compressed, and the strength. */
const KNEE = 0.5;
const HELD = 1.2;

/** A wall beside a lamp keeps its color, because light above the knee grows ever slower. */
const held = (light: number): number =>
  light <= KNEE ? light : KNEE + (light - KNEE) / (1 + (light - KNEE) / HELD);

/** The photo of the room under a mixture, with its walls in a color. */
export function composeRoom(layers: LightLayers, mixture: LightMix, wall: string, gains: Gains): Raster {
  const { width, height } = layers;
  const light = mixLight(layers, mixture, wall);
  for (let i = 0; i < light.length; i++) light[i] = held(light[i]! * gains[i % 3]!) / gains[i % 3]!;
  return develop(
    { width, height, light },
    { gains, contrast: mixture.contrast, saturation: 0.94, grain: 0.5, glow: 0.03 },
  );
}
