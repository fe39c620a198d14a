import { describe, expect, it } from 'vitest';
import { type Axis, type Camera, cameraAxes, project, rayThrough } from '../../../scene/camera/camera.ts';
import { linesAlong } from './axis-lines.ts';

const SIZE = { width: 400, height: 300 };

function cameraWith(pitch: number, yaw: number): Camera {
  const axes = cameraAxes(pitch, 0, yaw);
  return {
    width: 800,
    height: 600,
    focal: 700,
    axes,
    pitch,
    roll: 0,
    yaw,
    focalSource: 'lines',
    confidence: 1,
  };
}

/** A straight edge in the room, as pixel positions of the picture. */
function edgeAlong(camera: Camera, axis: Axis): { x: number; y: number }[] {
  return [-0.4, -0.2, 0, 0.2, 0.4].map((along) => {
    const point = [...rayThrough(camera, 420, 340)] as [number, number, number];
    point[axis] += along;
    const { x, y } = project(camera, point)!;
    return { x: (x * SIZE.width) / camera.width, y: (y * SIZE.height) / camera.height };
  });
}

describe('lines along an axis of the room', () => {
  it.each([0, 1, 2] as const)('an edge along axis %d stays on one line', (axis) => {
    const camera = cameraWith(0.15, 0.65);
    const lines = linesAlong(camera, axis, SIZE, { x: 200, y: 150 })!;
    const edge = edgeAlong(camera, axis);
    const numbers = edge.map(({ x, y }) => lines.lineAt(x, y).line);
    for (const number of numbers) expect(number).toBeCloseTo(numbers[0]!, 3);
    const pixels = lines.pixelsOf(numbers[0]!);
    for (const { x, y } of edge) {
      const at = pixels[Math.floor(lines.lineAt(x, y).step)]!;
      expect(Math.hypot((at % SIZE.width) + 0.5 - x, Math.floor(at / SIZE.width) + 0.5 - y)).toBeLessThan(
        1.5,
      );
    }
  });

  it('directions are unit vectors along the line, in the order of its steps', () => {
    const camera = cameraWith(0.15, 0.65);
    const lines = linesAlong(camera, 0, SIZE, { x: 200, y: 150 })!;
    const [from, to] = [edgeAlong(camera, 0)[0]!, edgeAlong(camera, 0)[4]!];
    const [x, y] = lines.directionAt(from.x, from.y);
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const isForward = lines.lineAt(to.x, to.y).step > lines.lineAt(from.x, from.y).step;
    const sign = isForward ? 1 : -1;
    expect([x, y]).toEqual([
      expect.closeTo((sign * (to.x - from.x)) / length),
      expect.closeTo((sign * (to.y - from.y)) / length),
    ]);
  });

  it('there are none along the direction of view', () => {
    expect(linesAlong(cameraWith(0, 0), 2, SIZE, { x: 200, y: 150 })).toBeNull();
  });
});
