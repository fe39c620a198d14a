import { expect, it } from 'vitest';
import { make } from '../../../../test/make.ts';
import { keepMarks, keptMarks } from './kept-marks.ts';
import type { Mark } from './mark.ts';

const version = () => make.version().id;
const stroke = (count: number): Mark => ({
  kind: 'stroke',
  side: 'remove',
  width: 0.04,
  points: Array.from({ length: count }, (_, place) => ({ x: place / count, y: 0.5 })),
});

it('returns the marks of an edit, with brush strokes', () => {
  const made = version();
  const marks: Mark[] = [
    { kind: 'region', side: 'add', id: 7 },
    { kind: 'box', side: 'add', box: { x: 0.1, y: 0.1, width: 0.2, height: 0.2 } },
    stroke(4),
  ];
  keepMarks(made, marks);
  expect(keptMarks(made)).toEqual(marks);
  expect(keptMarks(version())).toBeNull();
});

it('keeps only the latest ones, and simplifies long strokes', () => {
  const first = version();
  keepMarks(first, [stroke(2)]);
  const last = version();
  for (const made of [...Array.from({ length: 19 }, version), last]) keepMarks(made, [stroke(5000)]);
  expect(keptMarks(first)).toBeNull();
  const [line] = keptMarks(last) ?? [];
  expect(line?.kind === 'stroke' && line.points.length).toBeLessThanOrEqual(301);
  expect(line?.kind === 'stroke' && line.points.at(-1)).toEqual({ x: 0.9998, y: 0.5 });
});
