import { expect, it } from 'vitest';
import { windowAroundMarks } from './window-around.ts';

const size = { width: 40, height: 30 };
const marked = (isMarked: (x: number, y: number) => boolean) =>
  Uint8Array.from({ length: 1200 }, (_, i) => (isMarked(i % 40, Math.floor(i / 40)) ? 255 : 0));

it('is wider than the marks on each side by a share of their extent', () => {
  const marks = marked((x, y) => x >= 10 && x < 20 && y >= 12 && y < 16);
  expect(windowAroundMarks(marks, size, 0.5)).toEqual({ left: 5, top: 10, width: 20, height: 8 });
});

it('ends where the picture ends', () => {
  const marks = marked((x, y) => x < 20 && y >= 20);
  expect(windowAroundMarks(marks, size, 0.5)).toEqual({ left: 0, top: 15, width: 30, height: 15 });
});
