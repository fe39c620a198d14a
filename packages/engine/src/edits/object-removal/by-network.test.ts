import { describe, expect, it } from 'vitest';
import { networkSureness } from './by-network.ts';

describe('the confidence in a fill by the network', () => {
  it('is high for a picture or a plant, lower for an armchair, and near zero for a sofa that fills the view', () => {
    expect(networkSureness(0.01)).toBeGreaterThan(0.75);
    expect(networkSureness(0.06)).toBeGreaterThan(0.4);
    expect(networkSureness(0.06)).toBeLessThan(0.55);
    expect(networkSureness(0.15)).toBeLessThan(0.25);
  });
});
