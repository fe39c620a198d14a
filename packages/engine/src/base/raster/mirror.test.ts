import { expect, it } from 'vitest';
import { mirroredRaster, mirroredRows } from './mirror.ts';

it('turns every row from right to left, and keeps the channels of a place in order', () => {
  expect([...mirroredRows(new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]), 2, 2)]).toEqual([3, 4, 1, 2, 7, 8, 5, 6]);
  expect([...mirroredRows(new Float32Array([0.5, 1, 2]), 3, 1)]).toEqual([2, 1, 0.5]);
});

it('leaves the picture as it is', () => {
  const photo = { width: 2, height: 1, data: new Uint8Array([1, 2, 3, 4, 5, 6]) };
  expect([...mirroredRaster(photo).data]).toEqual([4, 5, 6, 1, 2, 3]);
  expect(photo.data[0]).toBe(1);
});
