import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../../test/drawn-known-room.ts';
import { thingFeatures } from './thing-features.ts';

describe('what the object detector sees', () => {
  it("is laid over the image encoder's square, whose upper left part the photo fills", async () => {
    const { photo } = drawnKnownRoom(96, 48);
    const { things8, things16, things32 } = await thingFeatures(photo);
    expect([things8.side, things16.side, things32.side]).toEqual([64, 32, 16]);
    for (const { side, channels, data } of [things8, things16, things32]) {
      expect(data).toHaveLength(channels * side * side);
      const rowIsEmpty = (row: number) =>
        Array.from({ length: channels }, (_, c) =>
          data.subarray((c * side + row) * side, (c * side + row + 1) * side),
        ).every((values) => values.every((value) => value === 0));
      expect(rowIsEmpty(side / 2 - 1)).toBe(false);
      expect(rowIsEmpty(side / 2)).toBe(true);
    }
  });

  it('does not depend on the size of the photo, except in details', async () => {
    const [small, large] = [drawnKnownRoom(160, 120).photo, drawnKnownRoom(640, 480).photo];
    const [one, other] = [
      (await thingFeatures(small)).things16.data,
      (await thingFeatures(large)).things16.data,
    ];
    let [product, left, right] = [0, 0, 0];
    one.forEach((value, i) => {
      product += value * other[i]!;
      left += value * value;
      right += other[i]! * other[i]!;
    });
    expect(product / Math.sqrt(left * right)).toBeGreaterThan(0.8);
  });
});
