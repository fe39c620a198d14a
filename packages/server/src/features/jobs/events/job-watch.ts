import { EventEmitter } from 'node:events';
import type { EditJobId } from '@home-design/contract';
import type { OpenDatabase } from '../../../platform/database/opened-database.ts';
import { JOB_CHANNEL } from '../store.ts';

/**
 * Notifies subscribers that a job has changed. Notifications may be lost: a subscriber that needs every change polls
 * as well.
 */
export interface JobWatch {
  /** @returns a function that ends the subscription */
  subscribe(id: EditJobId, onChange: () => void): () => void;
  close(): Promise<void>;
}

/** One database listener for all subscribers of this process. */
export async function watchJobs(listen: OpenDatabase['listen']): Promise<JobWatch> {
  const changes = new EventEmitter();
  // Every open event stream has a listener.
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
