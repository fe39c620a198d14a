import { type LinearRgb, linearFromOklab, type Oklab, oklabFromLinear } from '../../base/color/oklab.ts';

/** A camera shows everything above white as white: such a patch may really have any color (OKLab lightness). */
const BURNT_OUT = 0.93;
/** Sun and windows add light: a patch that is hardly lighter than the floor is another thing of nearly its color. */
const LIGHTER = 0.03;
/** Sun on a floor is this many times as bright as the shade, at most. */
const STRENGTHS = [1, 1.3, 1.7, 2.2, 2.9, 3.8, 5, 6.5, 8.5] as const;
/** Color of what a glossy floor mirrors: sky, somewhat blue, and white walls. */
const MIRRORED: LinearRgb = { r: 0.9, g: 0.97, b: 1.08 };
/** A patch may differ by this in OKLab from what light makes of the floor's color. */
const TOLERANCE = 0.035;

/** Whether a color is overexposed, so that only its brightness is known. */
export const isBurntOut = ({ L }: Oklab): boolean => L >= BURNT_OUT;

/**
 * Whether a patch is the floor in the sun, or with a window mirrored in it: its color is the floor's color made
 * brighter, with a share of the sky's over it, and clipped.
 */
export function isLitFloor(patch: Oklab, floor: Oklab): boolean {
  if (patch.L < floor.L + LIGHTER) return false;
  return isBurntOut(patch) || isLit(patch, floor, STRENGTHS);
}

/** Whether a patch is the floor without a mirrored window, in relation to the known patch of floor. */
export function isMatteFloor(patch: Oklab, floor: Oklab): boolean {
  return floor.L >= patch.L + LIGHTER && !isBurntOut(floor) && isLit(floor, patch, [1]);
}

function isLit(patch: Oklab, floor: Oklab, strengths: readonly number[]): boolean {
  const own = linearFromOklab(floor.L, floor.a, floor.b);
  const seen = linearFromOklab(patch.L, patch.a, patch.b);
  return strengths.some((strength) => {
    const lit = { r: own.r * strength, g: own.g * strength, b: own.b * strength };
    const mirrored = Math.max(0, shareOf(MIRRORED, seen, lit));
    const cut = (k: keyof LinearRgb) => Math.min(1, lit[k] + mirrored * MIRRORED[k]);
    const shown = oklabFromLinear(cut('r'), cut('g'), cut('b'));
    return Math.hypot(shown.L - patch.L, shown.a - patch.a, shown.b - patch.b) < TOLERANCE;
  });
}

/** The share of a light, added to the present light, that comes nearest to the visible color (least squares). */
function shareOf(light: LinearRgb, seen: LinearRgb, lit: LinearRgb): number {
  const along = light.r * (seen.r - lit.r) + light.g * (seen.g - lit.g) + light.b * (seen.b - lit.b);
  return along / (light.r ** 2 + light.g ** 2 + light.b ** 2);
}
