import { applyInk } from '../drawing/ink.ts';
import { BOLD, drawText, textWidth } from '../drawing/lettering.ts';
import { gaussianBlur } from '../raster/gaussian-blur.ts';
import { createMask, type Raster } from '../raster/raster.ts';

const NAME = 'Home Design';
/** Height of capitals and distance from the corner, as shares of the picture's height. */
const CAPITAL = 0.034;
const MARGIN = 0.05;
const OPACITY = 0.82;

/** The picture with the product's name in its lower right corner: white letters over a soft shadow. */
export function drawWordmark({ width, height, data }: Raster): Raster {
  const marked: Raster = { width, height, data: data.slice() };
  const style = { height: CAPITAL * height, pen: BOLD };
  const long = textWidth(NAME, style) + BOLD * style.height;
  const letters = createMask(width, height);
  drawText(letters, NAME, [width - MARGIN * height - long, height - MARGIN * height], style);
  const soft = gaussianBlur(
    { width, height, data: Float32Array.from(letters.data) },
    style.height * 0.22,
  ).data;
  const shadow = createMask(width, height);
  for (let i = 0; i < soft.length; i++) shadow.data[i] = Math.min(255, Math.round(1.6 * soft[i]!));
  applyInk(marked, shadow, [0, 0, 0], 0.45);
  applyInk(marked, letters, [255, 255, 255], OPACITY);
  return marked;
}
