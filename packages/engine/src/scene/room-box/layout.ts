import { type Axis, type Camera, rayThrough } from '../camera/camera.ts';
import type { Vector3 } from '../camera/vector.ts';

/** The six faces of the room box, in the order of their numbers in a face map. */
export const FACES = ['floor', 'ceiling', 'left', 'right', 'far', 'behind'] as const;
export type Face = (typeof FACES)[number];

/** The axis that stands upright on each face, by face number. */
export const FACE_NORMALS: readonly Axis[] = [1, 1, 0, 0, 2, 2];

/** The room as a box around the camera, in meters; world axes as in `Camera`, the camera is the origin. */
export interface RoomLayout {
  /** Corner with the least X, Y, Z: left wall, floor, far wall. */
  readonly min: Vector3;
  /** Corner with the greatest X, Y, Z: right wall, ceiling, wall behind the camera. */
  readonly max: Vector3;
  /** Camera above the floor, meters. */
  readonly cameraHeight: number;
  /** Whether the scale comes from a visible ceiling or only from the usual height of a camera. */
  readonly scaleSource: 'ceiling' | 'camera-height';
  /** 0 … 1. */
  readonly confidence: number;
  /** Confidence from lines and colors only, 0 … 1: the rules for walls use it. Absent if the room is known. */
  readonly linesConfidence?: number | undefined;
}

/** Number (see `FACES`) of the box face that a ray from inside the box meets. */
export function faceAlong(min: Vector3, max: Vector3, x: number, y: number, z: number): number {
  let nearest = y < 0 ? min[1] / y : y > 0 ? max[1] / y : Number.POSITIVE_INFINITY;
  let face = y < 0 ? 0 : 1;
  const alongX = x < 0 ? min[0] / x : x > 0 ? max[0] / x : Number.POSITIVE_INFINITY;
  if (alongX < nearest) {
    nearest = alongX;
    face = x < 0 ? 2 : 3;
  }
  const alongZ = z < 0 ? min[2] / z : z > 0 ? max[2] / z : Number.POSITIVE_INFINITY;
  return alongZ < nearest ? (z < 0 ? 4 : 5) : face;
}

/** Face number of every pixel of a picture of the given size that shows what the camera saw. */
export function faceMap(camera: Camera, layout: RoomLayout, width: number, height: number): Uint8Array {
  const faces = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const ray = rayThrough(
        camera,
        ((x + 0.5) * camera.width) / width,
        ((y + 0.5) * camera.height) / height,
      );
      faces[i] = faceAlong(layout.min, layout.max, ray[0], ray[1], ray[2]);
    }
  }
  return faces;
}
