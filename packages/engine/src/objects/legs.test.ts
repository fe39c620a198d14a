import { describe, expect, it } from 'vitest';
import { createMask, type Mask } from '../base/raster/raster.ts';
import { VIEW_CLASSES } from '../scene/segmentation/room-network/view-classes.ts';
import { lowFurniture, withLegs } from './legs.ts';

const SIZE = { width: 160, height: 160 };
const COLUMNS = { left: 40, right: 120 };

function boxes(...all: readonly (readonly [number, number, number, number])[]): Mask {
  const mask = createMask(SIZE.width, SIZE.height);
  for (const [left, top, right, bottom] of all) {
    for (let y = top; y < bottom; y++) mask.data.fill(255, y * SIZE.width + left, y * SIZE.width + right);
  }
  return mask;
}

describe('the outline of furniture', () => {
  const seat = boxes([40, 40, 120, 80]);
  const whole = withLegs(
    seat,
    // Two legs, which the network sees a little wider at the seat, a table behind, and the arm of a sofa that reaches into the box.
    boxes([44, 78, 54, 84], [46, 84, 51, 130], [108, 78, 113, 130], [62, 84, 100, 120], [117, 70, 150, 140]),
    COLUMNS,
  );
  const at = (x: number, y: number) => whole.data[y * SIZE.width + x];

  it('has its legs, to their ends and up to the seat', () => {
    expect([at(48, 128), at(48, 100), at(48, 82), at(110, 128)]).toEqual([255, 255, 255, 255]);
  });

  it('has neither wide furniture behind it nor the edge of furniture beside it', () => {
    expect([at(80, 110), at(118, 110), at(130, 110)]).toEqual([0, 0, 0]);
  });

  it('has no strip of the table beside it, which touches it from the side', () => {
    const beside = withLegs(boxes([40, 40, 112, 120]), boxes([113, 60, 118, 124]), COLUMNS);
    expect(beside.data[90 * SIZE.width + 115]).toBe(0);
  });

  it('keeps the seat as it is', () => {
    expect([at(80, 60), at(38, 60), at(80, 36)]).toEqual([255, 0, 0]);
  });
});

describe('furniture low in and beside a box', () => {
  const cells = { width: 40, height: 40 };
  const data = new Uint8Array(cells.width * cells.height * VIEW_CLASSES.length);
  for (let i = 0; i < cells.width * cells.height; i++) {
    data[i * VIEW_CLASSES.length + VIEW_CLASSES.indexOf(i % cells.width < 20 ? 'furniture' : 'rug')] = 240;
  }
  const low = lowFurniture(
    { ...cells, data },
    { left: 0.25, top: 0.2, right: 0.75, bottom: 0.7 },
    { left: 0, top: 0, right: 1, bottom: 1 },
    SIZE,
  );
  const at = (x: number, y: number) => low.data[y * SIZE.width + x];

  it('is what the room network sees as furniture, and no rug', () => {
    expect([at(60, 100), at(100, 100)]).toEqual([255, 0]);
  });

  it('goes on beside the box, and ends a little below it', () => {
    expect([at(36, 100), at(60, 50), at(60, 112), at(60, 120)]).toEqual([255, 0, 255, 0]);
  });
});
