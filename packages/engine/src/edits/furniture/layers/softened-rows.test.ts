import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gaussianBlur } from '../../../base/raster/gaussian-blur.ts';
import { softenedRows } from './softened-rows.ts';

const [width, height] = [23, 17];

/** A plane that is 0 except for a few places. */
const sparse = fc
  .array(fc.tuple(fc.nat(width * height - 1), fc.float({ min: -1, max: 1, noNaN: true })), { maxLength: 30 })
  .map((places) => {
    const data = new Float32Array(width * height);
    for (const [at, value] of places) data[at] = value;
    return data;
  });

it('blurs every channel bit for bit like whole planes', () => {
  fc.assert(
    fc.property(sparse, sparse, fc.double({ min: 0.31, max: 2, noNaN: true }), (first, second, sigma) => {
      const both = Float32Array.from({ length: 2 * width * height }, (_, i) =>
        i % 2 === 0 ? first[i / 2]! : second[(i - 1) / 2]!,
      );
      const rows = softenedRows(both, { width, height }, 2, sigma);
      const planes = [first, second].map((data) => gaussianBlur({ width, height, data }, sigma).data);
      for (let y = 0; y < height; y++) {
        const expected = Float32Array.from(rows(y), (_, i) => planes[i % 2]![y * width + (i >> 1)]!);
        expect(rows(y)).toEqual(expected);
      }
    }),
    { numRuns: 60 },
  );
});

it('skips rows that are not requested', () => {
  const data = Float32Array.from({ length: width * height }, (_, i) => Math.sin(i));
  const rows = softenedRows(data, { width, height }, 1, 0.8);
  const other = softenedRows(data, { width, height }, 1, 0.8);
  const all = Array.from({ length: height }, (_, y) => rows(y).slice());
  for (const y of [0, 1, 5, 6, 16]) expect(other(y)).toEqual(all[y]);
});
