import { EngineError } from '../base/engine-error.ts';
import type { Progress } from '../base/progress/watch.ts';
import { type FromChild, ToChild } from './messages.ts';
import type { EngineTask } from './tasks.ts';

/** Does one task; runs in a child process. `onPreview` is absent if previews are not wanted. */
export type Perform = (
  task: EngineTask,
  onProgress: (progress: Progress) => void,
  onPreview?: (webp: Buffer) => void,
) => Promise<unknown>;

/** Answers the parent's tasks until the parent disconnects. Runs for the whole life of this process. */
export function serveTasks(perform: Perform): void {
  process.on('message', (message) => {
    const { number, task, wantsPreviews } = ToChild.parse(message);
    let reached = 0;
    const onProgress = ({ stage, fraction }: Progress) => {
      reached = Math.min(1, Math.max(reached, fraction));
      answer({ is: 'progress', number, stage, fraction: reached });
    };
    const onPreview = (webp: Buffer) => answer({ is: 'preview', number, picture: webp.toString('base64') });
    perform(task, onProgress, wantsPreviews ? onPreview : undefined).then(
      (result) => answer({ is: 'done', number, result }),
      (error: unknown) => answer(failure(number, error)),
    );
  });
  // Ctrl+C reaches the whole group of processes; the parent decides whether running work ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  // The parent is gone, so the result has no receiver.
  process.on('disconnect', () => process.exit(0));
}

function failure(number: number, error: unknown): FromChild {
  if (error instanceof EngineError) return { is: 'failed', number, code: error.code, message: error.message };
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return {
    is: 'failed',
    number,
    code: 'crashed',
    message: 'Something went wrong while working on this photo.',
    stack,
  };
}

function answer(message: FromChild): void {
  process.send?.(message);
}
