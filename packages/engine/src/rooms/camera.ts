import { apply, type Rotation, subtract, type Vec3 } from '../geometry/vector.ts';
import { cameraAxes } from '../render/camera.ts';
import type { CameraSpec } from './room-spec.ts';

/** A camera as geometry wants it. Camera space: x right, y down, z forward. */
export interface Camera {
  readonly width: number;
  readonly height: number;
  /** Focal length in pixels; the principal point is the middle of the picture. */
  readonly focal: number;
  /** World to camera; its rows are the camera's right, down and forward axes in world coordinates. */
  readonly rotation: Rotation;
  readonly position: Vec3;
}

/** The camera of a spec: first turned by yaw about the vertical, then pitched, then rolled. */
export function createCamera(spec: CameraSpec): Camera {
  return {
    width: spec.width,
    height: spec.height,
    focal: spec.focal * spec.width,
    rotation: cameraAxes(spec.yaw, spec.pitch, spec.roll),
    position: spec.position,
  };
}

/**
 * Where a world point appears, in pixels from the top left corner (the middle of the first pixel is 0.5, 0.5),
 * and how far in front of the camera it is (metres, negative = behind).
 */
export function project(camera: Camera, point: Vec3): { x: number; y: number; depth: number } {
  const [x, y, z] = apply(camera.rotation, subtract(point, camera.position));
  return {
    x: camera.width / 2 + (camera.focal * x) / z,
    y: camera.height / 2 + (camera.focal * y) / z,
    depth: z,
  };
}

/** World direction of a place in the picture, length 1. */
export function rayThrough(camera: Camera, x: number, y: number): Vec3 {
  const right = (x - camera.width / 2) / camera.focal;
  const down = (y - camera.height / 2) / camera.focal;
  const size = Math.hypot(right, down, 1);
  const [r, d, f] = camera.rotation;
  const back: Rotation = [
    [r[0], d[0], f[0]],
    [r[1], d[1], f[1]],
    [r[2], d[2], f[2]],
  ];
  return apply(back, [right / size, down / size, 1 / size]);
}
