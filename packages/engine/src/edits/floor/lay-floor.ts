import { linearFromOklab, oklabFromLinear } from '../../base/color/oklab.ts';
import { srgb255 } from '../../base/color/srgb.ts';
import { hashToUnit } from '../../base/random.ts';
import { createMask, type Mask, type Raster } from '../../base/raster/raster.ts';
import { gridSampler } from '../../base/raster/sample-grid.ts';
import type { RoomLight } from '../../paint/new-paint.ts';
import type { FloorAlbedo } from './floor-albedo.ts';
import type { FloorLight } from './floor-light.ts';

/** Share of the light's local color (from windows, lamps, walls) that stays on the new floor. */
const LOCAL_TINT_KEPT = 0.4;
/** Highlights above this lightness are compressed toward white instead of clipped. */
const SHOULDER = 0.92;
/** Deep shade leaves at least this share of the new floor's lightness. */
const DEEPEST_SHADE = 0.12;

/**
 * Puts the new floor into the light of the old one. A pixel's light is the old floor's lightness there in relation to
 * its usual one; a brighter pixel shows sun or a mirror image, which adds to a dark floor no more than it added to
 * the old one. Pixels with alpha 0 keep their bytes; the last bit is dithered from `seed`.
 *
 * @param alpha share of floor in each pixel, of any size.
 * @param how `amount` of the new floor, 0 … 1.
 */
export function layFloor(
  photo: Raster,
  alpha: Mask,
  albedoAt: FloorAlbedo,
  light: FloorLight,
  room: RoomLight,
  how: { readonly amount: number; readonly seed: number },
): { raster: Raster; mask: Mask } {
  const { width, height } = photo;
  const data = photo.data.slice();
  const mask = createMask(width, height);
  const shares = Float32Array.from(alpha.data);
  const shareAt = gridSampler(width, height, alpha.width, alpha.height);
  const lightAt = gridSampler(width, height, light.width, light.height);
  const albedo = new Float64Array(3);
  const { usual } = light;
  for (let y = 0, i = 0; y < height; y++) {
    shareAt.row(y);
    lightAt.row(y);
    for (let x = 0; x < width; x++, i++) {
      const opacity = Math.round(shareAt.at(shares, x));
      if (opacity === 0 || !albedoAt(x, y, albedo)) continue;
      mask.data[i] = opacity;
      const at = i * 3;
      const base = Math.max(0.02, lightAt.at(light.L, x));
      const floor = oklabFromLinear(albedo[0]!, albedo[1]!, albedo[2]!);
      const lit = base / usual.L;
      const L = litLightness(floor.L * room.lightness, base, usual.L);
      const share = L / Math.max(1e-3, floor.L);
      const tint = LOCAL_TINT_KEPT * Math.min(1, L / base);
      const a = (floor.a + room.a * floor.L) * share + (lightAt.at(light.a, x) - usual.a * lit) * tint;
      const b = (floor.b + room.b * floor.L) * share + (lightAt.at(light.b, x) - usual.b * lit) * tint;
      const linear = linearFromOklab(L, a, b);
      const part = (how.amount * opacity) / 255;
      const dither = hashToUnit(x, y, how.seed) - 0.5;
      data[at] = mix(data[at]!, srgb255(linear.r), part, dither);
      data[at + 1] = mix(data[at + 1]!, srgb255(linear.g), part, dither);
      data[at + 2] = mix(data[at + 2]!, srgb255(linear.b), part, dither);
    }
  }
  return { raster: { width, height, data }, mask };
}

/**
 * Lightness of a surface in the light that gives the old floor `base`, where its usual lightness is `usual`.
 *
 * @param own lightness of the surface in the usual light.
 */
function litLightness(own: number, base: number, usual: number): number {
  const shaded = own * Math.max(DEEPEST_SHADE, base / usual);
  if (base <= usual) return shaded;
  // Lightness is about the cube root of light.
  return shoulder(Math.min(shaded, Math.cbrt(own ** 3 + base ** 3 - usual ** 3)));
}

function shoulder(lightness: number): number {
  if (lightness <= SHOULDER) return lightness;
  const room = 1 - SHOULDER;
  return SHOULDER + room * (1 - Math.exp(-(lightness - SHOULDER) / room));
}

function mix(old: number, fresh: number, share: number, dither: number): number {
  return Math.min(255, Math.max(0, Math.round(old + share * (fresh - old) + dither)));
}
