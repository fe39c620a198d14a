import type { Camera } from '../scene/camera.ts';
import type { Size } from './chart.ts';

/** Ways along the vertical lines of a room in its working copy. */
export interface Uprights {
  /** Columns by which the upright through a pixel moves to the right for each row up. */
  leanAt(pixel: number): number;
  /** The pixel `up` rows above another one on its upright; -1 outside the picture. */
  above(pixel: number, up: number, lean: number): number;
}

/** The uprights of a room, of a copy of the given size. */
export function uprightsOf({ focal, axes, ...picture }: Camera, { width, height }: Size): Uprights {
  const [right, down, away] = axes[1];
  return {
    leanAt(pixel) {
      const x = (((pixel % width) + 0.5) * picture.width) / width;
      const y = ((Math.floor(pixel / width) + 0.5) * picture.height) / height;
      const across = focal * right - (x - picture.width / 2) * away;
      const along = focal * down - (y - picture.height / 2) * away;
      return Math.abs(along) < 1e-6 ? 0 : -across / along;
    },
    above(pixel, up, lean) {
      const column = Math.round((pixel % width) + lean * up);
      const row = Math.floor(pixel / width) - up;
      return row < 0 || column < 0 || column >= width ? -1 : row * width + column;
    },
  };
}
