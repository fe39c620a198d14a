import { linearFromOklab, type Oklab, oklabFromLinear } from '../base/color/oklab.ts';
import { linearFromSrgb, srgb255 } from '../base/color/srgb.ts';
import { floatsAt } from '../base/typed-arrays.ts';

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
/** No wall's light is taken for darker than this. */
const DARKEST_LIGHT = 0.02;

/** A color that is filled anew for every pixel. */
export type PixelColor = { -readonly [channel in keyof Oklab]: Oklab[channel] };

/** Black, to be filled. */
export const pixelColor = (): PixelColor => ({ L: 0, a: 0, b: 0 });

/** Linear light of every sRGB value in steps of 1 / 4096: mixed colors fall between bytes. */
const LINEAR_STEPS = 4096;
const LINEAR = floatsAt(LINEAR_STEPS + 1, (step) => linearFromSrgb(step / LINEAR_STEPS));

/** Three sRGB values 0 … 1, with fractions of bytes, to OKLab. */
export function oklabOfMixed(red: number, green: number, blue: number): Oklab {
  return oklabFromLinear(linearAt(red), linearAt(green), linearAt(blue));
}

/**
 * Lightness (OKLab) of the wall without its texture.
 *
 * @param L lightness of the pixel. `slope` and `offset` are those of the wall's light there.
 */
export function baseLightness(L: number, slope: number, offset: number): number {
  return Math.max(DARKEST_LIGHT, slope * L + offset);
}

/**
 * Puts single colors into new paint: the one formula of painted walls, of the final picture and of its preview in a browser.
 * A pixel's light is its lightness without texture against the old paint's; the new paint is put into that light and the texture
 * back on top. The result is left in `red`, `green`, `blue` (sRGB 0 … 255, with fraction).
 */
export class Painter {
  red = 0;
  green = 0;
  blue = 0;

  /**
   * Colors are only read: callers keep one of each and fill it anew for every pixel.
   *
   * @param own the pixel's own color.
   * @param base the wall there without its texture.
   * @param from the old paint in the room's usual light.
   * @param to the new paint there.
   */
  paint(own: Oklab, base: Oklab, from: Oklab, to: Oklab): void {
    const lit = base.L / Math.max(DARKEST_REFERENCE, from.L);
    const newBase = shoulder(to.L * lit);
    const gain = newBase / base.L;
    const textureGain = gain > 1 ? Math.min(gain, MOST_GAIN) : gain ** DARKENING_POWER;
    const lightness = Math.min(1, Math.max(0, newBase + (own.L - base.L) * textureGain));
    const chroma = lightness / Math.max(DARKEST_REFERENCE, to.L);
    const tint = LOCAL_TINT_KEPT * Math.min(gain, MOST_GAIN);
    const fine = FINE_TINT_KEPT * textureGain;
    const linear = linearFromOklab(
      lightness,
      to.a * chroma + (base.a - from.a * lit) * tint + (own.a - base.a) * fine,
      to.b * chroma + (base.b - from.b * lit) * tint + (own.b - base.b) * fine,
    );
    this.red = srgb255(linear.r);
    this.green = srgb255(linear.g);
    this.blue = srgb255(linear.b);
  }
}

function linearAt(value: number): number {
  return LINEAR[(value * LINEAR_STEPS + 0.5) | 0]!;
}

function shoulder(lightness: number): number {
  if (lightness <= SHOULDER) return lightness;
  const room = 1 - SHOULDER;
  return SHOULDER + room * (1 - Math.exp(-(lightness - SHOULDER) / room));
}
