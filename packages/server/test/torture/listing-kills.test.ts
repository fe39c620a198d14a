import { describe, expect, it } from 'vitest';
import { killImports } from '../listing-kills/kill-imports.ts';

/** The table in `bench/listing-kills.md` uses more. */
const KILLS = 5;
const HOMES = 20;
const SEED = 2026;

describe('a server that is killed while listings are imported', { timeout: 1_200_000 }, () => {
  it('LISTINGS-62 LISTINGS-63 LISTINGS-71 makes one listing of each address, with each photo once', async () => {
    const { kills, underWay, faults } = await killImports({ homes: HOMES, pictures: 2, kills: KILLS }, SEED);
    expect(faults).toEqual([]);
    expect(kills.over).toBeLessThan(kills.all);
    expect(underWay).toBeGreaterThan(0);
  });
});
