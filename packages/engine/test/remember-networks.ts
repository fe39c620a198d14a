import { afterAll } from 'vitest';
import { answersOfThisRun } from './remembered/in-this-process.ts';

/**
 * Networks of tests run once per input and run of tests.
 *
 * @returns lets the networks of this file run again: a test that something is repeatable calls it before the second time.
 */
export function rememberNetworks(): () => void {
  const answers = answersOfThisRun();
  afterAll(() => answers?.remember());
  return () => answers?.forget();
}
