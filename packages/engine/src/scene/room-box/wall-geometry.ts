import { type Camera, rayThrough } from '../camera/camera.ts';
import { faceAlong, type RoomLayout } from './layout.ts';

/** The place on the room box of every pixel of a small picture. */
export interface WallGeometry {
  /** Face number, see `FACES`. */
  readonly faces: Uint8Array;
  /** Height above the floor as a share of the room's height, 0 … 1. */
  readonly heights: Float32Array;
  /** Position along the wall, meters; only comparable within one wall. */
  readonly along: Float32Array;
}

/** Places every pixel of a picture of the given size on the room box. */
export function wallGeometry(
  camera: Camera,
  layout: RoomLayout,
  width: number,
  height: number,
): WallGeometry {
  const faces = new Uint8Array(width * height);
  const heights = new Float32Array(width * height);
  const along = new Float32Array(width * height);
  const { min, max } = layout;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const ray = rayThrough(
        camera,
        ((x + 0.5) * camera.width) / width,
        ((y + 0.5) * camera.height) / height,
      );
      const face = faceAlong(min, max, ray[0], ray[1], ray[2]);
      faces[i] = face;
      if (face < 2) {
        heights[i] = face;
        continue;
      }
      const axis = face < 4 ? 0 : 2;
      // Even faces (left, far) lie at the least coordinate of their axis, odd ones at the greatest.
      const reach = (face % 2 === 0 ? min[axis] : max[axis]) / ray[axis];
      heights[i] = (reach * ray[1] - min[1]) / (max[1] - min[1]);
      along[i] = reach * ray[2 - axis]!;
    }
  }
  return { faces, heights, along };
}
