import { describe, expect, it } from 'vitest';
import { createMask, createRaster } from '../../base/raster/raster.ts';
import { byNetwork, expectedOfNetwork, networkSureness } from './by-network.ts';

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
    for (let y = 30; y < 50; y++) things.data.fill(255, y * 120 + 40, y * 120 + 60);
    const removal = { things, staying: createMask(120, 80), byHand: false, seed: 1 };
    const { least, most } = expectedOfNetwork(removal);
    const { confidence } = await byNetwork(photo, removal);
    expect(confidence).toBeGreaterThanOrEqual(least);
    expect(confidence).toBeLessThanOrEqual(most);
    expect(least).toBeGreaterThan(most / 2);
  });
});
