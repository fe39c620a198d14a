import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../../test/drawn-known-room.ts';
import { createMask, type Mask, type Raster } from '../../base/raster/raster.ts';
import { faceMap } from '../../scene/room-box/layout.ts';
import { continueDoors } from './continue-doors.ts';
import { layContinued } from './continued-parts.ts';

const { photo: empty, analysis: room } = drawnKnownRoom(240, 160);
const { width, height } = empty;
const FACES = faceMap(room.camera, room.layout, width, height);
const FAR = 4;
const DOOR = { left: 100, right: 124, top: 45 };
const FRAME = 3;
const CHEST = { left: 90, right: 140, top: 80 };
const COLORS = { leaf: [120, 90, 60], frame: [60, 30, 20] } as const;

const onWall = (i: number) => FACES[i] === FAR;
const columnOf = (i: number) => i % width;
const rowOf = (i: number) => Math.floor(i / width);
const isDoor = (i: number) =>
  onWall(i) && columnOf(i) >= DOOR.left && columnOf(i) < DOOR.right && rowOf(i) >= DOOR.top;
const isFrame = (i: number) =>
  isDoor(i) && (columnOf(i) < DOOR.left + FRAME || columnOf(i) >= DOOR.right - FRAME);
const isChest = (i: number) =>
  columnOf(i) >= CHEST.left && columnOf(i) < CHEST.right && rowOf(i) >= CHEST.top && rowOf(i) < 125;

function maskWhere(is: (i: number) => boolean): Mask {
  const mask = createMask(width, height);
  for (let i = 0; i < mask.data.length; i++) if (is(i)) mask.data[i] = 255;
  return mask;
}

/** The room with a door in its far wall, and a white chest before the lower half of the door. */
function withDoor(): Raster {
  const data = empty.data.slice();
  for (let i = 0; i < width * height; i++) {
    if (isDoor(i)) data.set(isFrame(i) ? COLORS.frame : COLORS.leaf, i * 3);
    if (isChest(i)) data.set([240, 240, 240], i * 3);
  }
  return { width, height, data };
}

const photo = withDoor();
const hole = maskWhere(isChest);
const inView = maskWhere((i) => isDoor(i) && !isChest(i));
const doors = continueDoors(photo, hole, inView, FACES, room.camera);

const colorAt = (i: number) => (doors.isContinued[i] ? [...doors.colors.subarray(3 * i, 3 * i + 3)] : null);

describe('continueDoors', () => {
  it('continues leaf and frame to the floor, behind things before them (EDITS-41)', () => {
    // Vertical lines lean a little in this room, so pixels near the sides of leaf and frame may come from beside
    // them.
    const hidden = [...hole.data.keys()].filter((i) => isChest(i) && isDoor(i));
    const isWithin = (i: number, left: number, right: number) => columnOf(i) >= left && columnOf(i) < right;
    const leaf = hidden.filter((i) => isWithin(i, DOOR.left + FRAME + 2, DOOR.right - FRAME - 2));
    const frame = hidden.filter((i) => isWithin(i, DOOR.left + 1, DOOR.left + 2));
    expect(leaf.length).toBeGreaterThan(100);
    expect(frame.length).toBeGreaterThan(5);
    for (const i of leaf) expect(colorAt(i)).toEqual([...COLORS.leaf]);
    for (const i of frame) expect(colorAt(i)).toEqual([...COLORS.frame]);
  });

  it('continues nothing on the floor, beside the door, or without a visible door', () => {
    for (let i = 0; i < width * height; i++) {
      if (!doors.isContinued[i]) continue;
      expect(isChest(i) && onWall(i)).toBe(true);
      expect(Math.abs(columnOf(i) - (DOOR.left + DOOR.right) / 2)).toBeLessThan(15);
    }
    const none = continueDoors(photo, hole, createMask(width, height), FACES, room.camera);
    expect(none.isContinued.includes(1)).toBe(false);
  });

  it('is drawn over the fill, and leaves the rest', () => {
    const color = Float32Array.of(1, 2, 3);
    const place = (column: number, row: number) => [(column + 0.5) / width, (row + 0.5) / height] as const;
    layContinued(doors, photo, ...place(20, 20), color);
    expect([...color]).toEqual([1, 2, 3]);
    layContinued(doors, photo, ...place(112, 84), color);
    expect([...color]).toEqual([...COLORS.leaf]);
  });
});
