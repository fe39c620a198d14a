import type { EditJob } from '@home-design/contract';

/** Watching a job ended without success. The messages are fixed by the specification. */
export class JobError extends Error {
  override readonly name = 'JobError';
  /** The failed job; null when watching stopped before the job ended. */
  readonly job: EditJob | null;

  constructor(message: 'Job failed' | 'Job timeout', job: EditJob | null) {
    super(message);
    this.job = job;
  }
}
