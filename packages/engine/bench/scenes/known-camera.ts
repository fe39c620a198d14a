import type { Camera } from '../../src/scene/camera/camera.ts';
import type { Vector3 } from '../../src/scene/camera/vector.ts';
import type { RoomLayout } from '../../src/scene/room-box/layout.ts';
import type { SceneFacts } from '../../studio/benchmark-scenes/facts.ts';

/**
 * The camera and the box that a scene was rendered with, as an analysis would name them: which of the four wall
 * directions is called X is free, so the one nearest to the found camera's counts.
 */
export function knownLayout(
  { camera, room, width }: SceneFacts,
  found: Camera,
): { camera: Camera; layout: RoomLayout } {
  if (!room) throw new RangeError('A house seen from outside has no room box.');
  const { right, down, forward, position, focal } = camera;
  const worldAxis = (k: 0 | 1 | 2): Vector3 => [right[k], down[k], forward[k]];
  const [x, y, z] = position;
  const [east, south] = [room.width - x, room.depth - z];
  const ways = [
    { axis: worldAxis(0), left: x, right: east, far: z, behind: south },
    { axis: opposite(worldAxis(0)), left: east, right: x, far: south, behind: z },
    { axis: worldAxis(2), left: z, right: south, far: east, behind: x },
    { axis: opposite(worldAxis(2)), left: south, right: z, far: x, behind: east },
  ].sort((a, b) => degreesBetween(found.axes[0], a.axis) - degreesBetween(found.axes[0], b.axis));
  const way = ways[0]!;
  const up = worldAxis(1);
  return {
    camera: {
      ...found,
      focal: (focal * found.width) / width,
      axes: [way.axis, up, cross(way.axis, up)],
    },
    layout: {
      min: [-way.left, -y, -way.far],
      max: [way.right, room.height - y, way.behind],
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
