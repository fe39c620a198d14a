import { describe, expect, it } from 'vitest';
import { createRaster, type Raster } from '../base/raster/raster.ts';
import { evenLight } from './even-light.ts';

/** A ramp of grays from dark to light, in light of a color. */
function ramp(light: readonly [number, number, number], brightest = 255): Raster {
  const photo = createRaster(128, 4);
  for (let i = 0; i < 128 * 4; i++) {
    const gray = ((i % 128) / 127) * brightest;
    light.forEach((share, c) => {
      photo.data[3 * i + c] = gray * share;
    });
  }
  return photo;
}

function meanOf({ data }: Raster): number[] {
  const sums = [0, 0, 0];
  data.forEach((value, i) => {
    sums[i % 3]! += value;
  });
  return sums.map((sum) => (3 * sum) / data.length);
}

describe('evenLight', () => {
  it('makes gray things gray again that hang in the light of lamps', () => {
    const [red, green, blue] = meanOf(evenLight(ramp([0.95, 0.82, 0.62]))) as [number, number, number];
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(6);
  });

  it('brings a dark photo to the brightness of others', () => {
    const usual = meanOf(evenLight(ramp([1, 1, 1])))[1]!;
    expect(meanOf(evenLight(ramp([1, 1, 1], 110)))[1]! / usual).toBeCloseTo(1, 1);
  });

  it('leaves a blue sky blue, and a lawn green, because they are not light', () => {
    const [skyRed, , skyBlue] = meanOf(evenLight(ramp([0.5, 0.7, 1]))) as [number, number, number];
    expect(skyBlue / skyRed).toBeGreaterThan(1.5);
    const [lawnRed, lawnGreen] = meanOf(evenLight(ramp([0.5, 0.8, 0.4]))) as [number, number, number];
    expect(lawnGreen / lawnRed).toBeGreaterThan(1.2);
  });

  it('hardly changes a photo in even light, and never the photo itself', () => {
    const photo = ramp([1, 1, 1], 240);
    const before = photo.data.slice();
    const even = evenLight(photo);
    expect(photo.data).toEqual(before);
    expect(even.data.every((value, i) => Math.abs(value - before[i]!) <= 26)).toBe(true);
  });

  it('leaves black and white pictures neutral', () => {
    const black = createRaster(3, 2);
    expect(evenLight(black).data).toEqual(black.data);
    const white = createRaster(3, 2);
    white.data.fill(255);
    expect(Math.min(...evenLight(white).data)).toBeGreaterThan(225);
  });
});
