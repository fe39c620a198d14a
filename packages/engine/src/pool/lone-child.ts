import { EngineError } from '../base/engine-error.ts';
import { EngineChild, type TaskLimits } from './engine-child.ts';
import type { EngineTask } from './tasks.ts';

/** One child process for quick tasks of one kind, in the order of their arrival. */
export interface LoneChild {
  /** @throws EngineError the task's own refusal, or `cancelled`, `timed_out`, `crashed`, `killed`. */
  run(task: EngineTask): Promise<unknown>;
  /** Leaves no process behind; waiting tasks end as `cancelled`. */
  close(): Promise<void>;
}

/** The child starts with the first task, is kept, and is replaced when it dies. It runs at the server's own priority. */
export function createLoneChild(entry: URL, limits: TaskLimits): LoneChild {
  let child: EngineChild | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  function living(): EngineChild {
    if (child) return child;
    const started = new EngineChild(entry, limits, true);
    child = started;
    void started.gone.then(() => {
      if (child === started) child = null;
    });
    return started;
  }

  function perform(task: EngineTask): Promise<unknown> {
    return isClosed ? Promise.reject(closing()) : living().run(task, undefined, {});
  }

  return {
    run(task) {
      const result = last.then(() => perform(task));
      last = result.catch(() => undefined);
      return result;
    },
    async close() {
      isClosed = true;
      child?.kill(closing());
      await child?.gone;
    },
  };
}

const closing = (): EngineError => new EngineError('cancelled', 'The editor is shutting down.');
