import { describe, expect, it } from 'vitest';
import { createMask, type Mask } from '../../base/raster/raster.ts';
import type { FoundParts } from '../room-parts/find-room-parts.ts';
import { withoutThinRims } from './thin-rims.ts';

const SIDE = 250;
type Is = (x: number, y: number) => boolean;

function maskOf(is: Is): Mask {
  const mask = createMask(SIDE, SIDE);
  return { ...mask, data: mask.data.map((_, i) => (is(i % SIDE, Math.floor(i / SIDE)) ? 255 : 0)) };
}

const isChair: Is = (x, y) => x >= 100 && x < 160 && y >= 100 && y < 200;

/** A chair that goes before a wall, and what is taken for building. */
function partsOf(isBuilding: Is): FoundParts {
  const none = maskOf(() => false);
  const building = maskOf((x, y) => isBuilding(x, y) && !isChair(x, y));
  return {
    going: maskOf(isChair),
    building,
    doubtful: building,
    wallAndTrim: none,
    shown: { floor: none, ceiling: none, wall: none },
    sureness: 1,
  };
}

const count = ({ data }: Mask): number => data.filter(Boolean).length;

describe('thin rims of building along a thing that goes', () => {
  it('go with the thing', () => {
    const parts = partsOf((x, y) => x >= 98 && x < 100 && y >= 110 && y < 150);
    const { going, building, doubtful } = withoutThinRims(parts);
    expect(count(going)).toBe(count(parts.going) + 80);
    expect([count(building), count(doubtful)]).toEqual([0, 0]);
  });

  it('go when they are as thin as a pixel within the thing', () => {
    const isLine: Is = (x, y) => x === 130 && y >= 120 && y < 170;
    const parts = partsOf(isLine);
    const cut = maskOf((x, y) => isChair(x, y) && !isLine(x, y));
    const { going } = withoutThinRims({ ...parts, going: cut, building: maskOf(isLine) });
    expect(going).toEqual(parts.going);
  });

  it.each<[string, Is]>([
    ['a door beside the thing', (x) => x >= 70 && x < 100],
    ['a pole that passes it at a distance', (x) => x >= 90 && x < 92],
    ['a long frame that it touches', (x, y) => x >= 98 && x < 100 && y < 110],
  ])('%s stays', (_, isBuilding) => {
    const parts = partsOf(isBuilding);
    expect(withoutThinRims(parts)).toBe(parts);
  });
});
