import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../test/drawn-known-room.ts';
import { createMask, type Mask, type Raster } from '../base/raster/raster.ts';
import { faceMap } from '../scene/room-box/layout.ts';
import { rebuildRoom } from './rebuild-room.ts';

const { photo: empty, analysis: room } = drawnKnownRoom(240, 160);
const { width, height } = empty;
const FACES = faceMap(room.camera, room.layout, width, height);

/** A sofa before the far wall, on the floor. */
const SOFA = { left: 90, top: 78, right: 160, bottom: 112 };

function maskOf({ left, top, right, bottom }: typeof SOFA): Mask {
  const mask = createMask(width, height);
  for (let y = top; y < bottom; y++) mask.data.fill(255, y * width + left, y * width + right);
  return mask;
}

/** The room with a red sofa that darkens its surroundings: the nearer, the more. */
function furnished(): Raster {
  const data = empty.data.slice();
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const away = Math.hypot(
      Math.max(0, SOFA.left - x, x - SOFA.right + 1),
      Math.max(0, SOFA.top - y, y - SOFA.bottom + 1),
    );
    if (away === 0) data.set([170, 40, 30], i * 3);
    else for (let c = 0; c < 3; c++) data[i * 3 + c]! *= 1 - 0.2 * Math.exp(-away / 3);
  }
  return { width, height, data };
}

/** Mean difference of two pictures inside a mask, 8-bit steps. */
function difference(a: Raster, b: Raster, where: (i: number) => boolean): number {
  let [sum, pixels] = [0, 0];
  for (let i = 0; i < width * height; i++) {
    if (!where(i)) continue;
    for (let c = 0; c < 3; c++) sum += Math.abs(a.data[i * 3 + c]! - b.data[i * 3 + c]!) / 3;
    pixels++;
  }
  return sum / pixels;
}

const photo = furnished();
const going = maskOf(SOFA);
const NOTHING = createMask(width, height);
const rebuilt = rebuildRoom(photo, room, { going, building: NOTHING }, 1);

describe('rebuildRoom', () => {
  it('shows floor and wall behind a sofa like the empty room', () => {
    for (const face of [0, 4]) {
      const isBehind = (i: number) => going.data[i]! > 0 && FACES[i] === face;
      expect(difference(photo, empty, isBehind), `face ${face}`).toBeGreaterThan(60);
      expect(difference(rebuilt.raster, empty, isBehind), `face ${face}`).toBeLessThan(9);
    }
    expect(rebuilt.faces.map(({ face }) => face)).toEqual([0, 4]);
  });

  it("removes the sofa's shade on the wall as well", () => {
    const isShaded = (i: number) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      return FACES[i] === 4 && y >= SOFA.top - 8 && y < SOFA.top - 3 && x >= SOFA.left && x < SOFA.right;
    };
    const before = difference(photo, empty, isShaded);
    expect(before).toBeGreaterThan(5);
    expect(difference(rebuilt.raster, empty, isShaded)).toBeLessThan(before / 2);
  });

  it('leaves every byte outside its mask unchanged, and the photo itself', () => {
    rebuilt.mask.data.forEach((value, i) => {
      if (value > 0) return;
      expect(rebuilt.raster.data.subarray(i * 3, i * 3 + 3)).toEqual(photo.data.subarray(i * 3, i * 3 + 3));
    });
    expect(rebuilt.mask.data.some((value) => value === 0)).toBe(true);
    expect(photo.data).toEqual(furnished().data);
  });

  it('never touches the building, even right beside or behind removed things', () => {
    const building = maskOf({ left: 150, top: 60, right: 175, bottom: 95 });
    const { raster, mask } = rebuildRoom(photo, room, { going, building }, 1);
    const isBuilding = (i: number) => building.data[i]! > 0;
    expect(difference(raster, photo, isBuilding)).toBe(0);
    expect(mask.data.every((value, i) => !isBuilding(i) || value === 0)).toBe(true);
  });

  it('gives an invisible wall the paint of the other walls, and says so', () => {
    const LEFT = 2;
    const data = empty.data.map((value, i) => (FACES[Math.floor(i / 3)] === LEFT ? 30 : value));
    const hidden = { width, height, data: FACES.map((face) => (face === LEFT ? 255 : 0)) };
    const { raster, faces } = rebuildRoom(
      { width, height, data },
      room,
      { going: hidden, building: NOTHING },
      1,
    );
    const isLeft = (i: number) => FACES[i] === LEFT;
    expect(difference(raster, empty, isLeft)).toBeLessThan(
      difference({ width, height, data }, empty, isLeft) / 4,
    );
    expect(faces.find(({ face }) => face === LEFT)?.isBorrowed).toBe(true);
    expect(rebuilt.faces.some(({ isBorrowed }) => isBorrowed)).toBe(false);
  });

  it('leaves a wall of bricks to the network, and says so', () => {
    const isBrick = (i: number) => FACES[i] === 4 && (i % width) % 6 > 0 && Math.floor(i / width) % 4 > 0;
    const data = photo.data.map((value, i) => (isBrick(Math.floor(i / 3)) ? value * 0.6 : value));
    const bricks = { width, height, data };
    const left = rebuildRoom(bricks, room, { going, building: NOTHING }, 1);
    const isBehind = (face: number) => (i: number) => going.data[i]! > 0 && FACES[i] === face;
    expect(left.faces.find(({ face }) => face === 4)?.isUneven).toBe(true);
    expect(left.uneven!.data.every((value, i) => !isBehind(4)(i) || value > 0)).toBe(true);
    expect(difference(left.raster, bricks, isBehind(0))).toBeGreaterThan(60);
    expect(rebuilt.uneven).toBeNull();
  });

  it('leaves a floor of which nothing is seen to the network, with the things before it', () => {
    const FLOOR = 0;
    const hidden = { width, height, data: FACES.map((face) => (face === FLOOR ? 255 : 0)) };
    const { uneven, faces } = rebuildRoom(photo, room, { going: hidden, building: NOTHING }, 1);

    expect(faces.find(({ face }) => face === FLOOR)?.isUneven).toBe(true);
    expect(uneven!.data.every((value, i) => FACES[i] !== FLOOR || value > 0)).toBe(true);
  });

  it('uses only pixels as paint that clearly show the surface', () => {
    // A dark cloth hangs before most of the far wall.
    const isOver = (i: number) => FACES[i] === 4 && going.data[i] === 0 && Math.floor(i / width) >= 50;
    const data = photo.data.map((value, i) => (isOver(Math.floor(i / 3)) ? 20 : value));
    const all = { width, height, data: FACES.map((_, i) => (isOver(i) ? 0 : 255)) };
    const shown = { floor: all, ceiling: all, wall: all };
    const isBehind = (i: number) => going.data[i]! > 0 && FACES[i] === 4;
    const [seen, unseen] = [{ shown }, {}].map((more) => {
      const parts = { going, building: NOTHING, ...more };
      return difference(rebuildRoom({ width, height, data }, room, parts, 1).raster, empty, isBehind);
    }) as [number, number];
    expect(seen).toBeLessThan(12);
    expect(unseen).toBeGreaterThan(2 * seen);
  });

  it('gives the same bytes for the same seed', () => {
    expect(rebuildRoom(photo, room, { going, building: NOTHING }, 1).raster.data).toEqual(
      rebuilt.raster.data,
    );
  });
});
