import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../../test/drawn-known-room.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { wallTrust } from './wall-trust.ts';

const { analysis } = drawnKnownRoom(96, 64);
const { labels } = analysis;
const WALLS = analysis.walls.regions;

/** The analysis with given likelihoods of wall for walls, for everything else, and by the rules. */
function seen(asWall: number, others: number, byRules = 1): Analysis {
  const { width, height } = labels;
  const data = Uint8Array.from(labels.data, (region) => 255 * (WALLS.includes(region) ? asWall : others));
  const map = { width, height, data };
  return {
    ...analysis,
    regions: analysis.regions.map((region) => ({
      ...region,
      wallProbability: WALLS.includes(region.id) ? byRules : 0,
    })),
    walls: { ...analysis.walls, confidence: byRules },
    seenWalls: { cells: map, outline: map },
  };
}

describe('the confidence in the found walls', () => {
  it('is that of the rules without a reading of the networks', () => {
    const unsure = { ...analysis, walls: { ...analysis.walls, confidence: 0.1 } };
    expect(wallTrust(unsure)).toBe(0.1);
  });

  it('is high if only walls are seen as wall', () => {
    expect(wallTrust(seen(1, 0))).toBeGreaterThan(0.98);
  });

  it('falls with doubt, inside the walls or outside', () => {
    const sure = wallTrust(seen(0.75, 0.1));
    expect(wallTrust(seen(0.65, 0.1))).toBeLessThan(sure);
    expect(wallTrust(seen(0.75, 0.2))).toBeLessThan(sure);
  });

  it('falls with the share that the rules do not confirm, and is zero if they confirm none', () => {
    expect(wallTrust(seen(1, 0, 0.3))).toBeLessThan(wallTrust(seen(1, 0, 0.8)));
    expect(wallTrust(seen(1, 0, 0))).toBe(0);
  });

  it('is zero if no wall is seen', () => {
    expect(wallTrust(seen(0.1, 0.05, 0.2))).toBe(0);
  });
});
