import { onTestFinished } from 'vitest';
import { answersOfThisRun } from './remembered/in-this-process.ts';

/**
 * Networks of tests run once per input and run of tests. From now on until the running test ends, they run every time: a
 * test that something is repeatable calls it.
 */
export function runNetworksAnew(): void {
  const answers = answersOfThisRun();
  if (!answers) return;
  answers.reads = false;
  onTestFinished(() => {
    answers.reads = true;
  });
}
