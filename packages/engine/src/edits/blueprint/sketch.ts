import { gaussianBlur } from '../../base/raster/gaussian-blur.ts';
import type { Mask, Plane, Raster } from '../../base/raster/raster.ts';

/** Blurs, in pixels, and the share of the wider one that is subtracted from the narrower. */
const NARROW = 0.9;
const WIDER = 1.6;
const SHARPNESS = 0.985;
/** Lines begin at this difference of lightness (0 … 1), and reach full strength a little above. */
const THRESHOLD = 0.004;
const STEEPNESS = 60;

/**
 * Draws a picture as soft pen lines along the dark sides of its edges: extended difference of Gaussians (Winnemöller
 * et al. 2012).
 */
export function sketch(picture: Raster): Mask {
  const { width, height } = picture;
  const light: Plane = { width, height, data: new Float32Array(width * height) };
  for (let i = 0; i < light.data.length; i++) {
    const [r, g, b] = [picture.data[i * 3]!, picture.data[i * 3 + 1]!, picture.data[i * 3 + 2]!];
    light.data[i] = (0.299 * r + 0.587 * g + 0.114 * b) / 255;
  }
  const narrow = gaussianBlur(light, NARROW);
  const wide = gaussianBlur(light, NARROW * WIDER);
  const data = new Uint8Array(width * height);
  for (let i = 0; i < data.length; i++) {
    const step = SHARPNESS * wide.data[i]! - narrow.data[i]! - THRESHOLD;
    if (step > 0) data[i] = Math.round(255 * Math.tanh(STEEPNESS * step));
  }
  return { width, height, data };
}
