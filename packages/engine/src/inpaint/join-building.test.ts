import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../test/drawn-known-room.ts';
import { createMask, type Mask, type Raster } from '../base/raster/raster.ts';
import { joinBuilding } from './join-building.ts';

const [WIDTH, HEIGHT] = [640, 480];
const DOOR = { left: 260, top: 150, right: 360, bottom: 290 };
/** A removed lamp hid a strip of the door. */
const LAMP = { left: 300, top: 190, right: 318, bottom: 330 };
const DARK = [96, 44, 40] as const;

type Box = typeof DOOR;
const isIn = ({ left, top, right, bottom }: Box, i: number) => {
  const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
  return x >= left && x < right && y >= top && y < bottom;
};
function maskWhere(test: (i: number) => boolean): Mask {
  const mask = createMask(WIDTH, HEIGHT);
  for (let i = 0; i < mask.data.length; i++) mask.data[i] = test(i) ? 255 : 0;
  return mask;
}

const { photo: room, analysis } = drawnKnownRoom(WIDTH, HEIGHT);
const going = maskWhere((i) => isIn(LAMP, i));

/** The room with a dark door, and wall where the lamp was. */
function rebuilt(): Raster {
  const data = room.data.slice();
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    if (isIn(DOOR, i) && !isIn(LAMP, i)) data.set(DARK, i * 3);
  }
  return { ...room, data };
}

const redness = ({ data }: Raster, x: number, y: number) => {
  const i = (y * WIDTH + x) * 3;
  return data[i]! - data[i + 2]!;
};

describe('a rebuilt wall beside a door', () => {
  const building = maskWhere((i) => isIn(DOOR, i) && !isIn(LAMP, i));

  it('shows the door where the removed thing hid it, and leaves the rest alone', async () => {
    const before = rebuilt();
    const { raster, mask } = await joinBuilding(
      { raster: before, mask: going },
      { going, building },
      analysis,
      1,
    );
    const [onDoor, onWall] = [redness(before, 280, 230), redness(before, 308, 230)];
    expect(redness(raster, 308, 230)).toBeGreaterThan((onDoor + onWall) / 2);
    for (let i = 0; i < mask.data.length; i++) {
      if (mask.data[i]) continue;
      expect(raster.data[i * 3]).toBe(before.data[i * 3]);
    }
    expect(redness(raster, 308, 328)).toBe(redness(before, 308, 328));
  });

  it('does not show more of a thing that a person keeps', async () => {
    const before = { raster: rebuilt(), mask: going };
    expect(await joinBuilding(before, { going, building, kept: building }, analysis, 1)).toEqual({
      ...before,
      isMadeUp: false,
    });
  });

  it('is left as it is if no part of the building is near', async () => {
    const plain = { raster: room, mask: going };
    const nowhere = createMask(WIDTH, HEIGHT);
    expect(await joinBuilding(plain, { going, building: nowhere }, analysis, 1)).toEqual({
      ...plain,
      isMadeUp: false,
    });
  });

  it('is filled as well where the rebuilding left it to the network', async () => {
    const data = room.data.map((value, i) => (isIn(LAMP, Math.floor(i / 3)) ? 0 : value));
    const dark = { raster: { ...room, data }, mask: createMask(WIDTH, HEIGHT), uneven: going };
    const nowhere = createMask(WIDTH, HEIGHT);
    const { raster, mask } = await joinBuilding(dark, { going, building: nowhere }, analysis, 1);
    const middle = (240 * WIDTH + 308) * 3;
    expect(raster.data[middle]).toBeGreaterThan(100);
    expect(mask.data).toEqual(going.data);
  });
});
