import type { EngineTask, Progress, ResultOf } from '@home-design/engine';

export interface EngineHooks {
  /** Stops the task; it then ends with an EngineError `cancelled`. */
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** Less time than other tasks get. */
  timeLimitMilliseconds?: number;
}

/** What the server needs of the engine: run one task, somewhere that cannot take the server down with it. */
export interface Engine {
  /** @throws EngineError when the engine refuses, gives up, dies or is stopped */
  run<T extends EngineTask>(task: T, hooks?: EngineHooks): Promise<ResultOf<T>>;
}
