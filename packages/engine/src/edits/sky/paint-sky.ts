import { hashToUnit } from '../../base/random.ts';
import { createAtmosphere } from './atmosphere.ts';
import { type CloudLight, createCumulus } from './cumulus.ts';
import type { SkyRecipe } from './sky-recipes.ts';
import type { SkyView } from './sky-view.ts';
import { createVeil } from './veil.ts';

/** A painted sky: linear light 0 … 1, red green blue interleaved. */
export interface PaintedSky {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** Clouds fade into the air before them over this many meters. */
const CLEAR_AIR = 17_000;
/** The height at which a sky's brightness is set, sine. */
const LEVEL_HEIGHT = 0.42;

/**
 * Paints a sky as the photo's camera would have recorded it.
 *
 * @param size of the painting; the picture's whole width and height, of which only pixels with `wanted` are painted.
 */
export function paintSky(
  recipe: SkyRecipe,
  view: SkyView,
  size: { readonly width: number; readonly height: number },
  wanted: (x: number, y: number) => boolean,
  seed: number,
): PaintedSky {
  const { width, height } = size;
  const sunUp = (recipe.sunHeight * Math.PI) / 180;
  const side = ((hashToUnit(seed, 5, 3) < 0.5 ? -1 : 1) * recipe.sunSide * Math.PI) / 180;
  const sun = [Math.cos(sunUp) * Math.sin(side), Math.sin(sunUp), -Math.cos(sunUp) * Math.cos(side)] as const;
  const atmosphere = createAtmosphere(sunUp, recipe.haze);
  const cumulus = recipe.cumulus && createCumulus(recipe.cumulus, atmosphere, sun, seed);
  const veil = recipe.veil && createVeil(recipe.veil, seed);
  const color = new Float64Array(3);
  const cloud: CloudLight = { red: 0, green: 0, blue: 0, through: 1, distance: 0 };
  atmosphere.radiance(LEVEL_HEIGHT, -0.3, color);
  const exposure = -Math.log(1 - recipe.level) / luminance(color[0]!, color[1]!, color[2]!);
  const data = new Float32Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      if (!wanted(x, y)) continue;
      const [dx, dy, dz] = view.look((x + 0.5) / width, (y + 0.5) / height);
      const flat = Math.hypot(dx, dz, 1e-6);
      const azimuth = (dx * sun[0] + dz * sun[2]) / (flat * Math.cos(sunUp));
      atmosphere.radiance(dy, azimuth, color);
      if (veil) {
        const cover = veil(dx, dy, dz);
        const cosine = dx * sun[0] + dy * sun[1] + dz * sun[2];
        const glow = (0.07 + 0.09 * Math.max(0, cosine) ** 6) * recipe.cloudLight;
        for (let c = 0; c < 3; c++) {
          const light = glow * atmosphere.sunlight[c]! + 0.75 * atmosphere.ambient[c]! + 0.25 * color[c]!;
          color[c]! += cover * (light - color[c]!);
        }
      }
      if (cumulus) {
        cumulus(dx, dy, dz, hashToUnit(x, y, seed ^ 0x51), cloud);
        const clear = Math.exp(-cloud.distance / CLEAR_AIR);
        const cover = (1 - cloud.through) * clear;
        color[0] = color[0]! * (1 - cover) + cloud.red * clear * recipe.cloudLight;
        color[1] = color[1]! * (1 - cover) + cloud.green * clear * recipe.cloudLight;
        color[2] = color[2]! * (1 - cover) + cloud.blue * clear * recipe.cloudLight;
      }
      develop(color, exposure, recipe.saturation);
      data[at] = color[0]!;
      data[at + 1] = color[1]!;
      data[at + 2] = color[2]!;
    }
  }
  return { width, height, data };
}

/**
 * Radiance to linear light 0 … 1 on the photo. Bright places roll off half by channel, like film, and half as a
 * whole, so that a sunset's glow stays orange and does not turn yellow.
 */
function develop(color: Float64Array, exposure: number, saturation: number): void {
  const brightness = Math.max(
    1e-9,
    0.5 * luminance(color[0]!, color[1]!, color[2]!) + 0.5 * Math.max(color[0]!, color[1]!, color[2]!),
  );
  const whole = (1 - Math.exp(-exposure * brightness)) / brightness;
  for (let c = 0; c < 3; c++)
    color[c] = 0.5 * (1 - Math.exp(-exposure * color[c]!)) + 0.5 * color[c]! * whole;
  const gray = luminance(color[0]!, color[1]!, color[2]!);
  for (let c = 0; c < 3; c++) color[c] = Math.min(1, Math.max(0, gray + saturation * (color[c]! - gray)));
}

function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
