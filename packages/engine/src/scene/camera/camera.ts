import type { Line } from './line.ts';
import type { Vector3 } from './vector.ts';

/** Index of a world axis, also the class of a line that runs along it: 0 = X, 1 = Y, 2 = Z. */
export type Axis = 0 | 1 | 2;

/**
 * A pinhole camera seen from the room. Camera space: x right, y down, z into the picture. World: X right along
 * one wall direction, Y up, Z toward the viewer along the other; the camera is the origin.
 */
export interface Camera {
  /** Size in pixels of the picture all figures refer to. */
  readonly width: number;
  readonly height: number;
  /** Focal length in those pixels; the optical axis goes through the middle. */
  readonly focal: number;
  /** The world's X, Y and Z directions in camera space, unit length. */
  readonly axes: readonly [Vector3, Vector3, Vector3];
  /** Radians. Pitch > 0 looks down, roll > 0 turns the picture clockwise, yaw within +-45 degrees. */
  readonly pitch: number;
  readonly roll: number;
  readonly yaw: number;
  /** Where the focal length comes from. */
  readonly focalSource: 'exif' | 'lines';
  /** 0 … 1: the share of line length that the three directions explain, and their lead over the next best. */
  readonly confidence: number;
}

/** World axes in camera space: yaw about the vertical, then pitch, then roll. */
export function cameraAxes(pitch: number, roll: number, yaw: number): [Vector3, Vector3, Vector3] {
  const cp = Math.cos(pitch);
  const sp = Math.sin(pitch);
  const cr = Math.cos(roll);
  const sr = Math.sin(roll);
  const turn = (x: number, y: number, z: number): Vector3 => {
    const turnedX = Math.cos(yaw) * x + Math.sin(yaw) * z;
    const turnedZ = -Math.sin(yaw) * x + Math.cos(yaw) * z;
    const tiltedY = cp * y - sp * turnedZ;
    return [cr * turnedX - sr * tiltedY, sr * turnedX + cr * tiltedY, sp * y + cp * turnedZ];
  };
  return [turn(1, 0, 0), turn(0, -1, 0), turn(0, 0, -1)];
}

/** Direction, in world coordinates (not unit length), of the ray through a pixel position. */
export function rayThrough(camera: Camera, x: number, y: number): Vector3 {
  const u = (x - camera.width / 2) / camera.focal;
  const v = (y - camera.height / 2) / camera.focal;
  const [X, Y, Z] = camera.axes;
  return [u * X[0] + v * X[1] + X[2], u * Y[0] + v * Y[1] + Y[2], u * Z[0] + v * Z[1] + Z[2]];
}

/** Pixel position of a world point, or null when it is behind the camera. */
export function project(camera: Camera, point: Vector3): { x: number; y: number } | null {
  const [X, Y, Z] = camera.axes;
  const depth = point[0] * X[2] + point[1] * Y[2] + point[2] * Z[2];
  if (depth < 1e-3) return null;
  return {
    x: camera.width / 2 + (camera.focal * (point[0] * X[0] + point[1] * Y[0] + point[2] * Z[0])) / depth,
    y: camera.height / 2 + (camera.focal * (point[0] * X[1] + point[1] * Y[1] + point[2] * Z[1])) / depth,
  };
}

/** Sine of the angle between a line and the direction from its middle to an axis' vanishing point, 0 … 1. */
function missOfLine(camera: Pick<Camera, 'width' | 'height' | 'focal'>, line: Line, axis: Vector3): number {
  const mx = (line.x1 + line.x2) / 2 - camera.width / 2;
  const my = (line.y1 + line.y2) / 2 - camera.height / 2;
  const vx = camera.focal * axis[0] - mx * axis[2];
  const vy = camera.focal * axis[1] - my * axis[2];
  const reach = Math.hypot(vx, vy);
  if (reach < 1e-6) return 1;
  return Math.abs((line.x2 - line.x1) * vy - (line.y2 - line.y1) * vx) / (reach * line.length);
}

/** Lines within this of an axis' vanishing point (as a sine; 3.5 degrees) belong to it. */
const CLASS_LIMIT = Math.sin((3.5 * Math.PI) / 180);

/** The world axis every line runs along, or null when it fits none. */
export function classifyLines(camera: Camera, lines: readonly Line[]): (Axis | null)[] {
  return lines.map((line) => {
    let best: Axis | null = null;
    let least = CLASS_LIMIT;
    for (const axis of [0, 1, 2] as const) {
      const miss = missOfLine(camera, line, camera.axes[axis]);
      if (miss < least) {
        least = miss;
        best = axis;
      }
    }
    return best;
  });
}
