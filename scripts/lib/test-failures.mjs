import { stripVTControlCharacters } from 'node:util';

/** How many lines of a failure's message the summary repeats. */
const LINES_OF_A_FAILURE = 8;

/**
 * The failures of Vitest, one text each: the test's name and the start of its first message.
 * @param {any} report what Vitest's JSON reporter wrote
 * @returns {string[]}
 */
export function vitestFailures(report) {
  return (report?.testResults ?? []).flatMap((/** @type {any} */ file) => {
    const failed = file.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
    if (failed.length === 0 && file.status === 'failed') return [failureText(file.name, file.message)];
    return failed.map((/** @type {any} */ test) =>
      failureText(`${file.name} > ${test.fullName}`, test.failureMessages?.[0]),
    );
  });
}

/**
 * The failures of the browser tests, one text each: the test's name and the start of its messages.
 * @param {any} report what Playwright's JSON reporter wrote
 * @returns {string[]}
 */
export function playwrightFailures(report) {
  const outside = (report?.errors ?? []).map((/** @type {any} */ error) =>
    failureText('outside of any test', error.message),
  );
  return [...outside, ...(report?.suites ?? []).flatMap(failuresOfSuite)];
}

/** @param {any} suite @returns {string[]} */
function failuresOfSuite(suite) {
  const own = (suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((/** @type {any} */ test) => {
        const result = test.results.find((/** @type {any} */ { errors }) => errors?.length > 0);
        // A test that timed out has two messages: the timeout, and what it was waiting for.
        const messages = result?.errors.map((/** @type {any} */ { message }) => message).join('\n');
        return failureText(`[${test.projectName}] ${spec.file} > ${spec.title}`, messages);
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap(failuresOfSuite)];
}

/** @param {string} name @param {string | undefined} message */
function failureText(name, message) {
  const lines = stripVTControlCharacters(message ?? 'It left no message.')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [name, ...lines.slice(0, LINES_OF_A_FAILURE).map((line) => `    ${line}`)].join('\n');
}
