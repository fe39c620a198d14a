import { describe, expect, it } from 'vitest';
import { playwrightFailures, vitestFailures } from './test-failures.mjs';

describe('the failures of a test run', () => {
  it('have the name of each failed unit test and the start of its message', () => {
    const message = Array.from({ length: 30 }, (_, line) => `\u001B[31mline ${line}\u001B[39m`).join('\n');
    const assertionResults = [
      { status: 'passed', fullName: 'fine' },
      { status: 'failed', fullName: 'adds up', failureMessages: [message] },
    ];
    const [failure, ...others] = vitestFailures({
      testResults: [{ status: 'failed', name: 'sum.test.ts', assertionResults }],
    });
    expect(others).toEqual([]);
    expect(failure?.split('\n').slice(0, 2)).toEqual(['sum.test.ts > adds up', '    line 0']);
    expect(failure?.split('\n')).toHaveLength(9);
  });

  it('include a test file that cannot be loaded', () => {
    const file = { status: 'failed', name: 'broken.test.ts', message: 'SyntaxError', assertionResults: [] };
    expect(vitestFailures({ testResults: [file] })).toEqual(['broken.test.ts\n    SyntaxError']);
  });

  it('include each failed journey, in nested suites too, and errors outside tests', () => {
    const failed = {
      status: 'unexpected',
      projectName: 'phone',
      results: [{ errors: [{ message: 'Not found' }] }],
    };
    const specs = [{ file: 'signs.spec.ts', title: 'signs in', tests: [{ status: 'expected' }, failed] }];
    expect(
      playwrightFailures({ suites: [{ suites: [{ specs }] }], errors: [{ message: 'no browser' }] }),
    ).toEqual(['outside of any test\n    no browser', '[phone] signs.spec.ts > signs in\n    Not found']);
  });

  it('show what a journey was waiting for when it timed out', () => {
    const errors = [{ message: 'Test timeout' }, { message: 'locator.click: waiting for the button' }];
    const tests = [{ status: 'unexpected', projectName: 'phone', results: [{ errors }] }];
    const specs = [{ file: 'menus.spec.ts', title: 'opens', tests }];
    expect(playwrightFailures({ suites: [{ specs }] })).toEqual([
      '[phone] menus.spec.ts > opens\n    Test timeout\n    locator.click: waiting for the button',
    ]);
  });

  it('are empty without a report', () => {
    expect([...vitestFailures(undefined), ...playwrightFailures(undefined)]).toEqual([]);
  });
});
