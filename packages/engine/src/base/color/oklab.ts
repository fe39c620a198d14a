import { LINEAR_FROM_BYTE } from './srgb.ts';

/** OKLab: L 0 (black) … 1 (white), a green-red and b blue-yellow, about -0.4 … 0.4 (Ottosson 2020). */
export interface Oklab {
  readonly L: number;
  readonly a: number;
  readonly b: number;
}

/** Linear-light sRGB, 0 … 1 each when inside the gamut. */
export interface LinearRgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** Linear sRGB to OKLab. */
export function oklabFromLinear(r: number, g: number, b: number): Oklab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    L: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** OKLab to linear sRGB; may lie outside 0 … 1 for colors a screen cannot show. */
export function linearFromOklab(L: number, a: number, b: number): LinearRgb {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    r: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    g: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    b: -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  };
}

/** Three sRGB bytes to OKLab. */
export function oklabFromBytes(red: number, green: number, blue: number): Oklab {
  return oklabFromLinear(LINEAR_FROM_BYTE[red]!, LINEAR_FROM_BYTE[green]!, LINEAR_FROM_BYTE[blue]!);
}
