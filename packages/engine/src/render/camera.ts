import {
  aboutX,
  aboutY,
  aboutZ,
  multiply,
  type Rotation,
  subtract,
  type Vec3,
} from '../base/geometry/vector.ts';
import type { RenderCamera } from './scene.ts';

/** The place of a camera and its direction: at a target, or by angles. */
export interface CameraPlacement {
  /** World meters. */
  readonly position: Vec3;
  /** The target in the middle of the picture; overrides `yaw` and `pitch`. */
  readonly target?: Vec3;
  /** Degrees; 0 looks along -z, positive turns right (towards +x). */
  readonly yaw?: number;
  /** Degrees; positive looks up. */
  readonly pitch?: number;
  /** Degrees; positive leans the camera clockwise, so that the picture turns counter-clockwise. */
  readonly roll?: number;
  /** Focal length as a share of the picture's width (26 mm equivalent = 0.72). */
  readonly focal: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

const RADIANS = Math.PI / 180;

/** A camera with its optical axis through the middle of the picture. */
export function makeCamera(placement: CameraPlacement): RenderCamera {
  const { position, width, height, roll = 0 } = placement;
  const { yaw, pitch } = anglesOf(placement);
  const [right, down, forward] = cameraAxes(yaw, pitch, roll);
  return {
    width,
    height,
    focal: placement.focal * width,
    center: [width / 2, height / 2],
    position,
    right,
    down,
    forward,
  };
}

function anglesOf({ position, target, yaw = 0, pitch = 0 }: CameraPlacement): { yaw: number; pitch: number } {
  if (target === undefined) return { yaw, pitch };
  const [x, y, z] = subtract(target, position);
  return { yaw: Math.atan2(x, -z) / RADIANS, pitch: Math.atan2(y, Math.hypot(x, z)) / RADIANS };
}

/** Looking along -z with world up on top: camera y is world -y, camera z is world -z. */
const AHEAD: Rotation = [
  [1, 0, 0],
  [0, -1, 0],
  [0, 0, -1],
];

/**
 * The camera's right, down and forward axes in world coordinates: first turned by yaw about the vertical, then
 * pitched, then rolled (degrees).
 */
export function cameraAxes(yaw: number, pitch: number, roll: number): Rotation {
  return multiply(
    aboutZ(-roll * RADIANS),
    multiply(aboutX(-pitch * RADIANS), multiply(AHEAD, aboutY(yaw * RADIANS))),
  );
}
