import type { LabelPlace } from '@home-design/vocabulary';
import { BOLD, type TextStyle, textWidth } from '../../base/drawing/lettering.ts';

/** The default text of the label. */
export const DISCLOSURE = 'Virtually staged';

/** Opacity of the black band: white letters on it have a contrast of at least 6 to 1 on any photo. */
export const BAND_OPACITY = 0.62;

/** Height of capitals as a share of the picture's shorter side, and in pixels at least. */
const CAPITAL = 0.022;
const LEAST_CAPITAL = 7;
/** Height of the band and the space before the letters, in capitals. */
const BAND = 2.3;
const SPACE_BEFORE = 1.3;
/** Letters take at most this share of the picture's width. */
const WIDEST = 0.92;

/** The place of a disclosure label in a picture, in pixels. */
export interface LabelLayout {
  /** First row of the band; it reaches to the picture's lower edge. */
  readonly top: number;
  /** First column of the band, and the first one after it. */
  readonly left: number;
  readonly right: number;
  /** Where the line of letters begins, on its baseline. */
  readonly start: readonly [x: number, y: number];
  readonly style: TextStyle;
}

/**
 * The place of the label in a picture of a size. Everything scales with the shorter side, so that a scaled labeled
 * picture has the label at the place of its new size. From 201 pixels of height on the band stays within the lowest 8
 * % of the picture; letters are 24 pixels high at 1920 x 1080.
 */
export function labelLayout(
  width: number,
  height: number,
  text: string,
  place: LabelPlace = 'foot',
): LabelLayout {
  const wanted = Math.max(LEAST_CAPITAL, CAPITAL * Math.min(width, height));
  const long = textWidth(text, { height: 1, pen: BOLD }) + 2 * BOLD;
  const style = { height: Math.min(wanted, (WIDEST * width) / long), pen: BOLD };
  const band = Math.min(height, Math.round(BAND * wanted));
  const before = Math.min(SPACE_BEFORE * style.height, (width - long * style.height) / 2);
  const letters = long * style.height;
  const plate = Math.min(width, Math.ceil(letters + 2 * before));
  const left = place === 'lower-right' ? width - plate : 0;
  return {
    top: height - band,
    left,
    right: place === 'foot' ? width : left + plate,
    start: [left + before + BOLD * style.height, height - (band - style.height) / 2],
    style,
  };
}
