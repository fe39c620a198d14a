import { expect, it } from 'vitest';
import { cameraAxes } from '../camera/camera.ts';
import { uprightEdges } from './upright-edges.ts';

const [width, height] = [80, 60];
const camera = {
  width,
  height,
  focal: 70,
  axes: cameraAxes(0.1, 0, 0.5),
  pitch: 0.1,
  roll: 0,
  yaw: 0.5,
  focalSource: 'lines',
  confidence: 1,
} as const;
/** Floor below the middle, wall above it. */
const faces = Uint8Array.from({ length: width * height }, (_, i) => (i < (width * height) / 2 ? 4 : 0));
/** Region 1 is a box before the floor, from x = 30 to 50 and y = 36 to 55; all else is region 0. */
const labels = {
  width,
  height,
  count: 2,
  data: Uint16Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return x >= 30 && x < 50 && y >= 36 && y < 56 ? 1 : 0;
  }),
};
const line = (x1: number, y1: number, x2: number, y2: number) => ({
  x1,
  y1,
  x2,
  y2,
  length: Math.hypot(x2 - x1, y2 - y1),
  score: 0.5,
});

it('finds an upright edge of a box along eleven of its twenty rows', () => {
  const [, box] = uprightEdges(camera, [line(40, 44, 40, 54)], labels, faces);
  expect(box).toBeCloseTo(0.55, 9);
});

it('finds none in a patch with edges on the floor, nor in things on the wall above', () => {
  const slanted = [line(30, 36, 50, 41), line(30, 55, 50, 49)];
  expect([...uprightEdges(camera, slanted, labels, faces)]).toEqual([0, 0]);
  expect([...uprightEdges(camera, [line(40, 5, 40, 25)], labels, faces)]).toEqual([0, 0]);
});
