import { EventEmitter } from 'node:events';
import type { EditJobId } from '@home-design/contract';
import type { OpenDatabase } from '../../platform/database/opened-database.ts';
import { JOB_CHANNEL } from './store.ts';

/** Tells who asks that a job has changed. Changes may be missed: whoever must not miss one polls as well. */
export interface JobWatch {
  /** @returns a function that ends the subscription */
  subscribe(id: EditJobId, onChange: () => void): () => void;
  close(): Promise<void>;
}

/** One listener on the database for all who watch in this process. */
export async function watchJobs(listen: OpenDatabase['listen']): Promise<JobWatch> {
  const changes = new EventEmitter();
  // Every open event stream is a listener of its own.
  changes.setMaxListeners(0);
  const stop = await listen(JOB_CHANNEL, (id) => changes.emit(id));
  return {
    subscribe: (id, onChange) => {
      changes.on(id, onChange);
      return () => changes.off(id, onChange);
    },
    close: stop,
  };
}
