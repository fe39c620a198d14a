import { describe, expect, it } from 'vitest';
import { playwrightTotals, totalsLine, vitestTotals } from './test-totals.mjs';

const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0, testResults: [] };
const playwright = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

describe('totals of a test run', () => {
  it('add up both runs in one line', () => {
    expect(totalsLine([vitestTotals(vitest), playwrightTotals(playwright)])).toBe(
      'Tests: 8 passed, 1 failed, 2 skipped',
    );
  });

  it('leave out skipped tests when there are none', () => {
    expect(totalsLine([playwrightTotals(playwright)])).toBe('Tests: 3 passed, 0 failed');
  });

  it('count a run without a report as a failure', () => {
    expect(totalsLine([vitestTotals(undefined), playwrightTotals({})])).toBe('Tests: 0 passed, 2 failed');
  });

  it('count a test file that cannot be loaded', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(vitestTotals({ ...vitest, testResults }).failed).toBe(2);
  });

  it('count a flaky browser test, and an error outside tests', () => {
    const stats = { ...playwright.stats, flaky: 1 };
    expect(playwrightTotals({ stats, errors: [{ message: 'no browser' }] }).failed).toBe(2);
  });
});
