import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import module from 'node:module';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EngineError } from '../base/engine-error.ts';
import type { Progress } from '../base/progress/watch.ts';
import { FromChild, RESULTS, type ToChild } from './messages.ts';
import type { EngineTask } from './tasks.ts';
import { isOverTime, processorTime } from './time-limit.ts';

/** Bounds of one task. */
export interface TaskLimits {
  /** Resident memory of the child, in MiB, at which it is killed. */
  readonly memoryLimitMegabytes: number;
  /** Time of one task, waiting not counted, after which its child is killed; longer on a busy machine, see `isOverTime`. */
  readonly timeLimitMilliseconds: number;
}

/** What the caller of a task hears of it before its end. */
export interface TaskHooks {
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Receives rough pictures of the result as small WebPs in base64; absent: none are drawn. */
  readonly onPreview?: ((webp: string) => void) | undefined;
}

/** Interval of checks of the child's memory and time: an edit needs far longer to fill a machine. */
const WATCH_MS = 100;
/** Characters of a dying child's output that the log keeps. */
const LAST_WORDS = 4000;

interface Running {
  readonly number: number;
  readonly kind: EngineTask['kind'];
  readonly hooks: TaskHooks;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: EngineError) => void;
}

/**
 * Nothing of the parent's environment, because pixels need no secrets. glibc keeps one heap for all threads: with
 * several, memory freed by one thread was lost to the others, and a process that had enlarged two photos held a third
 * more memory.
 */
export const CHILD_ENVIRONMENT = { MALLOC_ARENA_MAX: '1' } as const;

/** The same, and where this process keeps compiled code, if it does: without it, half of a start is compiling. */
function childEnvironment(): Record<string, string> {
  const cache = module.getCompileCacheDir();
  // The folder found is that of this version of Node within the folder to name.
  return { ...CHILD_ENVIRONMENT, ...(cache && { NODE_COMPILE_CACHE: dirname(cache) }) };
}

/** One child process, which does one task at a time and can be killed at any moment. */
export class EngineChild {
  /** Resolves once the process is gone. */
  readonly gone: Promise<void>;
  /** Tasks begun so far. */
  tasks = 0;
  #process: ChildProcess;
  #limits: TaskLimits;
  #running: Running | null = null;
  #reasonToDie: EngineError | null = null;
  #lastWords = '';
  #isGone = false;

  /** @param isUrgent whether it competes with the server for the processor, as only the quickest tasks may. */
  constructor(entry: URL, limits: TaskLimits, isUrgent = false) {
    this.#limits = limits;
    this.#process = fork(fileURLToPath(entry), {
      env: childEnvironment(),
      execArgv: [`--max-old-space-size=${limits.memoryLimitMegabytes}`],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#process.on('message', (message) => this.#hear(message));
    this.#process.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(-LAST_WORDS);
    });
    this.gone = new Promise((resolve) => {
      const end = (_code: number | null, signal: NodeJS.Signals | null) => {
        this.#isGone = true;
        const own = signal !== null && FROM_OUTSIDE.has(signal) ? killed(signal) : crashed(this.#lastWords);
        this.#settle((running) => running.reject(this.#reasonToDie ?? own));
        resolve();
      };
      this.#process.once('close', end);
      // Could not be started, or spoken to, or killed; one that never started sends no 'close'.
      this.#process.on('error', () => {
        this.#reasonToDie ??= this.#process.pid === undefined ? killed('could not be started') : crashed();
        if (this.#process.pid === undefined) end(null, null);
        else this.kill(this.#reasonToDie);
      });
    });
    if (this.#process.pid !== undefined && !isUrgent) stepBehindTheServer(this.#process.pid);
  }

  get isBusy(): boolean {
    return this.#running !== null;
  }

  /**
   * Does one task. Rejects with an EngineError: the task's own, or `cancelled`, `timed_out`, `crashed`, `killed`; for
   * these four the process is already gone, so nothing writes to the task's folder any more.
   */
  async run(
    task: EngineTask,
    signal: AbortSignal | undefined,
    hooks: TaskHooks,
    timeLimitMilliseconds = this.#limits.timeLimitMilliseconds,
  ) {
    if (this.#isGone) throw killed('It was gone before the task came.');
    const number = ++this.tasks;
    const cancel = () => this.kill(new EngineError('cancelled', 'This edit was canceled.'));
    const limit = Math.min(timeLimitMilliseconds, this.#limits.timeLimitMilliseconds);
    const begun = { at: performance.now(), processor: processorTime(this.#process.pid) };
    // Both handle their own errors.
    const watch = setInterval(() => {
      void this.#watchMemory();
      void this.#watchTime(begun, limit);
    }, WATCH_MS);
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      return await new Promise<unknown>((resolve, reject) => {
        this.#running = { number, kind: task.kind, hooks, resolve, reject };
        const wantsPreviews = hooks.onPreview !== undefined;
        this.#process.send({ number, task, wantsPreviews } satisfies ToChild, (error) => {
          // It has not received the task: it was gone already, or is ending.
          if (error) this.kill(killed(error.message));
        });
      });
    } finally {
      clearInterval(watch);
      signal?.removeEventListener('abort', cancel);
    }
  }

  /** Ends the process at once; a running task rejects with `reason` when it is gone. */
  kill(reason: EngineError): void {
    this.#reasonToDie ??= reason;
    this.#process.kill('SIGKILL');
  }

  #hear(message: unknown): void {
    const heard = FromChild.safeParse(message);
    if (heard.success) this.#take(heard.data);
    else this.kill(crashed('The child sent an unknown message.'));
  }

  #take(heard: FromChild): void {
    const running = this.#running;
    if (running === null || heard.number !== running.number) return;
    switch (heard.is) {
      case 'progress':
        running.hooks.onProgress?.({ stage: heard.stage, fraction: heard.fraction });
        break;
      case 'preview':
        running.hooks.onPreview?.(heard.picture);
        break;
      case 'failed': {
        const cause = heard.stack === undefined ? {} : { cause: new Error(heard.stack) };
        this.#settle(() => running.reject(new EngineError(heard.code, heard.message, cause)));
        break;
      }
      case 'done': {
        const result = RESULTS[running.kind].safeParse(heard.result);
        if (result.success) this.#settle(() => running.resolve(result.data));
        else this.kill(crashed(result.error.message));
        break;
      }
    }
  }

  #settle(how: (running: Running) => void): void {
    const running = this.#running;
    this.#running = null;
    if (running !== null) how(running);
  }

  /** @param begun the time by the clock, and the processor time of the child, when its task began. */
  async #watchTime(begun: { at: number; processor: Promise<number | null> }, limit: number): Promise<void> {
    const [number, passed] = [this.tasks, performance.now() - begun.at];
    if (passed < limit) return;
    const [before, now] = [await begun.processor, await processorTime(this.#process.pid)];
    const processor = before === null || now === null ? null : now - before;
    if (this.tasks === number && this.isBusy && isOverTime({ passed, processor }, limit)) {
      this.kill(new EngineError('timed_out', 'This took too long and was stopped.'));
    }
  }

  async #watchMemory(): Promise<void> {
    const used = await residentMegabytes(this.#process.pid);
    if (used > this.#limits.memoryLimitMegabytes && this.isBusy) {
      this.kill(new EngineError('crashed', 'This photo needs more memory than the editor may use.'));
    }
  }
}

/** Signals from outside: an operator, a service manager, the system when memory runs out. */
const FROM_OUTSIDE: ReadonlySet<NodeJS.Signals> = new Set([
  'SIGKILL',
  'SIGTERM',
  'SIGINT',
  'SIGHUP',
  'SIGQUIT',
]);

/** The photo is not the cause. */
function killed(how: string): EngineError {
  return new EngineError('killed', 'The editor was stopped while working on this photo.', {
    cause: new Error(how),
  });
}

function crashed(lastWords = ''): EngineError {
  const options = lastWords === '' ? {} : { cause: new Error(lastWords) };
  return new EngineError('crashed', 'The editor stopped unexpectedly while working on this photo.', options);
}

/** Read from Linux's process table, because a child deep in a pixel loop could not answer; 0 elsewhere. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}

/** Editing must not slow down the answers of the server that shares the machine. */
function stepBehindTheServer(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has died already, or this system does not allow it: it then runs at the same priority.
  }
}
