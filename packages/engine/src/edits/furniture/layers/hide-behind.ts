import { gaussianBlur } from '../../../base/raster/gaussian-blur.ts';
import { createPlane, type Plane } from '../../../base/raster/raster.ts';
import type { Layers } from './layers.ts';

/** A thing that is nearer by less than this is beside, not before, meters: positions are no more precise. */
const BEFORE = 0.12;
/** Softness of the hiding edge, pixels of the smaller depth picture. */
const SOFTNESS = 0.5;

/**
 * Removes from the layers what is hidden by nearer things in the photo, and the shadows that would fall on those
 * things as if they were floor.
 *
 * @param depth of the layers in front of the room, meters, Infinity if there is nothing.
 * @param foreground depth of things in the photo, of any size of the same proportions; Infinity if there are none.
 */
export function hideBehind(layers: Layers, depth: Float32Array, foreground: Plane): Layers {
  if (foreground.data.every((value) => value === Number.POSITIVE_INFINITY)) return layers;
  const { width, height } = layers;
  const hidden = createPlane(width, height);
  for (let y = 0, p = 0; y < height; y++) {
    const row = Math.floor((y * foreground.height) / height) * foreground.width;
    for (let x = 0; x < width; x++, p++) {
      const front = foreground.data[row + Math.floor((x * foreground.width) / width)]!;
      hidden.data[p] = front + BEFORE < (layers.alpha[p]! > 0 ? depth[p]! : Number.POSITIVE_INFINITY) ? 1 : 0;
    }
  }
  const soft = gaussianBlur(hidden, (SOFTNESS * width) / foreground.width).data;
  // Nearer things keep their bytes: only the layers over their edge are softened.
  const left = soft.map((value, p) => (hidden.data[p] === 1 ? 0 : 1 - Math.min(1, value)));
  const apart = (values: Float32Array, neutral: number) =>
    values.map((value, i) => neutral + (value - neutral) * left[Math.floor(i / 3)]!);
  return {
    ...layers,
    color: apart(layers.color, 0),
    alpha: layers.alpha.map((value, p) => value * left[p]!),
    ratio: apart(layers.ratio, 1),
    mirrored: layers.mirrored && apart(layers.mirrored, 0),
  };
}
