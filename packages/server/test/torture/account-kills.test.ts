import { describe, expect, it } from 'vitest';
import { killExports } from '../account-kills/kill-exports.ts';
import { killDeletions, killGuestRemovals } from '../account-kills/kill-removals.ts';

/** The table in `bench/account-kills.md` uses more. */
const KILLS = 5;
const SEED = 2026;

describe('a server that is killed again and again', { timeout: 600_000 }, () => {
  it('C-28 SETTINGS-32 deletes accounts as a whole, and other accounts neither lose anything nor are charged', async () => {
    const { kills, faults } = await killDeletions(KILLS, SEED);
    expect(faults).toEqual([]);
    expect(kills.over).toBeLessThan(KILLS);
  });

  it('U-32 removes unused guests as a whole, and other accounts lose nothing', async () => {
    const { kills, faults } = await killGuestRemovals(KILLS, SEED);
    expect(faults).toEqual([]);
    expect(kills.over).toBeLessThan(KILLS);
  });

  it('U-34 exports an account completely at the next try, and leaves nothing behind', async () => {
    const { kills, faults } = await killExports(KILLS, SEED);
    expect(faults).toEqual([]);
    expect(kills.over).toBe(0);
  });
});
