import { LABEL_PLACES, type LabelPlace } from '@home-design/vocabulary';
import { drawText } from '../../base/drawing/lettering.ts';
import { createMask, type Raster } from '../../base/raster/raster.ts';
import { BAND_OPACITY, DISCLOSURE, labelLayout } from './label-layout.ts';

/** Largest deviation of the band's first row from its place at this size: pictures are scaled and rounded. */
const ROWS_OFF = 2;
/** Smallest share of usable columns with exactly the band's step of brightness. */
const LEAST_STEPS = 0.7;
/** Columns darker than this above the band are not usable; too few usable ones decide nothing. */
const TELLING_BRIGHTNESS = 40;
const LEAST_TELLING = 0.2;
/** Tolerance of a step: photos differ from row to row, and compression adds to it. */
const STEP_TOLERANCE = 0.13;
/** Letters are this bright, the band at most that: black of `BAND_OPACITY` lies over it. */
const LETTER_BRIGHTNESS = 190;
const BAND_BRIGHTNESS = 255 * (1 - BAND_OPACITY) + 30;
/** Smallest share of the usual label's letters, and of the band around them, that must match. */
const LEAST_ALIKE = 0.85;

/**
 * Whether a picture has the label of `drawDisclosureLabel`, also after scaling and compression. One of two signs is
 * enough: the picture darkens by the band's step along its upper edge, over the whole width, and contains bright
 * letters; or the usual text is at its place, bright on dark, at the foot or in a corner.
 */
export function bearsDisclosureLabel(picture: Raster): boolean {
  const { width, height } = picture;
  const { top } = labelLayout(width, height, DISCLOSURE);
  if (top < 4) return false;
  for (let off = -ROWS_OFF; off <= ROWS_OFF; off++) {
    if (stepsDown(picture, top + off) && hasLetters(picture, top + off)) return true;
  }
  return LABEL_PLACES.some((place) => showsUsualText(picture, place));
}

const brightnessAt = ({ width, data }: Raster, x: number, y: number): number => {
  const at = (y * width + x) * 3;
  return 0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!;
};

function stepsDown(picture: Raster, top: number): boolean {
  const { width, height } = picture;
  if (top + 2 >= height) return false;
  let [telling, stepping] = [0, 0];
  for (let x = 0; x < width; x++) {
    const above = brightnessAt(picture, x, top - 2);
    if (above < TELLING_BRIGHTNESS) continue;
    telling++;
    const ratio = brightnessAt(picture, x, top + 1) / above;
    if (Math.abs(ratio - (1 - BAND_OPACITY)) < STEP_TOLERANCE) stepping++;
  }
  return telling >= LEAST_TELLING * width && stepping >= LEAST_STEPS * telling;
}

/** Some of the band is bright, but not much. */
function hasLetters(picture: Raster, top: number): boolean {
  const { width, height } = picture;
  let bright = 0;
  for (let y = top + 1; y < height; y++) {
    for (let x = 0; x < width; x++) if (brightnessAt(picture, x, y) > LETTER_BRIGHTNESS) bright++;
  }
  const share = bright / (width * (height - top));
  return share > 0.003 && share < 0.4;
}

function showsUsualText(picture: Raster, place: LabelPlace): boolean {
  const { width, height } = picture;
  const { top, left, right, start, style } = labelLayout(width, height, DISCLOSURE, place);
  const letters = createMask(width, height);
  drawText(letters, DISCLOSURE, start, style);
  let [inside, bright, beside, dark] = [0, 0, 0, 0];
  for (let y = top + 1; y < height - 1; y++) {
    for (let x = left + 1; x < right - 1; x++) {
      const at = y * width + x;
      if (letters.data[at] === 255) {
        inside++;
        if (brightnessAt(picture, x, y) > LETTER_BRIGHTNESS) bright++;
      } else if (isClear(letters.data, at, width)) {
        beside++;
        if (brightnessAt(picture, x, y) < BAND_BRIGHTNESS) dark++;
      }
    }
  }
  return inside > 0 && bright >= LEAST_ALIKE * inside && dark >= LEAST_ALIKE * beside;
}

/** No letter near. */
function isClear(letters: Uint8Array, at: number, width: number): boolean {
  return [at, at - 1, at + 1, at - width, at + width].every((i) => letters[i] === 0);
}
