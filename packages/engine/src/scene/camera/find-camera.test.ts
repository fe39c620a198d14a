import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Camera, cameraAxes, classifyLines, project, rayThrough } from './camera.ts';
import { findCamera } from './find-camera.ts';
import type { Line } from './line.ts';
import { dot, type Vector3 } from './vector.ts';

const DEGREE = Math.PI / 180;

function camera(pitch: number, roll: number, yaw: number, focal = 700): Camera {
  return {
    width: 1024,
    height: 768,
    focal,
    axes: cameraAxes(pitch * DEGREE, roll * DEGREE, yaw * DEGREE),
    pitch: pitch * DEGREE,
    roll: roll * DEGREE,
    yaw: yaw * DEGREE,
    focalSource: 'lines',
    confidence: 1,
  };
}

/** Edges of boxes standing square in the room, as the camera sees them. */
function roomLines(seen: Camera): Line[] {
  const lines: Line[] = [];
  const add = (from: Vector3, to: Vector3): void => {
    const a = project(seen, from);
    const b = project(seen, to);
    if (!a || !b) return;
    const inside = (p: { x: number; y: number }) =>
      p.x > 0 && p.y > 0 && p.x < seen.width && p.y < seen.height;
    const length = Math.hypot(a.x - b.x, a.y - b.y);
    if (inside(a) && inside(b) && length > 25) {
      lines.push({ x1: a.x, y1: a.y, x2: b.x, y2: b.y, length, score: 0.7 });
    }
  };
  for (let x = -3; x <= 3; x++) {
    for (let z = -7; z <= -2; z++) {
      add([x, 0.2, z], [x + 0.9, 0.2, z]);
      add([x, -0.4, z], [x, 1, z]);
      add([x, 0.9, z], [x, 0.9, z + 0.9]);
    }
  }
  return lines;
}

function degreesBetween(a: Vector3, b: Vector3): number {
  return Math.acos(Math.min(1, dot(a, b))) / DEGREE;
}

describe('findCamera', () => {
  it.each([
    [4, 0, 28],
    [-3, 1, -35],
    [8, -1.5, 40],
    [0, 0.5, 22],
  ])(
    'recovers pitch %s, roll %s and yaw %s from lines, and the focal length with them',
    (pitch, roll, yaw) => {
      const truth = camera(pitch, roll, yaw);
      const found = findCamera(roomLines(truth), truth.width, truth.height, null);
      expect(degreesBetween(found.axes[1], truth.axes[1])).toBeLessThan(0.6);
      expect(Math.abs(found.focal / truth.focal - 1)).toBeLessThan(0.1);
      expect(found.confidence).toBeGreaterThan(0.5);
    },
  );

  it('uses the focal length from EXIF if a frontal view leaves it open', () => {
    const truth = camera(2, 0, 0, 900);
    const equivalent = (truth.focal / Math.hypot(truth.width, truth.height)) * 43.27;
    const found = findCamera(roomLines(truth), truth.width, truth.height, equivalent);
    expect(found.focal).toBeCloseTo(900, 3);
    expect(found.focalSource).toBe('exif');
    expect(degreesBetween(found.axes[1], truth.axes[1])).toBeLessThan(0.6);
  });

  it('has no confidence without lines', () => {
    expect(findCamera([], 1024, 768, null).confidence).toBe(0);
  });
});

describe('classifyLines', () => {
  it('names the axis of every line, and none for lines askew', () => {
    const seen = camera(3, 0, 30);
    const a = project(seen, [0.5, -0.3, -4])!;
    const up = project(seen, [0.5, 0.7, -4])!;
    // Twenty degrees off upright in the picture: no wall direction looks like that from here.
    const askew = { x: a.x + 0.34 * (a.y - up.y), y: up.y };
    const to = (b: { x: number; y: number }): Line => ({
      x1: a.x,
      y1: a.y,
      x2: b.x,
      y2: b.y,
      length: Math.hypot(b.x - a.x, b.y - a.y),
      score: 1,
    });
    expect(classifyLines(seen, [to(up), to(askew)])).toEqual([1, null]);
  });
});

describe('project', () => {
  it('is undone by rayThrough', () => {
    const angle = fc.double({ min: -30, max: 30, noNaN: true });
    const reach = fc.double({ min: -2, max: 2, noNaN: true });
    fc.assert(
      fc.property(angle, angle, reach, reach, (pitch, yaw, x, y) => {
        const seen = camera(pitch, 1, yaw);
        const point: Vector3 = [x, y, -9];
        const pixel = project(seen, point);
        if (!pixel) return;
        const ray = rayThrough(seen, pixel.x, pixel.y);
        const scale = point[2] / ray[2];
        expect(ray[0] * scale).toBeCloseTo(point[0], 6);
        expect(ray[1] * scale).toBeCloseTo(point[1], 6);
      }),
    );
  });
});
