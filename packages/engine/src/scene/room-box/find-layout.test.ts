import { describe, expect, it } from 'vitest';
import type { Raster } from '../../base/raster/raster.ts';
import { type Camera, cameraAxes, project, rayThrough } from '../camera/camera.ts';
import type { Line } from '../camera/line.ts';
import type { Vector3 } from '../camera/vector.ts';
import { oklabImage } from '../oklab-image.ts';
import { findLayout } from './find-layout.ts';
import { faceAlong, type RoomLayout } from './layout.ts';

const WIDTH = 480;
const HEIGHT = 320;

function cameraAt(yawDegrees: number): Camera {
  const yaw = (yawDegrees * Math.PI) / 180;
  return {
    width: WIDTH,
    height: HEIGHT,
    focal: 0.7 * WIDTH,
    axes: cameraAxes(0.02, 0, yaw),
    pitch: 0.02,
    roll: 0,
    yaw,
    focalSource: 'lines',
    confidence: 1,
  };
}

interface Painted {
  readonly min: Vector3;
  readonly max: Vector3;
  /** Side of the floor's tiles, meters; 0 = none. */
  readonly tile: number;
}

const FACE_LIGHTS = [178, 246, 224, 214, 232, 220];

/** A box painted in flat grays, white on white, as bright empty rooms are. */
function painted(camera: Camera, { min, max, tile }: Painted): Raster {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0, at = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++, at += 3) {
      const ray = rayThrough(camera, x + 0.5, y + 0.5);
      const face = faceAlong(min, max, ...ray);
      const axis = ([1, 1, 0, 0, 2, 2] as const)[face]!;
      const reach = (ray[axis] < 0 ? min : max)[axis] / ray[axis];
      const inTile = (value: number) => (((value * reach) % tile) + tile) % tile;
      const isJoint = tile > 0 && face === 0 && (inTile(ray[0]) < 0.03 || inTile(ray[2]) < 0.03);
      data.fill(FACE_LIGHTS[face]! - (isJoint ? 16 : 0), at, at + 3);
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

/** The part of a world segment inside the picture, as the detector would find it. */
function seen(camera: Camera, from: Vector3, to: Vector3): Line[] {
  const points = Array.from({ length: 201 }, (_, i): Vector3 => {
    const share = i / 200;
    return [0, 1, 2].map((k) => from[k]! + (to[k]! - from[k]!) * share) as unknown as Vector3;
  }).flatMap((point) => {
    const pixel = project(camera, point);
    const inside = pixel && pixel.x > 0 && pixel.y > 0 && pixel.x < WIDTH && pixel.y < HEIGHT;
    return inside ? [pixel] : [];
  });
  const [a, b] = [points[0], points.at(-1)];
  if (!(a && b)) return [];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return length > 15 ? [{ x1: a.x, y1: a.y, x2: b.x, y2: b.y, length, score: 0.6 }] : [];
}

/** Corners of the box and joints of the floor. */
function linesOf(camera: Camera, { min, max, tile }: Painted): Line[] {
  const ring = (y: number): Line[] => [
    ...seen(camera, [min[0], y, min[2]], [max[0], y, min[2]]),
    ...seen(camera, [min[0], y, min[2]], [min[0], y, max[2]]),
    ...seen(camera, [max[0], y, min[2]], [max[0], y, max[2]]),
  ];
  const lines = [min[1], max[1]].flatMap(ring);
  for (const x of [min[0], max[0]]) lines.push(...seen(camera, [x, min[1], min[2]], [x, max[1], min[2]]));
  if (tile > 0) {
    for (let z = -tile; z > min[2]; z -= tile) {
      lines.push(...seen(camera, [min[0], min[1], z], [max[0], min[1], z]));
    }
  }
  return lines;
}

function found(camera: Camera, room: Painted): RoomLayout {
  const photo = painted(camera, room);
  return findLayout(photo, oklabImage(photo), camera, linesOf(camera, room));
}

/** Distances in camera heights, because the photo alone does not give meters. */
function shape({ min, max }: Pick<RoomLayout, 'min' | 'max'>) {
  const height = -min[1];
  return { up: max[1] / height, left: -min[0] / height, right: max[0] / height, far: -min[2] / height };
}

function expectShape(layout: RoomLayout, room: Painted, tolerance: number): void {
  const [is, should] = [shape(layout), shape(room)];
  for (const side of ['up', 'left', 'right', 'far'] as const) {
    expect(Math.abs(is[side] / should[side] - 1), side).toBeLessThan(tolerance);
  }
}

describe('findLayout', () => {
  it("finds the beginning of a hall's floor in a frontal view, not a joint of its tiles", () => {
    const hall = { min: [-3.6, -1, -7], max: [3.4, 2.6, 1], tile: 0.9 } as const;
    const layout = found(cameraAt(0), hall);
    expectShape(layout, hall, 0.05);
    expect(layout.confidence).toBeGreaterThan(0.8);
    // High halls are common, cameras at knee height are not.
    expect(layout.cameraHeight).toBeGreaterThan(0.85);
  });

  it('trusts no box if there are only diagonal lines', () => {
    const photo: Raster = {
      width: WIDTH,
      height: HEIGHT,
      data: new Uint8Array(WIDTH * HEIGHT * 3).fill(200),
    };
    expect(findLayout(photo, oklabImage(photo), cameraAt(0), []).confidence).toBeLessThan(0.3);
  });
});
