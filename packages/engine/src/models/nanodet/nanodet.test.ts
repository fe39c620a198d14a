import { expect, it } from 'vitest';
import { decodeMap } from './nanodet.ts';

const CLASSES = 80;
const BINS = 11;

/** Maps of 2 x 1 cells; the right one sees `label`, its sides a sharp distribution at these cells. */
function maps(label: number, score: number, sides: readonly number[]) {
  const scores = new Float32Array(2 * CLASSES);
  scores[CLASSES + label] = score;
  const distances = new Float32Array(2 * 4 * BINS);
  sides.forEach((bin, side) => {
    distances[(4 + side) * BINS + bin] = 60;
  });
  return { scores, distances };
}

it('reads class, score and the distances of the four sides from a cell', () => {
  const { scores, distances } = maps(57, 0.7, [1, 1, 0, 1]);
  const [found, ...others] = decodeMap(scores, distances, { columns: 2, rows: 1, least: 0.3 });
  expect(others).toEqual([]);
  expect(found).toMatchObject({ label: 57, score: expect.closeTo(0.7) });
  expect(found!.box.left).toBeCloseTo(0.25);
  expect(found!.box.right).toBeCloseTo(0.75);
});

it('uses the mean of a distribution, keeps boxes in the picture and leaves weak cells out', () => {
  const { scores, distances } = maps(3, 0.5, [10, 10, 10, 10]);
  distances[4 * BINS + 10] = 0;
  const [found] = decodeMap(scores, distances, { columns: 2, rows: 1, least: 0.3 });
  // All eleven bins alike: five cells to the left, beyond the picture.
  expect(found!.box).toEqual({ left: 0, top: 0, right: 1, bottom: 1 });
  expect(decodeMap(scores, distances, { columns: 2, rows: 1, least: 0.6 })).toEqual([]);
});
