import { describe, expect, it } from 'vitest';
import type { SeenClasses } from '../scene/segmentation/room-network/seen-classes.ts';
import { VIEW_CLASSES, type ViewClass } from '../scene/segmentation/room-network/view-classes.ts';
import { findHanging } from './find-hanging.ts';

const CELLS = { width: 128, height: 96 };

/** The room network's cells: wall, with something of a class and a probability at some places. */
function seen(
  isThing: (x: number, y: number) => boolean,
  name: ViewClass = 'hanging',
  probability = 230,
): SeenClasses {
  const data = new Uint8Array(CELLS.width * CELLS.height * VIEW_CLASSES.length);
  for (let i = 0; i < CELLS.width * CELLS.height; i++) {
    const isIts = isThing(i % CELLS.width, Math.floor(i / CELLS.width));
    data[i * VIEW_CLASSES.length + VIEW_CLASSES.indexOf('wall')] = isIts ? 255 - probability : 255;
    if (isIts) data[i * VIEW_CLASSES.length + VIEW_CLASSES.indexOf(name)] = probability;
  }
  return { ...CELLS, data };
}

const rectangle = (left: number, top: number, right: number, bottom: number) => (x: number, y: number) =>
  x >= left && x < right && y >= top && y < bottom;

describe('OBJECTS-09: pictures that the room network sees', () => {
  it('are listed with the box of their cells, largest first', () => {
    const [first, second, ...others] = findHanging(
      seen((x, y) => rectangle(20, 30, 30, 40)(x, y) || rectangle(64, 24, 96, 48)(x, y)),
    );
    expect(others).toEqual([]);
    expect(first).toMatchObject({ type: 'picture', box: { left: 0.5, top: 0.25, right: 0.75, bottom: 0.5 } });
    expect(first!.confidence).toBeGreaterThan(0.85);
    expect(second!.box.left).toBeCloseTo(20 / 128);
  });

  it('may be cut by the edge of the photo and slanted by perspective', () => {
    const slanted = (x: number, y: number) => x < 24 && y > 20 + x / 4 && y < 60 - x / 4;
    expect(findHanging(seen(slanted))).toHaveLength(1);
  });

  it.each([
    ['of another class', seen(rectangle(64, 24, 96, 48), 'lamp')],
    ['as uncertain as wall', seen(rectangle(64, 24, 96, 48), 'hanging', 150)],
    ['as small as a motif of wallpaper', seen(rectangle(64, 24, 67, 28))],
    ['as long as a rail', seen(rectangle(10, 24, 118, 28))],
    ['round', seen((x, y) => Math.abs(x - 64) + Math.abs(y - 40) < 12)],
  ])('are not things %s', (_, cells) => {
    expect(findHanging(cells)).toEqual([]);
  });
});
