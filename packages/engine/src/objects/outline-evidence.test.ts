import { describe, expect, it } from 'vitest';
import { createPlane, type Plane } from '../base/raster/raster.ts';
import { common, outlineEvidence } from './outline-evidence.ts';

const SIDE = 20;

/** A map with one value in a rectangle of cells and another one around it. */
function plane(within: number, without: number, [left, top, right, bottom] = [4, 4, 16, 16]): Plane {
  const map = createPlane(SIDE, SIDE);
  map.data.forEach((_, i) => {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    map.data[i] = x >= left! && x < right! && y >= top! && y < bottom! ? within : without;
  });
  return map;
}

const box = { left: 0.2, top: 0.2, right: 0.8, bottom: 0.8 };
const seen = { furniture: plane(0.9, 0), building: plane(0.1, 1) };

describe('outlineEvidence', () => {
  it('measures how well a clear outline fills its box, and what the room network sees in it', () => {
    const evidence = outlineEvidence(plane(5, -5), box, seen);
    expect(evidence).toMatchObject({ cells: 144, fit: 1, stability: 1 });
    expect(evidence.furniture).toBeCloseTo(0.9);
    expect(evidence.building).toBeCloseTo(0.1);
  });

  it('finds a small outline in a large box unfit', () => {
    expect(outlineEvidence(plane(5, -5, [4, 4, 8, 16]), box, seen).fit).toBeCloseTo(1 / 3);
  });

  it('finds an outline with undecided surroundings unstable', () => {
    expect(outlineEvidence(plane(5, -0.5), box, seen).stability).toBeCloseTo(144 / 400);
  });

  it('is not misled by single cells far away', () => {
    const map = plane(5, -5);
    map.data[0] = 5;
    expect(outlineEvidence(map, box, seen).fit).toBe(1);
  });

  it('finds nothing where nothing is outlined', () => {
    expect(outlineEvidence(plane(-5, -5), box, seen)).toMatchObject({ cells: 0, fit: 0, stability: 0 });
  });
});

it('common measures what two outlines share', () => {
  const whole = outlineEvidence(plane(5, -5), box, seen);
  const part = outlineEvidence(plane(5, -5, [4, 4, 10, 16]), box, seen);
  expect(common(whole, part)).toEqual({ union: 0.5, ofFirst: 0.5, ofSecond: 1 });
});
