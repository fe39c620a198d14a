import type { Analysis } from '../../scene/analysis.ts';
import { type Camera, rayThrough } from '../../scene/camera/camera.ts';
import type { Size } from '../chart.ts';

/** Of `FACES`: the other wall is the far one. */
const LEFT = 2;
const RIGHT = 3;

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

/** Height of a pixel on a wall, meters from the camera up. */
export function heightOnWall(
  { camera, layout }: Pick<Analysis, 'camera' | 'layout'>,
  face: number,
  pixel: number,
  { width, height }: Size,
): number {
  const [x, y] = [(pixel % width) + 0.5, Math.floor(pixel / width) + 0.5];
  const ray = rayThrough(camera, (x * camera.width) / width, (y * camera.height) / height);
  const away =
    face === LEFT ? layout.min[0] / ray[0] : face === RIGHT ? layout.max[0] / ray[0] : layout.min[2] / ray[2];
  return away * ray[1];
}
