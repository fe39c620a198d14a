import { EngineError } from '../engine-error.ts';
import type { Raster } from '../raster/raster.ts';

/** The progress of a running task: a readable stage and a fraction 0 … 1 that never falls. */
export interface Progress {
  stage: string;
  fraction: number;
}

/** How a caller follows work and stops it. */
export interface Watch {
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Receives a rough picture of the result while the result is being made. Absent: none is drawn. */
  readonly onPreview?: ((preview: Raster) => void | Promise<void>) | undefined;
}

/** The same watch for a part of the work, which reports fractions of the whole. */
export function partOf(watch: Watch, from: number, to: number): Watch {
  return {
    signal: watch.signal,
    onPreview: watch.onPreview,
    onProgress: ({ stage, fraction }) =>
      watch.onProgress?.({ stage, fraction: from + (to - from) * fraction }),
  };
}

/**
 * Reports a stage, and stops here if the caller has asked for it.
 *
 * @throws EngineError `cancelled` once the signal is aborted.
 */
export function reportStage(watch: Watch, stage: string, fraction: number): void {
  if (watch.signal?.aborted) throw new EngineError('cancelled', 'The work was canceled.');
  watch.onProgress?.({ stage, fraction });
}
