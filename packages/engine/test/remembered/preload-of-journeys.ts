/**
 * Loaded first in the servers of browser tests: in the processes that these fork, networks run once per input and run of
 * tests, and a photo is analyzed once.
 */
import { registerHooks } from 'node:module';
import { rememberInChildren } from './in-children.ts';
import { answersOfThisRun } from './in-this-process.ts';

const ANALYSE = new URL('../../src/scene/analyse.ts', import.meta.url).href;
const ANALYSE_ONCE = new URL('analyse-once.ts', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url === ANALYSE && context.parentURL !== ANALYSE_ONCE ? next(ANALYSE_ONCE, context) : found;
  },
});
answersOfThisRun();
rememberInChildren(import.meta.url);
