import type { Mask } from '../../base/raster/raster.ts';
import { type Camera, cameraAxes, rayThrough } from '../../scene/camera/camera.ts';
import type { Vector3 } from '../../scene/camera/vector.ts';

/** Below this the vanishing points do not determine the camera's tilt. */
const LEAST_CAMERA_TRUST = 0.35;
/** Sky may extend this far below the horizon (over water, by an error of the camera), as a share of the height. */
const LOW_SKY = 0.04;
const USUAL_FOCAL_SHARE = 0.8;

/** The direction of every pixel of a photo. */
export interface SkyView {
  /** Unit direction of a position in shares of width and height: x right, y up, z toward the viewer. */
  look(u: number, v: number): Vector3;
}

/**
 * The horizon and the camera's tilt: from the photo's lines, or, if these are uncertain or put the horizon above
 * visible sky, just below the lowest sky.
 */
export function skyView(camera: Camera, sky: Mask): SkyView {
  const { width, height } = camera;
  const lowest = lowestSky(sky);
  const used =
    camera.confidence >= LEAST_CAMERA_TRUST && horizonAt(camera) > lowest - LOW_SKY
      ? camera
      : levelCamera(width, height, Math.max(0.62, lowest + LOW_SKY));
  return viewThrough(used);
}

/** The direction of pixels in the windows of a room: by its lines, or with a level camera. */
export function viewFromRoom(camera: Camera): SkyView {
  const { width, height, confidence } = camera;
  return viewThrough(confidence >= LEAST_CAMERA_TRUST ? camera : levelCamera(width, height, 0.5));
}

function viewThrough(camera: Camera): SkyView {
  return {
    look(u, v) {
      // Only the camera's tilt counts: clouds do not turn with the house.
      const [x, y, z] = rayThrough(camera, u * camera.width, v * camera.height);
      const size = Math.hypot(x, y, z);
      const cos = Math.cos(camera.yaw);
      const sin = Math.sin(camera.yaw);
      return [(cos * x - sin * z) / size, y / size, (sin * x + cos * z) / size];
    },
  };
}

/** Row of the horizon in the picture's middle, as a share of the height. */
function horizonAt({ height, focal, pitch }: Camera): number {
  return 0.5 - (focal * Math.tan(pitch)) / height;
}

/** A camera held level sideways whose horizon lies in the given row. */
function levelCamera(width: number, height: number, horizon: number): Camera {
  const focal = USUAL_FOCAL_SHARE * Math.max(width, height);
  const pitch = Math.atan(((0.5 - horizon) * height) / focal);
  return {
    width,
    height,
    focal,
    pitch,
    roll: 0,
    yaw: 0,
    axes: cameraAxes(pitch, 0, 0),
    focalSource: 'lines',
    confidence: 0,
  };
}

/** Share of the height above which 98 in 100 of the sky's pixels lie. */
function lowestSky({ width, height, data }: Mask): number {
  const rows = Array.from({ length: height }, (_, y) =>
    data.subarray(y * width, (y + 1) * width).reduce((sum, inside) => sum + (inside ? 1 : 0), 0),
  );
  let left = 0.98 * rows.reduce((sum, count) => sum + count, 0);
  let y = 0;
  for (; y < height && left > 0; y++) left -= rows[y]!;
  return y / height;
}
