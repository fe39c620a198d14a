import { describe, expect, it } from 'vitest';
import { killPublishing } from '../publication-kills/kill-publishing.ts';

const PHOTOS = 6;
const KILLS = 3;
const SEED = 2026;

describe('a server that is killed while a set is made', { timeout: 600_000 }, () => {
  it('makes one whole set, with the right files and none left over', async () => {
    const { kills, faults } = await killPublishing({ photos: PHOTOS, kills: KILLS }, SEED);
    expect(faults).toEqual([]);
    expect(kills).toHaveLength(KILLS);
    // Each met the set in the middle.
    expect(Math.max(...kills)).toBeLessThanOrEqual(PHOTOS);
    expect(Math.min(...kills)).toBeGreaterThan(0);
  });
});
