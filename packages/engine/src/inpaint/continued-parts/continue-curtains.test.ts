import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../../test/drawn-known-room.ts';
import { createMask, type Mask, type Raster } from '../../base/raster/raster.ts';
import { faceMap } from '../../scene/room-box/layout.ts';
import { continueCurtains } from './continue-curtains.ts';

const { photo: empty, analysis: room } = drawnKnownRoom(240, 160);
const { width, height } = empty;
const FACES = faceMap(room.camera, room.layout, width, height);
const FAR = 4;
/** A curtain of stripes on the far wall, and a sofa with a high and a low back before its foot. */
const CURTAIN = { left: 100, right: 140, top: 30, foot: 84 };
const BACK = { middle: 120, high: 66, low: 80 };
const STRIPES = [
  [200, 60, 60],
  [60, 60, 200],
] as const;

const columnOf = (i: number) => i % width;
const rowOf = (i: number) => Math.floor(i / width);
const isSofa = (i: number) =>
  columnOf(i) >= CURTAIN.left - 6 &&
  columnOf(i) < CURTAIN.right + 6 &&
  rowOf(i) >= (columnOf(i) < BACK.middle ? BACK.high : BACK.low);
const isCurtain = (i: number, foot = CURTAIN.foot) =>
  FACES[i] === FAR &&
  columnOf(i) >= CURTAIN.left &&
  columnOf(i) < CURTAIN.right &&
  rowOf(i) >= CURTAIN.top &&
  rowOf(i) < foot;

function maskWhere(is: (i: number) => boolean): Mask {
  const mask = createMask(width, height);
  for (let i = 0; i < mask.data.length; i++) if (is(i)) mask.data[i] = 255;
  return mask;
}

function withCurtain(): Raster {
  const data = empty.data.slice();
  for (let i = 0; i < width * height; i++) {
    if (isCurtain(i)) data.set(STRIPES[Math.floor(columnOf(i) / 10) % 2]!, i * 3);
    if (isSofa(i)) data.set([240, 240, 240], i * 3);
  }
  return { width, height, data };
}

const hole = maskWhere((i) => isSofa(i));
const continuedAs = (curtains: Mask, before: Mask = hole) =>
  continueCurtains(withCurtain(), before, curtains, FACES, room);
const pixels = [...hole.data.keys()];

describe('a curtain that furniture hides in part (EDITS-41)', () => {
  const inView = maskWhere((i) => isCurtain(i) && !isSofa(i));
  const { isContinued, colors } = continuedAs(inView);

  it('ends at one height, to which it is seen beside the furniture', () => {
    const higher = pixels.filter((i) => isCurtain(i, BACK.low - 2) && isSofa(i));
    expect(higher.length).toBeGreaterThan(200);
    expect(higher.filter((i) => !isContinued[i])).toEqual([]);
    const lower = pixels.filter((i) => isContinued[i] && rowOf(i) > BACK.low + 2);
    expect(lower).toEqual([]);
  });

  it('has its folds go on along the uprights', () => {
    // Uprights lean a little in this room, so pixels beside the border of two stripes may come from either.
    const within = pixels.filter((i) => isContinued[i] && [4, 5].includes(columnOf(i) % 10));
    expect(within.length).toBeGreaterThan(20);
    for (const i of within) {
      expect([...colors.subarray(3 * i, 3 * i + 3)]).toEqual(STRIPES[Math.floor(columnOf(i) / 10) % 2]);
    }
  });

  it('is continued only behind the furniture, on the wall', () => {
    isContinued.forEach((one, i) => {
      if (one) expect(hole.data[i] && FACES[i] === FAR).toBeTruthy();
    });
  });
});

it('a curtain whose foot is in view is not made longer', () => {
  // Only a small table hides a little of it.
  const table = maskWhere((i) => isSofa(i) && columnOf(i) < CURTAIN.left + 6);
  const { isContinued } = continuedAs(
    maskWhere((i) => isCurtain(i, 60)),
    table,
  );
  expect(isContinued.includes(1)).toBe(false);
});

it('without curtains nothing is continued', () => {
  expect(continuedAs(createMask(width, height)).isContinued.includes(1)).toBe(false);
});
