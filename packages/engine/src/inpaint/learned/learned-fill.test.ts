import { describe, expect, it } from 'vitest';
import { runNetworksAnew } from '../../../test/run-networks-anew.ts';
import { createRandom } from '../../base/random.ts';
import { createMask, createRaster, type Mask, type Raster } from '../../base/raster/raster.ts';
import { fillByNetwork } from './learned-fill.ts';

const [width, height] = [900, 640];

/** A wall that gets darker downwards, with the grain of a camera: the ground truth. */
function wall(): Raster {
  const raster = createRaster(width, height);
  const random = createRandom(4);
  for (let i = 0; i < width * height; i++) {
    const light = 205 - (60 * Math.floor(i / width)) / height + 12 * (random() - 0.5);
    for (let c = 0; c < 3; c++) raster.data[i * 3 + c] = Math.round(light - 6 * c);
  }
  return raster;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function maskOf(...boxes: Box[]): Mask {
  const mask = createMask(width, height);
  for (const { left, top, right, bottom } of boxes) {
    for (let y = top; y < bottom; y++) mask.data.fill(255, y * width + left, y * width + right);
  }
  return mask;
}

/** The wall with something red in the boxes. */
function withThings(mask: Mask): Raster {
  const raster = wall();
  mask.data.forEach((value, i) => {
    if (value > 0) raster.data.set([200, 30, 40], i * 3);
  });
  return raster;
}

/** Mean, and spread about it, of the difference from the wall in the green channel within a mask. */
function difference(raster: Raster, mask: Mask): { mean: number; spread: number } {
  const truth = wall();
  const differences: number[] = [];
  mask.data.forEach((value, i) => {
    if (value > 0) differences.push(raster.data[i * 3 + 1]! - truth.data[i * 3 + 1]!);
  });
  const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
  const squares = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { mean, spread: Math.sqrt(squares / differences.length) };
}

const PICTURE = { left: 380, top: 200, right: 500, bottom: 290 };
const CLOCK = { left: 90, top: 90, right: 140, bottom: 140 };

describe('filling by a network', () => {
  it('restores the wall behind a picture, and changes nothing else', async () => {
    const mask = maskOf(PICTURE);
    const photo = withThings(mask);
    const filled = (await fillByNetwork(photo, mask, { seed: 1 })).raster;
    const { mean, spread } = difference(filled, mask);
    expect(Math.abs(mean)).toBeLessThan(6);
    expect(spread).toBeLessThan(9);
    mask.data.forEach((value, i) => {
      if (value > 0) return;
      for (let c = 0; c < 3; c++) {
        if (filled.data[i * 3 + c] !== photo.data[i * 3 + c]) expect.fail(`pixel ${i} changed`);
      }
    });
  });

  it('gives the same bytes for the same seed', async () => {
    const mask = maskOf(PICTURE);
    const photo = withThings(mask);
    const one = await fillByNetwork(photo, mask, { seed: 3 });
    runNetworksAnew();
    const other = await fillByNetwork(photo, mask, { seed: 3 });
    expect(Buffer.compare(one.raster.data, other.raster.data)).toBe(0);
  });

  it('fills distant holes each from its own surroundings', async () => {
    const mask = maskOf(PICTURE, CLOCK);
    const filled = (await fillByNetwork(withThings(mask), mask, { seed: 1 })).raster;
    for (const box of [PICTURE, CLOCK]) {
      expect(Math.abs(difference(filled, maskOf(box)).mean)).toBeLessThan(6);
    }
  });

  it('goes on with the wall behind a thing as large as a sofa where it gets hints of it', async () => {
    const mask = maskOf({ left: 120, top: 260, right: 800, bottom: 560 });
    const wallShown = { ...mask, data: mask.data.map((value) => 255 - value) };
    const surface = {
      behind: maskOf({ left: 0, top: 0, right: width, bottom: height }),
      shown: wallShown,
      isFloor: false,
      isTextured: false,
    };
    const { raster, isHinted } = await fillByNetwork(withThings(mask), mask, {
      seed: 1,
      surfaces: [surface],
    });
    expect(isHinted).toBe(true);
    const { mean, spread } = difference(raster, mask);
    expect(Math.abs(mean)).toBeLessThan(8);
    expect(spread).toBeLessThan(12);
  });

  describe('beside a thing of black and white squares', () => {
    const hole = maskOf(PICTURE);
    /** A photo in which the squares stand in a box, the hole left out, and that box as a mask. */
    function withSquares(box: Partial<Box>): { photo: Raster; things: Mask } {
      const things = maskOf({ ...PICTURE, top: 150, bottom: 350, left: 320, right: 560, ...box });
      const photo = withThings(hole);
      things.data.forEach((value, i) => {
        if (hole.data[i]) things.data[i] = 0;
        else if (value > 0) {
          const isDark = (Math.floor((i % width) / 12) + Math.floor(i / width / 12)) % 2 === 0;
          photo.data.fill(isDark ? 20 : 235, i * 3, i * 3 + 3);
        }
      });
      return { photo, things };
    }

    it('does not continue a thing that stands at one side of the hole', async () => {
      const { photo, things } = withSquares({ top: 260 });
      const continued = await fillByNetwork(photo, hole, { seed: 1 });
      const { raster, isMadeUp } = await fillByNetwork(photo, hole, {
        seed: 1,
        thingsInSight: async () => things,
      });
      expect([continued.isMadeUp, isMadeUp]).toEqual([true, false]);
      expect(difference(raster, hole).spread).toBeLessThan(0.6 * difference(continued.raster, hole).spread);
    });

    it('continues a thing that surrounds the hole: what was removed stood before it', async () => {
      const { photo, things } = withSquares({});
      const continued = await fillByNetwork(photo, hole, { seed: 1 });
      const same = await fillByNetwork(photo, hole, { seed: 1, thingsInSight: async () => things });
      expect(Buffer.compare(continued.raster.data, same.raster.data)).toBe(0);
    });

    it('does not ask for things in sight when the fill is calm', async () => {
      const thingsInSight = async () => expect.fail('things in sight were asked for');
      await fillByNetwork(withThings(hole), hole, { seed: 1, thingsInSight });
    });
  });
});
