import { ingestPhoto } from '../codec/index.ts';
import type { Perform } from './serve-tasks.ts';

/** Does any of the engine's tasks in this process. */
export const performTask: Perform = async (task, onProgress) => {
  switch (task.kind) {
    case 'ingest':
      return ingestPhoto(task, onProgress);
  }
};
