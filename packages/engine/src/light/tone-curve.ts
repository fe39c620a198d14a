/** OKLab lightness of middle gray (18 % linear light), where contrast turns. */
export const MIDDLE_GRAY = 0.18 ** (1 / 3);

/** Lightness from which highlights bend instead of clipping. */
const SHOULDER_FROM = 0.72;

/**
 * Bends lightness above the shoulder so that `whitest` becomes exactly white: Reinhard's extended operator (2002) on
 * the part above the shoulder. Monotone and smooth. If nothing exceeds white, lightness is unchanged.
 *
 * @param whitest the lightest value the picture may reach, 0 … 2.
 */
export function shoulder(lightness: number, whitest: number): number {
  if (whitest <= 1 || lightness <= SHOULDER_FROM) return Math.min(1, lightness);
  const room = 1 - SHOULDER_FROM;
  const over = (lightness - SHOULDER_FROM) / room;
  const most = (whitest - SHOULDER_FROM) / room;
  return Math.min(1, SHOULDER_FROM + (room * over * (1 + over / (most * most))) / (1 + over));
}

/**
 * An S-curve through black, middle gray and white with the given slope at middle gray; monotone for 0.5 … 3. Below
 * slope 1 a polynomial flattens the middle and keeps black and white (a power would lift blacks too steeply); from 1
 * on two powers meet at middle gray.
 */
export function contrastCurve(lightness: number, slope: number): number {
  const below = lightness < MIDDLE_GRAY;
  const half = below ? MIDDLE_GRAY : 1 - MIDDLE_GRAY;
  const away = Math.min(1, Math.abs(lightness - MIDDLE_GRAY) / half);
  const bent = slope < 1 ? away * (1 + (slope - 1) * (1 - away * away) ** 2) : 1 - (1 - away) ** slope;
  return below ? MIDDLE_GRAY - half * bent : MIDDLE_GRAY + half * bent;
}
