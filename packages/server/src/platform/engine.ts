import type { EngineTask, Progress, ResultOf } from '@home-design/engine';

export interface EngineHooks {
  /** Stops the task; it then ends with an EngineError `cancelled`. */
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** Receives a rough picture of the result of an edit, a small WebP in base64; absent: none is drawn. */
  onPreview?: (webp: string) => void;
  /** A shorter time limit than that of other tasks. */
  timeLimitMilliseconds?: number;
}

/** The server's view of the engine: runs one task, in a process whose crash does not affect the server. */
export interface Engine {
  /** @throws EngineError if the engine refuses, gives up, crashes or is stopped */
  run<T extends EngineTask>(task: T, hooks?: EngineHooks): Promise<ResultOf<T>>;
}
