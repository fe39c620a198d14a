import { describe, expect, it } from 'vitest';
import { changeOf, type Product } from './product.ts';

const product = (data: readonly number[], rest: Partial<Product> = {}): Product => ({
  name: 'wall-color of a room',
  maps: { picture: { channels: 3, data: Uint8Array.from(data) } },
  facts: '{"confidence":0.9}',
  refused: null,
  ...rest,
});
const before = product([10, 10, 10, 20, 20, 20]);

describe('the change of a product', () => {
  it('is none when pixels and facts are the same', () => {
    expect(changeOf(before, product([10, 10, 10, 20, 20, 20]))).toEqual({
      isSame: true,
      share: 0,
      decibels: null,
      isTurned: false,
    });
  });

  it('is the share of the pixels that differ, and how much they do', () => {
    const change = changeOf(before, product([10, 10, 10, 20, 25, 20]));
    expect(change).toMatchObject({ isSame: false, share: 0.5, isTurned: false });
    expect(change.decibels).toBeCloseTo(10 * Math.log10((255 ** 2 * 6) / 25));
  });

  it('has no noise when the map is a mask', () => {
    const mask = (data: number[]) =>
      product([], { maps: { walls: { channels: 1, data: Uint8Array.from(data) } } });
    expect(changeOf(mask([0, 1, 1, 1]), mask([1, 1, 1, 1]))).toMatchObject({ share: 0.25, decibels: null });
  });

  it('is seen in the facts when no pixel differs', () => {
    const change = changeOf(before, { ...before, facts: '{"confidence":0.8}' });
    expect(change).toMatchObject({ isSame: false, share: 0, isTurned: false });
  });

  it('is a turn when the photo is refused now, or no longer', () => {
    const refused = product([], { maps: {}, refused: 'No wall was found.' });
    expect(changeOf(before, refused)).toMatchObject({ isSame: false, isTurned: true });
    expect(changeOf(refused, before)).toMatchObject({ isSame: false, isTurned: true });
    expect(changeOf(refused, refused)).toMatchObject({ isSame: true, isTurned: false });
  });
});
