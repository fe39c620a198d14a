import { describe, expect, it } from 'vitest';
import { createMask, type Mask } from '../../base/raster/raster.ts';
import { ThingCollector } from './thing-map.ts';

const [WIDTH, HEIGHT] = [40, 20];
/** A rectangle of a mask. */
function rectangle(
  left: number,
  top: number,
  width: number,
  height: number,
  into = createMask(WIDTH, HEIGHT),
): Mask {
  for (let y = top; y < top + height; y++) into.data.fill(255, y * WIDTH + left, y * WIDTH + left + width);
  return into;
}
const everything = rectangle(0, 0, WIDTH, HEIGHT);

describe('things collected from masks', () => {
  it('are named by their outlines first, and the rest piece by piece', () => {
    const going = rectangle(20, 5, 10, 10, rectangle(0, 5, 10, 10));
    const things = new ThingCollector(WIDTH, HEIGHT, 0.004);
    things.addOutlined('sofa', rectangle(0, 0, 15, HEIGHT), going);
    things.addPieces(going, true, () => 'rug');
    const { map, things: list } = things.finish();
    expect(list).toEqual([
      {
        id: 1,
        type: 'sofa',
        isTaken: true,
        share: 0.125,
        box: { left: 0, right: 0.25, top: 0.25, bottom: 0.75 },
      },
      {
        id: 2,
        type: 'rug',
        isTaken: true,
        share: 0.125,
        box: { left: 0.5, right: 0.75, top: 0.25, bottom: 0.75 },
      },
    ]);
    expect([map.data[6 * WIDTH + 5], map.data[6 * WIDTH + 25], map.data[6 * WIDTH + 35]]).toEqual([1, 2, 0]);
  });

  it('list removed things before offered ones, and offer nothing twice', () => {
    const things = new ThingCollector(WIDTH, HEIGHT, 0.004);
    things.addPieces(rectangle(0, 0, 20, HEIGHT), false, () => 'curtain');
    things.addPieces(everything, true, () => 'furniture');
    expect(things.finish().things.map(({ type, isTaken, share }) => [type, isTaken, share])).toEqual([
      ['furniture', true, 0.5],
      ['curtain', false, 0.5],
    ]);
  });

  it('join scraps to the thing that they touch, or else with each other', () => {
    const things = new ThingCollector(WIDTH, HEIGHT, 0.004);
    things.addOutlined('chair', rectangle(0, 0, 10, 10), everything);
    things.addPieces(rectangle(10, 0, 1, 1, rectangle(30, 19, 1, 1)), true, () => 'furniture');
    const { things: list, map } = things.finish();
    expect(list.map(({ type, share }) => [type, share * WIDTH * HEIGHT])).toEqual([
      ['chair', 101],
      ['clutter', 1],
    ]);
    expect([map.data[10], map.data[19 * WIDTH + 30]]).toEqual([1, 2]);
  });

  it('include adjacent parts: their rims, and parts that their outlines missed', () => {
    const things = new ThingCollector(WIDTH, HEIGHT, 0.004);
    const going = rectangle(0, 0, 20, 20, rectangle(30, 0, 10, 20));
    things.addOutlined('picture', rectangle(2, 2, 16, 16), going);
    things.addPieces(going, true, () => 'hanging');
    expect(things.finish().things.map(({ type, share }) => [type, share])).toEqual([
      ['picture', 0.5],
      ['hanging', 0.25],
    ]);
  });

  it('are empty if nothing goes, and scraps that stay are not offered', () => {
    const things = new ThingCollector(WIDTH, HEIGHT, 0.004);
    things.addOutlined('sofa', everything, createMask(WIDTH, HEIGHT));
    things.addPieces(rectangle(0, 0, 1, 1), false, () => 'furniture');
    expect(things.finish().things).toEqual([]);
  });
});
