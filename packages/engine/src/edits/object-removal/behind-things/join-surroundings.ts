import { maskedBlur } from '../../../base/raster/masked-blur.ts';
import { dilate } from '../../../base/raster/morphology.ts';
import type { Raster } from '../../../base/raster/raster.ts';
import { MEMBRANE, spanMembrane } from '../../../inpaint/membrane.ts';

/** Width of the bands inside and outside the hole's border, their distance from it, and their blur; pixels. */
const BAND = { inside: 2, from: 2, to: 9, blur: 6 };
/** Smallest share of the surface around a place of the border for the difference there to count. */
const LEAST_SHOWN = 0.02;
/** Larger differences are another surface, 8-bit steps. */
const MOST = 60;

/**
 * The difference of a filled surface from the same surface beside the hole, spanned over the fill: added to it, the
 * seam disappears (after Pérez, Gangnet and Blake 2003, "Poisson image editing").
 *
 * @param filled the working copy with its fill.
 * @param isFilled 1 where the surface was filled.
 * @param isShown 1 where it is in view.
 * @returns three values a pixel to add, 8-bit steps; null if the surface is nowhere in view beside the hole.
 */
export function joiningDifference(
  filled: Raster,
  isFilled: Uint8Array,
  isShown: Uint8Array,
): Float32Array | null {
  const { width, height } = filled;
  const grown = (reach: number) =>
    dilate({ width, height, data: isFilled.map((one) => one * 255) }, reach).data;
  const [close, far] = [grown(BAND.from), grown(BAND.to)];
  const isBeside = isShown.map((shown, i) => (shown && far[i] && !close[i] ? 1 : 0));
  const colors = { width, height, channels: 3, data: Float32Array.from(filled.data) } as const;
  const inside = maskedBlur(colors, isFilled, BAND.blur, 2).values;
  const outside = maskedBlur(colors, isBeside, BAND.blur, 2);
  const isOutside = { width, height, data: isFilled.map((one) => (one ? 0 : 255)) };
  const border = dilate(isOutside, BAND.inside).data;
  const values = new Float32Array(isFilled.length * 3);
  const state = isFilled.map((one, i) => {
    if (!one) return MEMBRANE.outside;
    if (!border[i] || outside.share[i]! < LEAST_SHOWN) return MEMBRANE.unknown;
    for (let c = 0; c < 3; c++) values[i * 3 + c] = outside.values[i * 3 + c]! - inside[i * 3 + c]!;
    const most = Math.max(...[0, 1, 2].map((c) => Math.abs(values[i * 3 + c]!)));
    return most < MOST ? MEMBRANE.known : MEMBRANE.unknown;
  });
  if (!state.includes(MEMBRANE.known)) return null;
  return spanMembrane({ width, height, channels: 3, values, state });
}
