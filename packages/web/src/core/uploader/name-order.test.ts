import { expect, it } from 'vitest';
import { inNameOrder } from './name-order.ts';

it('sorts files by name, and numbers in names by value', () => {
  const names = ['IMG_10.jpg', 'img_2.jpg', 'IMG_1.jpg', 'bath.jpg'];
  const files = names.map((name) => new File(['x'], name));
  expect(inNameOrder(files).map(({ name }) => name)).toEqual([
    'bath.jpg',
    'IMG_1.jpg',
    'img_2.jpg',
    'IMG_10.jpg',
  ]);
  expect(files.map(({ name }) => name)).toEqual(names);
});
