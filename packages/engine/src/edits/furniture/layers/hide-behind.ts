import { gaussianBlur } from '../../../base/raster/gaussian-blur.ts';
import { createPlane, type Plane } from '../../../base/raster/raster.ts';
import type { Layers } from './layers.ts';

/** What is nearer by less than this stands beside, not before, meters: places are known no better. */
const BEFORE = 0.12;
/** Softness of the hiding edge, pixels of the smaller picture that shows what stands in front. */
const SOFTNESS = 0.5;

/**
 * Takes out of the layers what is hidden by things that stand in front in the photo, and the shadows that would fall on
 * those things as if they were floor.
 *
 * @param depth of what the layers show in front of the room, meters, Infinity where nothing is.
 * @param foreground depth of what stands in the photo, of any size of the same proportions; Infinity where nothing does.
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
  // Things that stand in front keep their own bytes: only what lies over their edge is softened.
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
