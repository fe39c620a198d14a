import type { RoomView } from '@home-design/contract';
import type { Point } from '../marks/mark.ts';

/** A point of the room in meters: x to the right, y up, z towards the viewer, from the floor below the camera. */
export type RoomPoint = readonly [x: number, y: number, z: number];

/** Nearer points count as behind the camera, in meters. */
const NEAREST = 0.05;

const dot = (a: RoomPoint, b: RoomPoint): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/**
 * Projects a point of the room into the picture. The place is in shares of its width and height (beyond 0 … 1 when out
 * of sight), and the distance in meters. Null behind the camera.
 */
export function inPicture(view: RoomView, [x, y, z]: RoomPoint): (Point & { depth: number }) | null {
  const from: RoomPoint = [x, y - view.camera_height, z];
  const depth = dot(from, view.forward);
  if (depth < NEAREST) return null;
  const scale = view.focal / depth;
  return {
    x: 0.5 + (scale * dot(from, view.right)) / view.width,
    y: 0.5 + (scale * dot(from, view.down)) / view.height,
    depth,
  };
}

/** Whether a point of the room is in the picture. */
export function isShown(view: RoomView, place: RoomPoint): boolean {
  const seen = inPicture(view, place);
  return seen !== null && seen.x >= 0 && seen.x <= 1 && seen.y >= 0 && seen.y <= 1;
}

/** Direction of the ray through a point of the picture; not of unit length. */
function rayThrough(view: RoomView, place: Point): RoomPoint {
  const across = ((place.x - 0.5) * view.width) / view.focal;
  const along = ((place.y - 0.5) * view.height) / view.focal;
  const part = (axis: 0 | 1 | 2) => across * view.right[axis] + along * view.down[axis] + view.forward[axis];
  return [part(0), part(1), part(2)];
}

/**
 * The point of a plane that a point of the picture shows.
 * @param through a point of the plane
 * @param normal its direction
 * @returns null when the ray is parallel to the plane or meets it behind the camera
 */
export function onPlane(
  view: RoomView,
  place: Point,
  through: RoomPoint,
  normal: RoomPoint,
): RoomPoint | null {
  const ray = rayThrough(view, place);
  const slope = dot(ray, normal);
  if (Math.abs(slope) < 1e-6) return null;
  const eye: RoomPoint = [0, view.camera_height, 0];
  const reach = (dot(through, normal) - dot(eye, normal)) / slope;
  if (reach < NEAREST) return null;
  return [reach * ray[0], eye[1] + reach * ray[1], reach * ray[2]];
}
