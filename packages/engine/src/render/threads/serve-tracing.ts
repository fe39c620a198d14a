import { parentPort } from 'node:worker_threads';
import { createRayCaster } from '../trace/create-ray-caster.ts';
import type { CreateTracer, TracedTile, TraceJob } from './trace-job.ts';
import { traceTiles } from './trace-tiles.ts';

/** To a worker thread: a job, and the number of its scratch memory in the packed scene. */
export interface ToThread {
  readonly job: TraceJob;
  readonly thread: number;
}

/** From a worker thread: a tile, or the end of its work, with the error if it failed. */
export type FromThread =
  | ({ readonly is: 'tile' } & TracedTile)
  | { readonly is: 'stopped'; readonly failure: Error | undefined };

/** Answers the jobs that a worker thread is given, one after the other. */
export function serveTracing(createTracer: CreateTracer): void {
  parentPort?.on('message', ({ job, thread }: ToThread) => {
    send({ is: 'stopped', failure: perform(createTracer, job, thread) });
  });
}

function perform(createTracer: CreateTracer, job: TraceJob, thread: number): Error | undefined {
  try {
    const tracer = createTracer(job.scene, createRayCaster(job.packed, thread), job.quality);
    traceTiles(tracer, job, (tile) => send({ is: 'tile', ...tile }, [tile.pixels.buffer]));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** @param given memory that is handed over instead of copied */
function send(message: FromThread, given: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, given);
}
