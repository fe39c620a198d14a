import { describe, expect, it } from 'vitest';
import { seenStraightOn } from '../../../test/drawn-window.ts';
import { createMask, createRaster, type Mask, type Raster } from '../../base/raster/raster.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { ROOM_CLASSES, type RoomClass } from '../../scene/segmentation/room-classes.ts';
import type { SeenClasses } from '../../scene/segmentation/room-network/seen-classes.ts';
import { VIEW_CLASSES } from '../../scene/segmentation/room-network/view-classes.ts';
import { seenClutter } from './seen-clutter.ts';

const WIDTH = 512;
const HEIGHT = 384;
const CELLS = { width: 128, height: 96 };

type Place = (u: number, v: number) => boolean;

const ball: Place = (u, v) => Math.hypot(u - 0.5, (v - 0.8) * 0.75) < 0.05;
const nowhere: Place = () => false;

/** A bare room with a red ball on its floor. */
function room(): Raster {
  const photo = createRaster(WIDTH, HEIGHT);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [u, v] = [((i % WIDTH) + 0.5) / WIDTH, (Math.floor(i / WIDTH) + 0.5) / HEIGHT];
    const color = ball(u, v) ? [190, 40, 40] : v > 0.6 ? [150, 118, 84] : [222, 219, 212];
    photo.data.set(color, 3 * i);
  }
  return photo;
}

function cellsWhere(place: Place, inside: number): Mask {
  const mask = createMask(CELLS.width, CELLS.height);
  for (let i = 0; i < mask.data.length; i++) {
    const [x, y] = [i % CELLS.width, Math.floor(i / CELLS.width)];
    if (place((x + 0.5) / CELLS.width, (y + 0.5) / CELLS.height)) mask.data[i] = inside;
  }
  return mask;
}

/** The room network's cells: clutter of the given probability at a place, floor elsewhere. */
function classesWhere(clutter: Place, likely: number): SeenClasses {
  const { data: isClutter } = cellsWhere(clutter, likely);
  const data = new Uint8Array(isClutter.length * VIEW_CLASSES.length);
  isClutter.forEach((probability, i) => {
    data[i * VIEW_CLASSES.length + VIEW_CLASSES.indexOf('clutter')] = probability;
    data[i * VIEW_CLASSES.length + VIEW_CLASSES.indexOf('floor')] = 255 - probability;
  });
  return { ...CELLS, data };
}

/** An analysis of the room, with the places of clutter and of furniture. */
function analysisOf(photo: Raster, clutter: Place, furniture: Place = nowhere, likely = 240): Analysis {
  const data = new Uint8Array(CELLS.width * CELLS.height * ROOM_CLASSES.length);
  const isFurniture = cellsWhere(furniture, 255).data;
  for (let i = 0; i < isFurniture.length; i++) {
    const name: RoomClass = isFurniture[i] ? 'furniture' : 'floor';
    data[i * ROOM_CLASSES.length + ROOM_CLASSES.indexOf(name)] = 255;
  }
  return {
    ...seenStraightOn(photo, 0.9),
    seenThings: { cells: { ...CELLS, data }, outline: createMask(128, 96) },
    seenClasses: classesWhere(clutter, likely),
  };
}

const photo = room();

describe('seenClutter', () => {
  it('outlines things on the floor, with their rims', async () => {
    const { mask, isHeaped } = await seenClutter(photo, analysisOf(photo, ball), []);
    expect(isHeaped).toBe(false);
    let [missed, all, beyond] = [0, 0, 0];
    mask!.data.forEach((inside, i) => {
      const [u, v] = [((i % WIDTH) + 0.5) / WIDTH, (Math.floor(i / WIDTH) + 0.5) / HEIGHT];
      if (ball(u, v)) {
        all++;
        if (inside < 128) missed++;
      } else if (inside >= 128 && Math.hypot(u - 0.5, (v - 0.8) * 0.75) > 0.075) beyond++;
    });
    expect(missed / all).toBeLessThan(0.02);
    expect(beyond).toBe(0);
  });

  it('skips things in a shelf or on a sofa, uncertain ones, and known other things', async () => {
    const around: Place = (u, v) => Math.hypot(u - 0.5, (v - 0.8) * 0.75) < 0.12;
    const none = { mask: null, offered: null, isHeaped: false };
    expect(await seenClutter(photo, analysisOf(photo, ball, around), [])).toEqual(none);
    expect(await seenClutter(photo, analysisOf(photo, ball, nowhere, 180), [])).toEqual(none);
    const vase = { left: 0.4, top: 0.6, right: 0.6, bottom: 0.95 };
    expect(await seenClutter(photo, analysisOf(photo, ball), [vase])).toEqual(none);
  });

  it("outlines the skipped things as well for a person's choice, except known other things", async () => {
    const around: Place = (u, v) => Math.hypot(u - 0.5, (v - 0.8) * 0.75) < 0.12;
    const onSofa = analysisOf(photo, ball, around, 180);
    const { mask, offered } = await seenClutter(photo, onSofa, [], true);
    expect(mask).toBeNull();
    const middle = Math.floor(0.8 * HEIGHT) * WIDTH + WIDTH / 2;
    expect([offered!.data[middle], offered!.data[0]]).toEqual([255, 0]);
    const vase = { left: 0.4, top: 0.6, right: 0.6, bottom: 0.95 };
    expect((await seenClutter(photo, onSofa, [vase], true)).offered).toBeNull();
  });

  it('reports heaps that are too large to remove', async () => {
    const heap: Place = (u, v) => Math.abs(u - 0.5) < 0.2 && Math.abs(v - 0.8) < 0.15;
    expect(await seenClutter(photo, analysisOf(photo, heap), [])).toEqual({
      mask: null,
      offered: null,
      isHeaped: true,
    });
  });

  it('finds nothing without a reading of the room network', async () => {
    expect(await seenClutter(photo, seenStraightOn(photo, 0.9), [])).toEqual({
      mask: null,
      offered: null,
      isHeaped: false,
    });
  });
});
