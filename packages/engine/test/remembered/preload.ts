/**
 * Loaded first in processes that tests start, and in workers of Vitest: networks run once per input and run of tests, here
 * and in the processes that this one forks.
 */
import { rememberInChildren } from './in-children.ts';
import { answersOfThisRun } from './in-this-process.ts';

answersOfThisRun();
rememberInChildren(import.meta.url);
