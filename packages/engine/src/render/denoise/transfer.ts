/**
 * The curve that brings high-dynamic-range light into 0 … 1 for the network: Open Image Denoise's piecewise fit of
 * the perceptually uniform encoding (Mantiuk et al. 2004; its source, `core/transfer_function.h`, class PU).
 */
const A = 1.41283765e3;
const B = 1.64593172;
const C = 4.31384981e-1;
const D = -2.94139609e-3;
const E = 1.92653254e-1;
const F = 6.26026094e-3;
const G = 9.98620152e-1;
const LIGHT_1 = 1.5794576e-6;
const LIGHT_2 = 3.22087631e-2;
const CODE_1 = 2.23151711e-3;
const CODE_2 = 3.70974749e-1;
/** The brightest light a half float holds is encoded as 1. */
const BRIGHTEST = 65504;

const encodeFreely = (light: number): number =>
  light <= LIGHT_1 ? A * light : light <= LIGHT_2 ? B * light ** C + D : E * Math.log(light + F) + G;

const SCALE = 1 / encodeFreely(BRIGHTEST);

/** Linear light, 0 … 65504, to 0 … 1. */
export function encodeLight(light: number): number {
  return SCALE * encodeFreely(Math.min(BRIGHTEST, Math.max(0, light)));
}

/** The reverse of `encodeLight`; values outside 0 … 1 are brought inside. */
export function decodeLight(code: number): number {
  const x = Math.min(1, Math.max(0, code)) / SCALE;
  if (x <= CODE_1) return x / A;
  return x <= CODE_2 ? ((x - D) / B) ** (1 / C) : Math.exp((x - G) / E) - F;
}
