/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */

/** A run without a report proved nothing, and counts as one failure. @type {Totals} */
const NO_REPORT = { passed: 0, failed: 1, skipped: 0 };

/**
 * @param {any} report what Vitest's JSON reporter wrote
 * @returns {Totals}
 */
export function vitestTotals(report) {
  if (typeof report?.numPassedTests !== 'number') return NO_REPORT;
  // A file that could not be loaded has no tests that could fail.
  const unloaded = (report.testResults ?? []).filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * @param {any} report what Playwright's JSON reporter wrote
 * @returns {Totals}
 */
export function playwrightTotals(report) {
  if (typeof report?.stats?.expected !== 'number') return NO_REPORT;
  const { expected, unexpected, flaky, skipped } = report.stats;
  // A flaky test counts as failed, and so does an error outside tests, which stops the following tests.
  return { passed: expected, failed: unexpected + flaky + (report.errors ?? []).length, skipped };
}

/**
 * The last line of `npm test`.
 * @param {readonly Totals[]} parts
 */
export function totalsLine(parts) {
  const sum = (/** @type {keyof Totals} */ key) => parts.reduce((total, part) => total + part[key], 0);
  const skipped = sum('skipped');
  return `Tests: ${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
