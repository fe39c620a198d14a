import childProcess, { type ForkOptions } from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { REMEMBERED } from './folder.ts';

const KEY = Symbol.for('home-design.remembering-children');
const place = globalThis as { [KEY]?: true };

/**
 * From now on, the engine's processes that this one forks share the answers of networks, too. The engine gives them an
 * environment of its own, so the folder's name is added there.
 *
 * @param preload what they load first.
 */
export function rememberInChildren(preload: string): void {
  const folder = process.env[REMEMBERED];
  if (!folder || place[KEY]) return;
  place[KEY] = true;
  const { fork } = childProcess;
  const remembering = (path: string, options: ForkOptions = {}) =>
    fork(path, {
      ...options,
      env: { ...options.env, [REMEMBERED]: folder },
      execArgv: [...(options.execArgv ?? []), '--import', preload],
    });
  Reflect.set(childProcess, 'fork', remembering);
  syncBuiltinESMExports();
}
