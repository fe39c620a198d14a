import type { AnswerFolder } from '../../studio/sensitivity/answer-folder.ts';
import { rememberNetworks } from '../../studio/sensitivity/remember-networks.ts';
import { REMEMBERED } from './folder.ts';

const KEY = Symbol.for('home-design.remembered-answers');
const place = globalThis as { [KEY]?: AnswerFolder };

/**
 * The answers of networks in this run of tests. From the first call on, networks of this process run once per input and
 * run of tests. Undefined outside of a run.
 */
export function answersOfThisRun(): AnswerFolder | undefined {
  const folder = process.env[REMEMBERED];
  if (folder) place[KEY] ??= rememberNetworks(folder);
  return place[KEY];
}
