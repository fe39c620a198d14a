import { describe, expect, it } from 'vitest';
import { createMask, type Mask } from '../../base/raster/raster.ts';
import { rebuildingSureness } from './by-rebuilding.ts';
import { partsWithout, withoutRims } from './parts-without.ts';

const SIZE = { width: 120, height: 80 };

function box(left: number, top: number, right: number, bottom: number): Mask {
  const mask = createMask(SIZE.width, SIZE.height);
  for (let y = top; y < bottom; y++) mask.data.fill(255, y * SIZE.width + left, y * SIZE.width + right);
  return mask;
}
const joined = (...masks: Mask[]): Mask => ({
  ...SIZE,
  data: masks[0]!.data.map((_, i) => (masks.some(({ data }) => data[i]! > 0) ? 255 : 0)),
});
const at = ({ data }: Mask, x: number, y: number) => data[y * SIZE.width + x];

describe('removing a large thing like emptying a room', () => {
  const sofa = box(20, 30, 80, 60);
  const none = createMask(SIZE.width, SIZE.height);

  it('leaves the building and every other thing unchanged', () => {
    const lamp = box(95, 10, 105, 60);
    const parts = partsWithout({ going: joined(sofa, lamp), building: box(0, 0, 15, 60) }, sofa, none);
    expect([at(parts.going, 50, 45), at(parts.building, 50, 45)]).toEqual([255, 0]);
    expect([at(parts.going, 100, 30), at(parts.building, 100, 30)]).toEqual([0, 255]);
    expect([at(parts.going, 5, 30), at(parts.building, 5, 30)]).toEqual([0, 255]);
  });

  it('includes a scrap that its outline missed, but nothing that has a name', () => {
    const going = joined(sofa, box(80, 50, 84, 60));
    expect(at(partsWithout({ going, building: none }, sofa, none).going, 83, 57)).toBe(255);
    const named = partsWithout({ going, building: none }, sofa, box(80, 50, 84, 60));
    expect([at(named.going, 83, 57), at(named.building, 83, 57)]).toEqual([0, 255]);
  });

  it('takes no narrow rim along the thing for building, but does take a door beside it', () => {
    const rim = box(80, 30, 82, 60);
    const door = box(84, 10, 100, 60);
    const kept = withoutRims(joined(rim, door), sofa);
    expect([at(kept, 80, 45), at(kept, 90, 45), at(kept, 84, 45)]).toEqual([0, 255, 255]);
  });

  it('has less confidence the less of its surroundings is bare', () => {
    const sure = (bare: number) => rebuildingSureness({ layout: 0.9, bare, fit: 1 });
    expect(sure(0.95)).toBeGreaterThan(0.8);
    expect(sure(0.4)).toBeLessThan(0.35);
    expect(rebuildingSureness({ layout: 0.9, bare: 0.95, fit: 0 })).toBeLessThan(0.4);
  });
});
