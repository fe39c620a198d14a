import { TABLE } from './ggx.ts';

/**
 * The gleam of cloth towards its edges: fibers standing off the surface ("Charlie", Estevez & Kulla 2017,
 * "Production friendly microfacet sheen BRDF") with the cloth visibility of Neubelt & Pettineo 2013.
 */

/** Deviation of fibers from the surface normal; linen and velvet differ in `sheen` only. */
const SPREAD = 0.45;
const POWER = 1 / SPREAD;

/** Sheen towards cosOut of light from cosIn, cosHalf between both and the normal; without the light's cosine. */
export function sheenValue(cosOut: number, cosIn: number, cosHalf: number): number {
  const sine = Math.sqrt(Math.max(0, 1 - cosHalf * cosHalf));
  const fibers = ((2 + POWER) * sine ** POWER) / (2 * Math.PI);
  return fibers / (4 * (cosOut + cosIn - cosOut * cosIn) + 1e-6);
}

/** Share of light that sheen of strength 1 reflects, by the cosine of where it comes from. */
export function sheenShare(): Float64Array {
  const share = new Float64Array(TABLE);
  const side = 24;
  for (let i = 0; i < TABLE; i++) {
    const cosOut = Math.max(0.01, i / (TABLE - 1));
    const sineOut = Math.sqrt(1 - cosOut * cosOut);
    for (let k = 0; k < side * side; k++) {
      // Cosine-weighted directions: value * cos / (cos / pi).
      const u = ((k % side) + 0.5) / side;
      const angle = (2 * Math.PI * (Math.floor(k / side) + 0.5)) / side;
      const cosIn = Math.sqrt(1 - u);
      const sineIn = Math.sqrt(u);
      const size = Math.hypot(sineOut + sineIn * Math.cos(angle), sineIn * Math.sin(angle), cosOut + cosIn);
      share[i]! += (sheenValue(cosOut, cosIn, (cosOut + cosIn) / size) * Math.PI) / (side * side);
    }
  }
  return share;
}
