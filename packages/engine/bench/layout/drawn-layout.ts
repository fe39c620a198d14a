import { createCamera } from '../../src/rooms/camera.ts';
import type { Camera } from '../../src/scene/camera.ts';
import type { RoomLayout } from '../../src/scene/layout.ts';
import type { Vector3 } from '../../src/scene/vector.ts';
import type { LayoutView } from './views.ts';

/**
 * The camera and the box a view was drawn with, as an analysis would name them: which of the four wall directions
 * is called X is free, so the one nearest to the found camera's counts.
 */
export function drawnLayout(view: LayoutView, found: Camera): { camera: Camera; layout: RoomLayout } {
  const drawn = createCamera(view.spec.camera);
  const [right, down, forward] = drawn.rotation;
  const column = (k: 0 | 1 | 2): Vector3 => [right[k], down[k], forward[k]];
  const { width, height, depth } = view.spec.size;
  const [x, y, z] = drawn.position;
  const ways = [
    { axis: column(0), left: x, right: width - x, far: z, behind: depth - z },
    { axis: opposite(column(0)), left: width - x, right: x, far: depth - z, behind: z },
    { axis: column(2), left: z, right: depth - z, far: width - x, behind: x },
    { axis: opposite(column(2)), left: depth - z, right: z, far: x, behind: width - x },
  ].sort((a, b) => degreesBetween(found.axes[0], a.axis) - degreesBetween(found.axes[0], b.axis));
  const { axis, left, right: toRight, far, behind } = ways[0]!;
  const up = column(1);
  return {
    camera: {
      ...found,
      focal: (drawn.focal * found.width) / drawn.width,
      axes: [axis, up, cross(axis, up)],
    },
    layout: {
      min: [-left, -y, -far],
      max: [toRight, height - y, behind],
      cameraHeight: y,
      scaleSource: 'ceiling',
      confidence: 1,
    },
  };
}

/** Angle between two directions of length 1. */
export function degreesBetween(a: Vector3, b: Vector3): number {
  const cosine = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  return (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI;
}

function opposite(v: Vector3): Vector3 {
  return [-v[0], -v[1], -v[2]];
}

function cross(a: Vector3, b: Vector3): Vector3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
