import { parentPort } from 'node:worker_threads';
import { createRayCaster } from '../trace/create-ray-caster.ts';
import type { CreateTracer, TraceJob } from './trace-job.ts';
import { traceTiles } from './trace-tiles.ts';

/** To a worker thread: a job, and the number of its scratch memory in the packed scene. */
export interface ToThread {
  readonly job: TraceJob;
  readonly thread: number;
}

/** From a worker thread once it has stopped working: why it failed, if it did. */
export interface FromThread {
  readonly failure: Error | undefined;
}

/** Answers the jobs that a worker thread is given, one after the other. */
export function serveTracing(createTracer: CreateTracer): void {
  parentPort?.on('message', ({ job, thread }: ToThread) => {
    parentPort?.postMessage({ failure: perform(createTracer, job, thread) } satisfies FromThread);
  });
}

function perform(createTracer: CreateTracer, job: TraceJob, thread: number): Error | undefined {
  try {
    const caster = createRayCaster(job.packed, thread);
    traceTiles(createTracer(job.scene, caster, job.quality), job);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
