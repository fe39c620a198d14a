import { expect, it } from 'vitest';
import { medianOf } from './median.ts';

it('the median is the middle value, or the mean of the two in the middle', () => {
  expect(medianOf([4, 1, 3, 2])).toBe(2.5);
  expect(medianOf([3, 1, 2])).toBe(2);
  expect(medianOf([])).toBe(0);
});
