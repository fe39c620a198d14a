import { describe, expect, it } from 'vitest';
import { createMask, createPlane, type Mask } from '../../base/raster/raster.ts';
import type { FoundParts } from '../room-parts/find-room-parts.ts';
import { type OutlineAt, wholeThings } from './whole-things.ts';

const SIDE = 144;
type Is = (x: number, y: number) => boolean;
const never: Is = () => false;

function maskOf(is: Is): Mask {
  const mask = createMask(SIDE, SIDE);
  return { ...mask, data: mask.data.map((_, i) => (is(i % SIDE, Math.floor(i / SIDE)) ? 255 : 0)) };
}

/** The parts of a room in which everything else is clearly wall but for `doubtful`. */
function partsOf({ going = never, building = never, doubtful = never }): FoundParts {
  const none = maskOf(never);
  const wall = maskOf((x, y) => !going(x, y) && !building(x, y) && !doubtful(x, y));
  return {
    going: maskOf(going),
    building: maskOf(building),
    doubtful: maskOf(doubtful),
    wallAndTrim: wall,
    shown: { floor: none, ceiling: none, wall },
    sureness: 1,
  };
}

const isPicture: Is = (x, y) => x >= 40 && x < 80 && y >= 40 && y < 90;

/** Outlines a thing, and nothing else. */
const outlined =
  (is: Is): OutlineAt =>
  async (x, y) => {
    const odds = createPlane(SIDE, SIDE);
    const isMeant = is(Math.floor(x * SIDE), Math.floor(y * SIDE));
    return {
      ...odds,
      data: odds.data.map((_, i) => (isMeant && is(i % SIDE, Math.floor(i / SIDE)) ? 8 : -8)),
    };
  };

const at = ({ data }: Mask, x: number, y: number) => data[y * SIDE + x];

describe('wholeThings (EDITS-18)', () => {
  it('takes a picture as a whole that was found in most of its parts', async () => {
    const upper: Is = (x, y) => isPicture(x, y) && y < 76;
    const lower: Is = (x, y) => isPicture(x, y) && y >= 76;
    const { going, doubtful } = await wholeThings(
      partsOf({ going: upper, doubtful: lower }),
      outlined(isPicture),
    );

    expect([at(going, 60, 50), at(going, 60, 85), at(going, 60, 110)]).toEqual([255, 255, 0]);
    expect(at(doubtful, 60, 85)).toBe(0);
  });

  it('takes the part along that was taken for building', async () => {
    const building: Is = (x, y) => isPicture(x, y) && y >= 76;
    const parts = partsOf({ going: (x, y) => isPicture(x, y) && y < 76, building });
    const whole = await wholeThings(parts, outlined(isPicture));

    expect([at(whole.going, 60, 85), at(whole.building, 60, 85)]).toEqual([255, 0]);
  });

  it('keeps a thing as a whole that is building in most of its parts', async () => {
    const isSmall: Is = (x, y) => x >= 40 && x < 64 && y >= 40 && y < 72;
    const going: Is = (x, y) => isSmall(x, y) && y < 50;
    const parts = partsOf({ going, building: (x, y) => isSmall(x, y) && y >= 50 });
    const whole = await wholeThings(parts, outlined(isSmall));

    expect([at(whole.going, 50, 45), at(whole.building, 50, 45)]).toEqual([0, 255]);
  });

  it('leaves outlines aside that reach over clear wall', async () => {
    const parts = partsOf({ going: (x, y) => isPicture(x, y) && y < 80 });

    expect(await wholeThings(parts, outlined(isPicture))).toBe(parts);
  });

  it('leaves things aside that are in two minds', async () => {
    const parts = partsOf({
      going: (x, y) => isPicture(x, y) && y < 65,
      doubtful: (x, y) => isPicture(x, y) && y >= 65,
    });

    expect(await wholeThings(parts, outlined(isPicture))).toBe(parts);
  });
});
