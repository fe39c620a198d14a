import { Worker } from 'node:worker_threads';
import type { FromThread, ToThread } from './serve-tracing.ts';
import { CONTROL, type TracedTile, type TraceJob } from './trace-job.ts';

/** Worker threads of one process, kept for the next picture; idle ones do not keep the process alive. */
export interface Threads {
  /**
   * Traces a picture on as many threads as there are numbers of scratch memory for them. Resolves after all have
   * stopped: finished, or stopped by the job's control. Rejects, after all have stopped, with the error of a thread
   * or of `onTile`.
   */
  trace(job: TraceJob, numbers: readonly number[], onTile: (tile: TracedTile) => void): Promise<void>;
}

/** @param entry a file that calls `serveTracing` */
export function createThreads(entry: URL): Threads {
  const idle: Worker[] = [];

  async function traceOnOne(work: ToThread, onTile: (tile: TracedTile) => void): Promise<void> {
    // No arguments for Node: those of the process, such as its memory limit, are not meant for threads.
    const worker = idle.pop() ?? new Worker(entry, { execArgv: [], env: {} });
    try {
      const failure = await perform(worker, work, onTile);
      idle.push(worker);
      if (failure) throw failure;
    } catch (error) {
      // A picture without one thread's pixels is useless, so the others stop.
      Atomics.store(work.job.control, CONTROL.stop, 1);
      throw error;
    }
  }

  return {
    async trace(job, numbers, onTile) {
      const threads = numbers.map((thread) => traceOnOne({ job, thread }, onTile));
      const failed = (await Promise.allSettled(threads)).find((thread) => thread.status === 'rejected');
      if (failed) throw failed.reason;
    },
  };
}

/** Resolves, after the thread has stopped working, with its error, if any. Rejects when it is lost. */
function perform(worker: Worker, work: ToThread, onTile: (tile: TracedTile) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let refused: unknown;
    const settle = (end: () => void) => {
      worker.off('message', hear).off('error', fail).off('exit', miss).unref();
      end();
    };
    const take = (tile: TracedTile) => {
      try {
        onTile(tile);
      } catch (error) {
        refused = error;
        Atomics.store(work.job.control, CONTROL.stop, 1);
      }
    };
    const hear = (message: FromThread) => {
      if (message.is === 'stopped') settle(() => resolve(refused ?? message.failure));
      else if (refused === undefined) take(message);
    };
    const fail = (error: Error) => settle(() => reject(error));
    const miss = () => settle(() => reject(new Error('A rendering thread ended before its work.')));
    worker.on('message', hear).on('error', fail).on('exit', miss).ref();
    worker.postMessage(work);
  });
}
