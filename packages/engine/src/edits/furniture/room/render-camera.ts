import type { RenderCamera } from '../../../render/scene.ts';
import type { Camera } from '../../../scene/camera/camera.ts';

/** Nearer points count as behind the camera, meters. */
const NEAREST = 0.05;

/**
 * The camera of an analysis in the renderer's form, for a picture of the given size: the same axes, with the world's
 * origin moved from the camera to the floor below it.
 */
export function renderCamera(
  camera: Camera,
  cameraHeight: number,
  width: number,
  height: number,
): RenderCamera {
  const [X, Y, Z] = camera.axes;
  return {
    width,
    height,
    focal: (camera.focal * width) / camera.width,
    center: [width / 2, height / 2],
    position: [0, cameraHeight, 0],
    right: [X[0], Y[0], Z[0]],
    down: [X[1], Y[1], Z[1]],
    forward: [X[2], Y[2], Z[2]],
  };
}

/** The place of a world point in pixels from the top left corner, and its depth in meters; null behind the camera. */
export function projectPoint(
  camera: RenderCamera,
  x: number,
  y: number,
  z: number,
): { x: number; y: number; depth: number } | null {
  const [px, py, pz] = [x - camera.position[0], y - camera.position[1], z - camera.position[2]];
  const depth = px * camera.forward[0] + py * camera.forward[1] + pz * camera.forward[2];
  if (depth < NEAREST) return null;
  const across = px * camera.right[0] + py * camera.right[1] + pz * camera.right[2];
  const down = px * camera.down[0] + py * camera.down[1] + pz * camera.down[2];
  return {
    x: camera.center[0] + (camera.focal * across) / depth,
    y: camera.center[1] + (camera.focal * down) / depth,
    depth,
  };
}

/**
 * Whether a world point is before the camera and inside its picture; called millions of times, so it allocates
 * nothing.
 */
export function isInPicture(camera: RenderCamera, x: number, y: number, z: number): boolean {
  const { position, right, down, forward, center, focal } = camera;
  const [px, py, pz] = [x - position[0], y - position[1], z - position[2]];
  const depth = px * forward[0] + py * forward[1] + pz * forward[2];
  if (depth < NEAREST) return false;
  const across = center[0] + (focal * (px * right[0] + py * right[1] + pz * right[2])) / depth;
  const along = center[1] + (focal * (px * down[0] + py * down[1] + pz * down[2])) / depth;
  return across >= 0 && along >= 0 && across < camera.width && along < camera.height;
}

/** The pixel of the camera's picture in which a world point appears; null outside. */
export function pixelShowing(camera: RenderCamera, x: number, y: number, z: number): number | null {
  if (!isInPicture(camera, x, y, z)) return null;
  const place = projectPoint(camera, x, y, z)!;
  return Math.floor(place.y) * camera.width + Math.floor(place.x);
}
