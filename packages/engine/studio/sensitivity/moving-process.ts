import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { CHILD_ENVIRONMENT } from '../../src/pool/engine-child.ts';
import { Answer, type Move, type Setting } from './task.ts';

const CHILD = join(import.meta.dirname, 'child.ts');
/** A moved number can make a loop endless. The first move also waits for the unmoved engine. */
const LONGEST_MINUTES = 20;

/** The process that runs moved engines; a new one replaces it when it ends or hangs. */
export class MovingProcess {
  readonly #setting: Setting;
  #child: ChildProcess | null = null;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  async measure(move: Move): Promise<Answer> {
    this.#child ??= fork(CHILD, [JSON.stringify(this.#setting)], { env: CHILD_ENVIRONMENT });
    this.#child.send(move);
    try {
      return Answer.parse(await nextMessage(this.#child));
    } catch (error) {
      this.end();
      return { changes: [], failed: (error as Error).message, cpuSeconds: 0 };
    }
  }

  end(): void {
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }
}

function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => settle(() => reject(new Error(`The process ended with ${code}.`)));
    const told = (message: unknown) => settle(() => resolve(message));
    const late = () => settle(() => reject(new Error('It took too long.')));
    const timer = setTimeout(late, LONGEST_MINUTES * 60_000);
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      child.off('message', told).off('exit', ended);
      finish();
    };
    child.on('message', told).on('exit', ended);
  });
}
