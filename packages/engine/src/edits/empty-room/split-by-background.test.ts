import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../../test/drawn-known-room.ts';
import { createMask, type Mask } from '../../base/raster/raster.ts';
import { splitByBackground } from './split-by-background.ts';

const [WIDTH, HEIGHT] = [160, 120];
const { analysis } = drawnKnownRoom(WIDTH, HEIGHT);

function rectangle(
  left: number,
  top: number,
  right: number,
  bottom: number,
  into = createMask(WIDTH, HEIGHT),
): Mask {
  for (let y = top; y < bottom; y++) into.data.fill(255, y * WIDTH + left, y * WIDTH + right);
  return into;
}
const at = ({ data }: Mask, x: number, y: number) => data[y * WIDTH + x];

describe('things to remove', () => {
  // A chair before shelves, and a picture on the bare far wall beside them.
  const going = rectangle(60, 45, 68, 55, rectangle(90, 45, 98, 55));
  const shelves = rectangle(52, 38, 76, 62);
  const building = { ...shelves, data: shelves.data.map((value, i) => (going.data[i] ? 0 : value)) };

  it('are divided by their background: parts of the building, or floor and walls', () => {
    const { beforeRoom, beforeBuilding } = splitByBackground({ going, building }, analysis);
    expect([at(beforeBuilding!, 64, 50), at(beforeBuilding!, 94, 50)]).toEqual([255, 0]);
    expect([at(beforeRoom.going, 64, 50), at(beforeRoom.going, 94, 50)]).toEqual([0, 255]);
    // The part for the network is not touched before.
    expect(at(beforeRoom.building, 64, 50)).toBe(255);
  });

  it('are before the room if no part of the building is around them', () => {
    const parts = { going, building: createMask(WIDTH, HEIGHT) };
    expect(splitByBackground(parts, analysis)).toEqual({ beforeRoom: parts, beforeBuilding: null });
  });

  it('are before the room if they are large enough to hide walls and floor as well', () => {
    const large = rectangle(40, 30, 120, 70);
    const around = rectangle(30, 20, 130, 80);
    const parts = {
      going: large,
      building: { ...around, data: around.data.map((v, i) => (large.data[i] ? 0 : v)) },
    };
    expect(splitByBackground(parts, analysis).beforeBuilding).toBeNull();
  });
});
