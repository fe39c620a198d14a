import { describe, expect, it } from 'vitest';
import { createMask, createRaster } from '../../base/raster/raster.ts';
import { byNetwork, expectedOfNetwork, judgedSureness, networkSureness } from './by-network.ts';
import { opened } from './hole/opening.ts';

describe('the confidence in a fill by the network', () => {
  it('is high for a picture or a plant, lower for an armchair, and near zero for a sofa that fills the view', () => {
    expect(networkSureness(0.01)).toBeGreaterThan(0.75);
    expect(networkSureness(0.06)).toBeGreaterThan(0.4);
    expect(networkSureness(0.06)).toBeLessThan(0.55);
    expect(networkSureness(0.15)).toBeLessThan(0.25);
  });

  it('is known before it fills, but for what it makes up', async () => {
    const photo = createRaster(120, 80);
    const things = createMask(120, 80);
    for (let y = 30; y < 40; y++) things.data.fill(255, y * 120 + 40, y * 120 + 50);
    const removal = opened({ things, staying: createMask(120, 80), byHand: true, seed: 1 });
    const { least, most } = expectedOfNetwork(removal);
    const { confidence } = await byNetwork(photo, removal);
    expect(confidence).toBeGreaterThanOrEqual(least);
    expect(confidence).toBeLessThanOrEqual(most);
    expect(least).toBeGreaterThan(most / 2);
  });

  it('of a large thing depends on how the result is judged', () => {
    expect(judgedSureness(0.8, 0.3)).toBeGreaterThan(0.33);
    expect(judgedSureness(0.8, 0.3)).toBeLessThan(0.4);
    expect(judgedSureness(0.3, 0.3)).toBeLessThan(0.2);
    expect(judgedSureness(0.8, 0.3)).toBeGreaterThan(networkSureness(0.3));
  });

  it('of a small one does not', () => {
    expect(judgedSureness(0, 0.01)).toBe(networkSureness(0.01));
  });
});

it('things in front end where the fill begins, and keep their bytes', async () => {
  const [width, height] = [240, 180];
  const box = (left: number, top: number, right: number, bottom: number) => {
    const mask = createMask(width, height);
    for (let y = top; y < bottom; y++) mask.data.fill(255, y * width + left, y * width + right);
    return mask;
  };
  const things = box(90, 50, 150, 110);
  const inFront = box(80, 110, 160, 150);
  const photo = createRaster(width, height);
  for (let i = 0; i < width * height; i++) {
    const color = things.data[i] ? [60, 70, 160] : inFront.data[i] ? [190, 40, 40] : [214, 210, 200];
    photo.data.set(color, 3 * i);
  }
  const removal = opened({ things, staying: inFront, inFront, byHand: false, seed: 1 });
  const { raster } = await byNetwork(photo, removal);
  const redness = (at: number) => raster.data[3 * at]! - raster.data[3 * at + 1]!;
  for (let i = 0; i < width * height; i++) {
    if (inFront.data[i]) expect(raster.data[3 * i]).toBe(190);
  }
  for (let x = 95; x < 145; x++) expect(redness(106 * width + x)).toBeLessThan(30);
});
