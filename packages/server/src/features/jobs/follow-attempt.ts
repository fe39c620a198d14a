import type { Progress } from '@home-design/engine';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/log.ts';
import { type Attempt, holdsLease, writeProgress } from './attempt-store.ts';

/** People see no difference below this, and the database is spared. */
const WRITE_MS = 250;
/** A cancelled edit must stop within two seconds, also when the announcement of it was lost. */
const LOOK_MS = 1_000;

/** Progress of a running attempt on its way out, and word of its end on its way in. */
export interface Follow {
  /** Aborted when the attempt must stop: by the queue, or because it has lost its lease. */
  signal: AbortSignal;
  report(progress: Progress): void;
  stop(): void;
}

/** Writes the attempt's progress, at most every quarter of a second, and watches that it may go on. */
export function followAttempt(
  deps: { db: Database; log: Logger },
  attempt: Attempt,
  outer: AbortSignal,
): Follow {
  const lost = new AbortController();
  const signal = AbortSignal.any([outer, lost.signal]);
  let latest: Progress | undefined;
  let stage: string | undefined;
  let isWriting = false;

  const stopIfLost = (isHeld: boolean) => {
    if (!isHeld) lost.abort(new Error('The job was ended or taken over.'));
  };
  // A failure to look or write is no reason to stop: the result is guarded by the lease anyway.
  const quietly = (work: Promise<boolean>) =>
    work.then(stopIfLost).catch((error: unknown) => {
      deps.log.warn({ err: error, job: attempt.jobId }, 'progress of an edit could not be written');
    });

  const write = () => {
    if (!latest || isWriting) return;
    const progress = latest;
    latest = undefined;
    isWriting = true;
    void quietly(writeProgress(deps.db, attempt, progress)).then(() => {
      isWriting = false;
    });
  };
  const look = () => void quietly(holdsLease(deps.db, attempt));

  const writing = setInterval(write, WRITE_MS);
  const looking = setInterval(look, LOOK_MS);
  return {
    signal,
    report: (progress) => {
      latest = progress;
      if (progress.stage !== stage) write();
      stage = progress.stage;
    },
    stop: () => {
      clearInterval(writing);
      clearInterval(looking);
    },
  };
}
