import { EngineError, type EngineErrorCode } from '../base/engine-error.ts';
import { EngineChild, type TaskHooks, type TaskLimits } from './engine-child.ts';
import { createLoneChild } from './lone-child.ts';
import type { EngineTask, ResultOf } from './tasks.ts';

export interface EnginePoolOptions extends TaskLimits {
  /** Edits and analyses that run at the same time. One more child is kept free for uploads, labels and questions about a photo. */
  readonly size: number;
}

export interface RunOptions extends TaskHooks {
  /** Aborting kills the child that does the task, within a second, and rejects with `cancelled`. */
  readonly signal?: AbortSignal;
  /** Less time than the pool allows. */
  readonly timeLimitMilliseconds?: number;
}

/** Child processes that do the engine's tasks, so that a hostile or heavy photo cannot hurt the caller. */
export interface EnginePool {
  /**
   * Runs a task after the earlier ones; uploads, labels and questions about a photo go first and never wait behind
   * edits. Selections have a separate process, and wait only for earlier selections. Forecasts and
   * prepared stagings start only while no edit waits.
   *
   * @throws EngineError the task's own refusal, or `cancelled`, `timed_out`, `crashed`, `killed`.
   */
  run<T extends EngineTask>(task: T, options?: RunOptions): Promise<ResultOf<T>>;
  /** Takes no more tasks, lets the requested ones end (abort their signals to hurry), and leaves no process behind. */
  close(): Promise<void>;
}

/** A fresh child from time to time limits leaks of native libraries. */
const TASKS_PER_CHILD = 100;

/** The stage of a task whose place is taken, such as that of an edit by a room that is read ahead. */
const WAITING = 'Waiting for other work to end';

/** A selection takes a tenth of a second; after this long its process hangs. */
const SELECT_LIMIT_MS = 15_000;

interface Waiting {
  /** Gives it its child; the child is busy when this returns. */
  readonly start: (child: EngineChild) => void;
}

/** The child processes of a pool: one more than long tasks run at the same time. */
interface PooledChildren {
  /** An idle child that suits the lane, or a new one; null when all are busy. */
  free(lane: Lane): EngineChild | null;
  /** A child that has done long work holds its models in memory: more long work goes to it. */
  keepWarm(child: EngineChild): void;
  /** Ends a child, and waits until it is gone. */
  retire(child: EngineChild): Promise<void>;
  retireAll(): Promise<unknown>;
}

/** Keeps the children of a pool. `onGone` is called when one has ended by itself. */
function createPooledChildren(entry: URL, options: EnginePoolOptions, onGone: () => void): PooledChildren {
  const children = new Set<EngineChild>();
  const warm = new WeakSet<EngineChild>();

  function free(lane: Lane): EngineChild | null {
    const idle = [...children].filter((child) => !child.isBusy);
    const fitting = idle.find((child) => warm.has(child) === (lane !== 'short')) ?? idle[0];
    if (fitting !== undefined) return fitting;
    if (children.size > options.size) return null;
    const child = new EngineChild(entry, options);
    children.add(child);
    // The system may end an idle child if memory runs out.
    void child.gone.then(() => {
      children.delete(child);
      onGone();
    });
    return child;
  }

  function retire(child: EngineChild): Promise<void> {
    children.delete(child);
    child.kill(new EngineError('cancelled', 'The editor is shutting down.'));
    return child.gone;
  }

  return {
    free,
    keepWarm: (child) => warm.add(child),
    retire,
    retireAll: () => Promise.all([...children].map(retire)),
  };
}

/** Starts a pool; children start when first needed and are kept for the next task. */
export function createEnginePool(
  options: EnginePoolOptions,
  entry: URL = new URL('./child.ts', import.meta.url),
  selectingEntry: URL = new URL('./selecting-child.ts', import.meta.url),
): EnginePool {
  const selecting = createLoneChild(selectingEntry, { ...options, timeLimitMilliseconds: SELECT_LIMIT_MS });
  const children = createPooledChildren(entry, options, startWaiting);
  const waiting = { short: [] as Waiting[], long: [] as Waiting[], later: [] as Waiting[] };
  const running = new Set<Promise<unknown>>();
  let longRunning = 0;
  let isClosed = false;

  function startWaiting(): void {
    for (;;) {
      const lane = LANES.find((one) => waiting[one].length > 0);
      if (lane === undefined || (lane !== 'short' && longRunning >= options.size)) return;
      const child = children.free(lane);
      if (child === null) return;
      waiting[lane].shift()?.start(child);
    }
  }

  async function perform(
    child: EngineChild,
    lane: Lane,
    task: EngineTask,
    how: RunOptions,
  ): Promise<unknown> {
    if (lane !== 'short') {
      longRunning++;
      children.keepWarm(child);
    }
    try {
      const result = await child.run(task, how.signal, how, how.timeLimitMilliseconds);
      if (child.tasks >= TASKS_PER_CHILD) await children.retire(child);
      return result;
    } catch (error) {
      if (!(error instanceof EngineError) || LEAVES_NO_CHILD.has(error.code)) await children.retire(child);
      throw error;
    } finally {
      if (lane !== 'short') longRunning--;
      // Not before the child is free again, which it is once this promise has settled.
      queueMicrotask(startWaiting);
    }
  }

  function run<T extends EngineTask>(task: T, how: RunOptions = {}): Promise<ResultOf<T>> {
    const { signal } = how;
    if (isClosed || signal?.aborted) return Promise.reject(cancelled());
    if (task.kind === 'select' || task.kind === 'select-surface') {
      // The child parsed it by the schema of this kind of task.
      return selecting.run(task) as Promise<ResultOf<T>>;
    }
    const lane = laneOf(task.kind);
    const result = new Promise<unknown>((resolve, reject) => {
      const leave = () => {
        waiting[lane].splice(waiting[lane].indexOf(place), 1);
        reject(cancelled());
      };
      const place: Waiting = {
        start: (child) => {
          signal?.removeEventListener('abort', leave);
          perform(child, lane, task, how).then(resolve, reject);
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      waiting[lane].push(place);
      startWaiting();
      if (waiting[lane].includes(place)) how.onProgress?.({ stage: WAITING, fraction: 0 });
    });
    running.add(result);
    const settled = () => running.delete(result);
    result.then(settled, settled);
    // The child parsed it by the schema of this kind of task.
    return result as Promise<ResultOf<T>>;
  }

  async function close(): Promise<void> {
    isClosed = true;
    await Promise.allSettled(running);
    await Promise.all([children.retireAll(), selecting.close()]);
  }

  return { run, close };
}

/** The order of turns. Tasks in `later` use the places of edits, but none that an edit waits for. */
const LANES = ['short', 'long', 'later'] as const;
type Lane = (typeof LANES)[number];

function laneOf(kind: EngineTask['kind']): Lane {
  if (SHORT.has(kind)) return 'short';
  return LATER.has(kind) ? 'later' : 'long';
}

/** Work ahead of edits, in the process that makes them. */
const LATER: ReadonlySet<EngineTask['kind']> = new Set(['forecast', 'prepare-staging']);

/** Work of a few seconds that a person waits for: it must not wait behind edits. */
const SHORT: ReadonlySet<EngineTask['kind']> = new Set([
  'ingest',
  'label',
  'convert',
  'room-picture',
  'prepare-selection',
  'preview-walls',
  'preview-skies',
  'piece-sprites',
  'detect',
  'list-going',
]);

/** After these errors the child is dead, or its state is not reliable. */
const LEAVES_NO_CHILD: ReadonlySet<EngineErrorCode> = new Set([
  'cancelled',
  'timed_out',
  'crashed',
  'killed',
]);

function cancelled(): EngineError {
  return new EngineError('cancelled', 'This edit was cancelled.');
}
