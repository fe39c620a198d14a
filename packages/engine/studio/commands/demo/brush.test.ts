import { expect, it } from 'vitest';
import { paintAreas } from './brush.ts';

const sum = (data: Uint8Array) => data.reduce((total, value) => total + value, 0) / 255;

it('fills a rectangle exactly, and half pixels by half', () => {
  const { data } = paintAreas(
    [
      [
        [0.25, 0.5],
        [0.625, 0.5],
        [0.625, 1],
        [0.25, 1],
      ],
    ],
    8,
    4,
  );
  expect([...data.subarray(16, 24)]).toEqual([0, 0, 255, 255, 255, 0, 0, 0]);
  expect(sum(data)).toBe(6);
  const half = paintAreas(
    [
      [
        [0, 0],
        [0.0625, 0],
        [0.0625, 1],
        [0, 1],
      ],
    ],
    8,
    4,
  );
  expect(half.data[0]).toBe(128);
});

it('covers as much as a slanted area has, and cuts it at the border', () => {
  const { data } = paintAreas(
    [
      [
        [-1, 0],
        [1, 0],
        [0, 1],
      ],
    ],
    200,
    100,
  );
  expect(sum(data)).toBeCloseTo(10_000 - 1, -2);
});

it('joins areas that overlap', () => {
  const square = [
    [0, 0],
    [0.5, 0],
    [0.5, 0.5],
    [0, 0.5],
  ] as const;
  expect(sum(paintAreas([square, square], 20, 20).data)).toBe(100);
});
