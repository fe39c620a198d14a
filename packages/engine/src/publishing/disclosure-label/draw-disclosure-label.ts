import type { LabelPlace } from '@home-design/vocabulary';
import { applyInk } from '../../base/drawing/ink.ts';
import { drawText, undrawable } from '../../base/drawing/lettering.ts';
import { EngineError } from '../../base/engine-error.ts';
import { createMask, type Raster } from '../../base/raster/raster.ts';
import { BAND_OPACITY, DISCLOSURE, labelLayout } from './label-layout.ts';

/**
 * Writes on the foot of a picture that it does not show what the camera saw: white letters on a dark translucent
 * band. The picture outside the band keeps its bytes; the same picture and text give the same bytes everywhere.
 *
 * @param text one line; letters are smaller if it is long.
 * @param place the band is as wide as the picture, or as the text needs it in a corner.
 * @throws EngineError `edit_invalid` for an empty text and for letters that cannot be drawn.
 */
export function drawDisclosureLabel(
  picture: Raster,
  text: string = DISCLOSURE,
  place: LabelPlace = 'foot',
): Raster {
  const line = text.trim();
  if (line === '') throw new EngineError('edit_invalid', 'The label needs a text.');
  const unknown = undrawable(line);
  if (unknown.length > 0) {
    throw new EngineError('edit_invalid', `These characters cannot be drawn: ${unknown.join(' ')}.`);
  }
  const { width, height } = picture;
  const { top, left, right, start, style } = labelLayout(width, height, line, place);
  const labeled = { width, height, data: picture.data.slice() };
  const band = createMask(width, height);
  for (let y = top; y < height; y++) band.data.fill(255, y * width + left, y * width + right);
  applyInk(labeled, band, [0, 0, 0], BAND_OPACITY);
  const letters = createMask(width, height);
  drawText(letters, line, start, style);
  applyInk(labeled, letters, [255, 255, 255]);
  return labeled;
}
