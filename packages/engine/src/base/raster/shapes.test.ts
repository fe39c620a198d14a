import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { connectedComponents } from './connected-components.ts';
import { close, dilate, erode, open } from './morphology.ts';
import type { Mask } from './raster.ts';
import { fitWithin, resizeMask, resizePlane, resizeRaster } from './resize.ts';

const masks = fc
  .tuple(fc.integer({ min: 1, max: 11 }), fc.integer({ min: 1, max: 11 }))
  .chain(([width, height]) =>
    fc
      .uint8Array({ minLength: width * height, maxLength: width * height })
      .map((data): Mask => ({ width, height, data })),
  );

function drawn(...rows: string[]): Mask {
  const data = Uint8Array.from(rows.join(''), (letter) => (letter === '#' ? 255 : 0));
  return { width: rows[0]!.length, height: rows.length, data };
}

describe('morphology', () => {
  it('takes the extreme of every window', () => {
    fc.assert(
      fc.property(masks, fc.integer({ min: 0, max: 6 }), (mask, radius) => {
        const grown = dilate(mask, radius);
        const shrunk = erode(mask, radius);
        for (let y = 0; y < mask.height; y++) {
          for (let x = 0; x < mask.width; x++) {
            const window: number[] = [];
            for (let v = Math.max(0, y - radius); v <= Math.min(mask.height - 1, y + radius); v++) {
              for (let u = Math.max(0, x - radius); u <= Math.min(mask.width - 1, x + radius); u++) {
                window.push(mask.data[v * mask.width + u]!);
              }
            }
            expect(grown.data[y * mask.width + x]).toBe(Math.max(...window));
            expect(shrunk.data[y * mask.width + x]).toBe(Math.min(...window));
          }
        }
      }),
    );
  });

  it('removes specks by opening and fills gaps by closing', () => {
    const speck = drawn('.......', '.###...', '.###.#.', '.###...', '.......');
    expect(open(speck, 1)).toEqual(drawn('.......', '.###...', '.###...', '.###...', '.......'));
    const gap = drawn('.......', '.##.##.', '.##.##.', '.##.##.', '.......');
    expect(close(gap, 1).data[2 * 7 + 3]).toBe(255);
  });
});

describe('connectedComponents', () => {
  it('numbers pieces in reading order and does not join corners', () => {
    const found = connectedComponents(drawn('#.##', '#..#', '.#.#', '##.#'));
    expect(found.count).toBe(3);
    expect([...found.areas]).toEqual([2, 5, 3]);
    expect(found.labels[1]).toBe(-1);
  });

  it('joins arms that meet only further down', () => {
    expect(connectedComponents(drawn('#.#.#', '#.#.#', '#####')).count).toBe(1);
  });
});

describe('resize', () => {
  it('keeps the mean when shrinking by area', () => {
    fc.assert(
      fc.property(
        masks,
        fc.integer({ min: 1, max: 11 }),
        fc.integer({ min: 1, max: 11 }),
        (mask, width, height) => {
          const plane = { ...mask, data: Float32Array.from(mask.data) };
          const out = resizePlane(plane, Math.min(width, mask.width), Math.min(height, mask.height));
          const mean = (data: Float32Array) => data.reduce((sum, value) => sum + value, 0) / data.length;
          expect(mean(out.data)).toBeCloseTo(mean(plane.data), 2);
        },
      ),
    );
  });

  it('enlarges without shift and without leaving the range of its neighbors', () => {
    const ramp = { width: 4, height: 1, data: Float32Array.from([0, 1, 2, 3]) };
    const out = resizePlane(ramp, 8, 2, 'bilinear');
    expect([...out.data.subarray(0, 8)]).toEqual([0, 0.25, 0.75, 1.25, 1.75, 2.25, 2.75, 3]);
  });

  it('returns pictures and masks of the same size byte for byte', () => {
    fc.assert(
      fc.property(masks, (mask) => {
        expect(resizeMask(mask, mask.width, mask.height)).toEqual(mask);
        expect(resizeMask(mask, mask.width, mask.height, 'bilinear')).toEqual(mask);
      }),
    );
    const raster = { width: 2, height: 1, data: Uint8Array.from([1, 2, 3, 250, 251, 252]) };
    expect(resizeRaster(raster, 2, 1)).toEqual(raster);
  });

  it('fits sizes within a side and never enlarges', () => {
    expect(fitWithin({ width: 4000, height: 3000 }, 2048)).toEqual({ width: 2048, height: 1536 });
    expect(fitWithin({ width: 100, height: 30 }, 2048)).toEqual({ width: 100, height: 30 });
    expect(fitWithin({ width: 9000, height: 2 }, 480)).toEqual({ width: 480, height: 1 });
  });
});
