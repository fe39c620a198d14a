import { Worker } from 'node:worker_threads';
import type { FromThread, ToThread } from './serve-tracing.ts';
import { CONTROL, type TraceJob } from './trace-job.ts';

/** Worker threads of one process, kept for the next picture; they never keep the process alive. */
export interface Threads {
  /**
   * Traces a picture on as many threads as there are numbers of scratch memory for them. Resolves when all have stopped: done, or told to by the job's control.
   * Rejects, when the others have stopped too, with what a thread failed with.
   */
  trace(job: TraceJob, numbers: readonly number[]): Promise<void>;
}

/** @param entry a file that calls `serveTracing` */
export function createThreads(entry: URL): Threads {
  const idle: Worker[] = [];

  async function traceOnOne(job: TraceJob, thread: number): Promise<void> {
    const worker = idle.pop() ?? startThread(entry);
    try {
      const { failure } = await ask(worker, { job, thread });
      idle.push(worker);
      if (failure) throw failure;
    } catch (error) {
      // A picture that lacks one thread's pixels is of no use: the others need not go on.
      Atomics.store(job.control, CONTROL.stop, 1);
      throw error;
    }
  }

  return {
    async trace(job, numbers) {
      const threads = numbers.map((thread) => traceOnOne(job, thread));
      const failed = (await Promise.allSettled(threads)).find((thread) => thread.status === 'rejected');
      if (failed) throw failed.reason;
    },
  };
}

function startThread(entry: URL): Worker {
  // No arguments for Node: those of the process, such as its memory limit, are not meant for threads.
  const worker = new Worker(entry, { execArgv: [], env: {} });
  worker.unref();
  return worker;
}

function ask(worker: Worker, message: ToThread): Promise<FromThread> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      worker.off('message', answered).off('error', failed).off('exit', died);
      end();
    };
    const answered = (answer: FromThread) => settle(() => resolve(answer));
    const failed = (error: Error) => settle(() => reject(error));
    const died = () => settle(() => reject(new Error('A rendering thread ended before its work.')));
    worker.on('message', answered).on('error', failed).on('exit', died);
    worker.postMessage(message);
  });
}
