import { expect, it } from 'vitest';
import type { Line } from './line.ts';
import { mergeDuplicateLines } from './merge-lines.ts';

function line(x1: number, y1: number, x2: number, y2: number, score = 0.5): Line {
  return { x1, y1, x2, y2, score, length: Math.hypot(x2 - x1, y2 - y1) };
}

it('merges two lines on the same line into one that covers both', () => {
  const merged = mergeDuplicateLines([line(0, 10, 100, 10), line(40, 11, 140, 11, 0.3)]);
  expect(merged).toHaveLength(1);
  expect(merged[0]!.length).toBeCloseTo(140, 0);
  expect(merged[0]!.score).toBe(0.5);
});

it('leaves lines unchanged that are parallel, turned, or only continue each other', () => {
  const lines = [line(0, 10, 100, 10), line(0, 20, 100, 20), line(0, 10, 90, 40), line(110, 10, 200, 10)];
  expect(mergeDuplicateLines(lines)).toHaveLength(4);
});
