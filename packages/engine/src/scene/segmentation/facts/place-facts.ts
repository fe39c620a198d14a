import type { Analysis } from '../../analysis.ts';
import { rayThrough } from '../../camera/camera.ts';
import { FACE_NORMALS, faceAlong } from '../../room-box/layout.ts';

/** Meters that count as one. @fixed the classifier was trained with it */
const METERS = { height: 1.3, along: 2, depth: 4 };
/** @fixed the classifier was trained with it */
const FAR = 3;

/** Where a cell lies in the room's box: number of the face (see `FACES`), and twelve facts. */
export interface CellPlace {
  readonly face: number;
  readonly facts: readonly number[];
}

/**
 * Face, heights over the floor and under the ceiling, distance to the nearest edge of the face and to the camera, trust in
 * the box, and the place in the picture.
 *
 * @param across, down as shares of the picture.
 */
export function placeOf({ camera, layout }: Analysis, across: number, down: number): CellPlace {
  const { min, max } = layout;
  const ray = rayThrough(camera, across * camera.width, down * camera.height);
  const face = faceAlong(min, max, ray[0], ray[1], ray[2]);
  const axis = FACE_NORMALS[face]!;
  const reach = (ray[axis] < 0 ? min : max)[axis] / ray[axis];
  const [x, y, z] = [ray[0] * reach, ray[1] * reach, ray[2] * reach];
  const aside = [x - min[0], max[0] - x];
  const ahead = z - min[2];
  const away = face < 2 ? Math.min(...aside, ahead) : face < 4 ? ahead : Math.min(...aside);
  const facts = [
    face === 0 ? 1 : 0,
    face === 1 ? 1 : 0,
    face === 2 || face === 3 ? 1 : 0,
    face === 4 ? 1 : 0,
    face === 5 ? 1 : 0,
    (y - min[1]) / METERS.height,
    (max[1] - y) / METERS.height,
    Math.min(FAR, away / METERS.along),
    Math.min(FAR, Math.hypot(x, y, z) / METERS.depth),
    layout.confidence,
    2 * across - 1,
    2 * down - 1,
  ];
  return { face, facts };
}
