import { describe, expect, it } from 'vitest';
import { followEdges } from './follow-edges.ts';
import type { Plane } from './raster.ts';

const SIDE = 40;
const plane = (at: (x: number, y: number) => number): Plane => ({
  width: SIDE,
  height: SIDE,
  data: Float32Array.from({ length: SIDE * SIDE }, (_, i) => at(i % SIDE, Math.floor(i / SIDE))),
});

describe('followEdges', () => {
  it('moves a coarse border to the edge of the picture', () => {
    const picture = plane((x) => (x < 20 ? 200 : 60));
    const coarse = plane((x) => Math.min(1, Math.max(0, (x - 14) / 8)));
    const fine = followEdges(coarse, picture, 6, 50);
    expect(fine.data[20 * SIDE + 18]).toBeLessThan(0.5);
    expect(fine.data[20 * SIDE + 21]).toBeGreaterThan(0.5);
    expect(fine.data[20 * SIDE + 21]! - fine.data[20 * SIDE + 18]!).toBeGreaterThan(0.4);
  });

  it('smooths where the picture shows no edge', () => {
    const fine = followEdges(
      plane((x) => (x === 20 ? 1 : 0)),
      plane(() => 128),
      4,
      50,
    );
    expect(fine.data[20 * SIDE + 20]).toBeLessThan(0.2);
  });
});
