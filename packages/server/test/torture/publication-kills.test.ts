import { describe, expect, it } from 'vitest';
import { killPublishing } from '../publication-kills/kill-publishing.ts';

const PHOTOS = 6;
const KILLS = 3;
const SEED = 2026;

describe('a server that is killed while a set is made', { timeout: 600_000 }, () => {
  it('makes one complete set, with the right files and none left over', async () => {
    const { kills, faults } = await killPublishing({ photos: PHOTOS, kills: KILLS }, SEED);
    expect(faults).toEqual([]);
    expect(kills).toHaveLength(KILLS);
    // Each kill came in the middle of the set.
    expect(Math.max(...kills)).toBeLessThanOrEqual(PHOTOS);
    expect(Math.min(...kills)).toBeGreaterThan(0);
  });
});
