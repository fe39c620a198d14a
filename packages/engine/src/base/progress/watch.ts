import { EngineError } from '../engine-error.ts';

/** Where a running task is: a stage a person understands and a fraction 0 … 1 that never falls. */
export interface Progress {
  stage: string;
  fraction: number;
}

/** How long work is followed and stopped from outside. */
export interface Watch {
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The same watch, told fractions of a part of the whole. */
export function partOf(watch: Watch, from: number, to: number): Watch {
  return {
    signal: watch.signal,
    onProgress: ({ stage, fraction }) =>
      watch.onProgress?.({ stage, fraction: from + (to - from) * fraction }),
  };
}

/**
 * Report a stage and stop here when asked to.
 *
 * @throws EngineError `cancelled` once the signal is aborted.
 */
export function reportStage(watch: Watch, stage: string, fraction: number): void {
  if (watch.signal?.aborted) throw new EngineError('cancelled', 'The work was cancelled.');
  watch.onProgress?.({ stage, fraction });
}
