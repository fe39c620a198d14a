import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxBetween, correctionsFrom, type Mark, marksFrom, takesRegion, tapped } from './mark.ts';

const place = fc.record({
  x: fc.double({ min: -1, max: 2, noNaN: true }),
  y: fc.double({ min: -1, max: 2, noNaN: true }),
});

describe('a rectangle', () => {
  it('is inside the picture, and the same from every starting corner', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        const box = boxBetween(one, other);
        expect(boxBetween(other, one)).toEqual(box);
        if (!box) return;
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });

  it('is not made by a tiny movement', () => {
    expect(boxBetween({ x: 0.5, y: 0.5 }, { x: 0.501, y: 0.9 })).toBeNull();
  });
});

describe('a tap', () => {
  it('switches a wall off and on again', () => {
    const off = tapped([], 7, 'remove');
    expect(takesRegion(off, 7, true)).toBe(false);
    expect(takesRegion(tapped(off, 7, 'add'), 7, true)).toBe(true);
    expect(tapped(off, 7, 'add')).toEqual([]);
  });

  it('switches on a region that is not a wall, and keeps the others', () => {
    const on = tapped([], 3, 'add');
    expect(takesRegion(on, 3, false)).toBe(true);
    expect(takesRegion(on, 4, false)).toBe(false);
    expect(takesRegion(on, 5, true)).toBe(true);
  });
});

it('marks are converted to the corrections of an edit, and back', () => {
  const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };
  const marks: Mark[] = [
    { kind: 'region', side: 'add', id: 2 },
    { kind: 'box', side: 'add', box },
    { kind: 'region', side: 'remove', id: 9 },
  ];
  const corrections = { add: { regions: [2], boxes: [box] }, remove: { regions: [9], boxes: [] } };
  expect(correctionsFrom(marks)).toEqual(corrections);
  expect(marksFrom(corrections)).toEqual(marks);
});
