import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../../test/drawn-known-room.ts';
import { createMask } from '../../base/raster/raster.ts';
import { GOING, ROOM_CLASSES, type RoomClass } from '../../scene/segmentation/room-classes.ts';
import type { SeenThings } from '../../scene/segmentation/seen-things.ts';
import { partsOf } from './find-room-parts.ts';

const CELLS = { width: 48, height: 32 };
const { photo, analysis } = drawnKnownRoom(192, 128);

/** Cells that show one class each, as surely as said. */
function seen(at: (x: number, y: number) => readonly [RoomClass, number]): SeenThings {
  const data = new Uint8Array(CELLS.width * CELLS.height * ROOM_CLASSES.length);
  for (let i = 0; i < CELLS.width * CELLS.height; i++) {
    const [name, likely] = at(i % CELLS.width, Math.floor(i / CELLS.width));
    data[i * ROOM_CLASSES.length + ROOM_CLASSES.indexOf('wall')] = 255 * (1 - likely);
    data[i * ROOM_CLASSES.length + ROOM_CLASSES.indexOf(name)]! += 255 * likely;
  }
  const outline = createMask(CELLS.width, CELLS.height);
  GOING.forEach((name) => {
    const place = ROOM_CLASSES.indexOf(name);
    outline.data.forEach((sum, i) => {
      outline.data[i] = sum + data[i * ROOM_CLASSES.length + place]!;
    });
  });
  return { cells: { ...CELLS, data }, outline };
}
const isIn = (x: number, y: number, [left, top, right, bottom]: readonly number[]) =>
  x >= left! && x < right! && y >= top! && y < bottom!;
const SOFA = [10, 18, 26, 28];
const WINDOW = [30, 6, 40, 16];
const at = (mask: { data: Uint8Array }, x: number, y: number) => mask.data[y * 4 * 192 + x * 4]!;

describe('the parts that go and that stay', () => {
  it('are separated by the class of each cell', () => {
    const { going, building, sureness } = partsOf(
      photo,
      analysis.labels,
      seen((x, y) =>
        isIn(x, y, SOFA) ? ['furniture', 1] : isIn(x, y, WINDOW) ? ['window', 1] : ['wall', 1],
      ),
    );
    expect([at(going, 18, 23), at(building, 18, 23)]).toEqual([255, 0]);
    expect([at(going, 35, 11), at(building, 35, 11)]).toEqual([0, 255]);
    expect([at(going, 4, 4), at(building, 4, 4)]).toEqual([0, 0]);
    expect(sureness).toBeGreaterThan(0.6);
  });

  it('never overlap', () => {
    const { going, building } = partsOf(
      photo,
      analysis.labels,
      seen((x, y) =>
        isIn(x, y, SOFA) ? ['rug', 0.9] : isIn(x, y, [10, 14, 26, 18]) ? ['door', 0.9] : ['wall', 1],
      ),
    );
    expect(going.data.some((value, i) => value > 0 && building.data[i]! > 0)).toBe(false);
    expect(at(building, 18, 16)).toBe(255);
  });

  it('contain no window in the middle of a picture', () => {
    const { going, building } = partsOf(
      photo,
      analysis.labels,
      seen((x, y) =>
        isIn(x, y, [17, 22, 20, 25]) ? ['pane', 1] : isIn(x, y, SOFA) ? ['hanging', 1] : ['wall', 1],
      ),
    );
    expect([at(going, 18, 23), at(building, 18, 23)]).toEqual([255, 0]);
  });

  it('have no specks, and no gaps in things', () => {
    const { going } = partsOf(
      photo,
      analysis.labels,
      seen((x, y) =>
        (isIn(x, y, SOFA) && !(x === 18 && y === 23)) || (x === 40 && y === 24)
          ? ['furniture', 1]
          : ['wall', 1],
      ),
    );
    expect(at(going, 18, 23)).toBe(255);
    expect(at(going, 40, 24)).toBe(0);
  });

  it('have less confidence the more is uncertain', () => {
    const sure = (likely: number) =>
      partsOf(
        photo,
        analysis.labels,
        seen((x, y) => (isIn(x, y, SOFA) ? ['furniture', likely] : ['wall', 1])),
      ).sureness;
    expect(sure(0.95)).toBeGreaterThan(sure(0.6) + 0.2);
  });

  it('keep a region whole that is mostly door, even if some of it is seen as wall', () => {
    const { width, data } = analysis.labels;
    const FAR = 4;
    const door = data.map((region, i) => (region === FAR && i % width > 96 ? analysis.labels.count : region));
    const labels = { ...analysis.labels, data: door, count: analysis.labels.count + 1 };
    const isDoor = (x: number, y: number) => door[y * 4 * width + x * 4] === analysis.labels.count;
    const { building } = partsOf(
      photo,
      labels,
      seen((x, y) => (isDoor(x, y) && x % 3 > 0 ? ['door', 1] : ['wall', 1])),
    );
    const shown = [...door.keys()].filter((i) => door[i] === analysis.labels.count);
    expect(shown.length).toBeGreaterThan(100);
    expect(shown.every((i) => building.data[i] === 255)).toBe(true);
  });
});
