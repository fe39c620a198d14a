import { setFlagsFromString } from 'node:v8';

/**
 * Keeps V8 from compiling the embedded database's busiest functions a second time, by its optimizing compiler: that is
 * more than half of the computing of a start, and one function takes 600 MB for seconds. Small queries take as long without
 * it, those over tens of thousands of rows up to half as long again (docs/decisions/0056). Call it before the database is
 * opened.
 */
export function compileWebAssemblyOnce(): void {
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
}
