import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cameraAxes } from '../../scene/camera/camera.ts';
import type { RoomLayout } from '../../scene/room-box/layout.ts';
import { projectPoint, renderCamera } from '../furniture/room/render-camera.ts';
import { wallPlace, wallPlaceAt, wallSpans } from './wall-place.ts';

/** A room 5 m wide and 2.6 m high; its far wall is 4 m away. */
const ROOM: RoomLayout = {
  min: [-2, -1.4, -4],
  max: [3, 1.2, 2],
  cameraHeight: 1.4,
  scaleSource: 'ceiling',
  confidence: 1,
};
const tilt = fc.double({ min: -0.25, max: 0.25, noNaN: true });

function cameraOf(pitch: number, roll: number, yaw: number) {
  const axes = cameraAxes(pitch, roll, yaw);
  const facts = { width: 800, height: 600, focal: 600, axes, pitch, roll, yaw };
  return renderCamera({ ...facts, focalSource: 'lines', confidence: 1 }, 1.4, 800, 600);
}

it.each([
  ['left', 2, (along: number) => [-2, -4 + along], (along: number) => -along],
  ['far', 4, (along: number) => [-2 + along, -4], (along: number) => along],
  ['right', 3, (along: number) => [3, -4 + along], (along: number) => 5 + along],
] as const)('finds the place of a pixel on the %s wall, for any tilt', (_name, face, at, u) => {
  const place = wallPlace();
  const along = fc.double({ min: 0.1, max: 1.9, noNaN: true });
  const height = fc.double({ min: 0.1, max: 2.4, noNaN: true });
  fc.assert(
    fc.property(tilt, tilt, tilt, along, height, (pitch, roll, yaw, away, v) => {
      const camera = cameraOf(pitch, roll, yaw);
      const [x, z] = at(away) as [number, number];
      const seen = projectPoint(camera, x, v, z);
      fc.pre(seen !== null);
      expect(wallPlaceAt(camera, ROOM, seen!.x - 0.5, seen!.y - 0.5, place)).toBe(true);
      expect(place.face).toBe(face);
      expect(place.u).toBeCloseTo(u(away), 6);
      expect(place.v).toBeCloseTo(v, 6);
    }),
  );
});

it('gives the distance between the places of neighboring pixels', () => {
  const camera = cameraOf(0.1, 0.03, 0.5);
  for (const [x, y] of [
    [100, 200],
    [700, 350],
  ] as const) {
    const [here, right, below] = [wallPlace(), wallPlace(), wallPlace()];
    wallPlaceAt(camera, ROOM, x, y, here);
    wallPlaceAt(camera, ROOM, x + 0.001, y, right);
    wallPlaceAt(camera, ROOM, x, y + 0.001, below);
    expect((right.u - here.u) / 0.001).toBeCloseTo(here.acrossU, 4);
    expect((right.v - here.v) / 0.001).toBeCloseTo(here.acrossV, 4);
    expect((below.u - here.u) / 0.001).toBeCloseTo(here.downU, 4);
    expect((below.v - here.v) / 0.001).toBeCloseTo(here.downV, 4);
    expect(here.acrossU).toBeGreaterThan(0);
    expect(here.downV).toBeLessThan(0);
  }
});

it('goes around the room without a step', () => {
  const spans = wallSpans(ROOM);
  const [left, far, right, behind] = [spans[2]!, spans[4]!, spans[3]!, spans[5]!];
  expect(left.from + left.width).toBe(far.from);
  expect(far.from + far.width).toBe(right.from);
  expect(right.from + right.width).toBe(behind.from);
  expect(behind.from + behind.width - left.from).toBe(2 * (5 + 6));
});
