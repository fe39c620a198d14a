import type { Progress } from '@home-design/engine';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Logger } from '../../../platform/log.ts';
import { expectEnd } from '../pace/expect-end.ts';
import type { Pace } from '../pace/pace.ts';
import { type Attempt, holdsLease, writePreview, writeProgress } from './attempt-store.ts';

/** Faster updates are not visible, and would burden the database. */
const WRITE_MS = 250;
/** A canceled edit must stop within two seconds, even if its announcement was lost. */
const LOOK_MS = 1_000;

/** Sends the progress of a running attempt, and watches for its end. */
export interface Follow {
  /** Aborted when the attempt must stop: by the queue, or because it has lost its lease. */
  signal: AbortSignal;
  /** The work begins now; its end is expected by the paces of edits like it. */
  begin(paces: readonly Pace[]): void;
  report(progress: Progress): void;
  /** @param webp a small picture, base64 */
  showPreview(webp: string): void;
  /** How the work went until now. */
  pace(): Pace;
  stop(): void;
}

/**
 * Writes the attempt's progress and its expected end, at most every quarter of a second, and checks that it still
 * holds the lease.
 */
export function followAttempt(
  deps: { db: Database; log: Logger; clock: Clock },
  attempt: Attempt,
  outer: AbortSignal,
): Follow {
  const lost = new AbortController();
  const signal = AbortSignal.any([outer, lost.signal]);
  let end = expectEnd([], deps.clock);
  let latest: Progress | undefined;
  let isWritten = true;
  let isWriting = false;

  const stopIfLost = (isHeld: boolean) => {
    if (!isHeld) lost.abort(new Error('The job was ended or taken over.'));
  };
  // A failed check or write does not stop the attempt: the lease guards the result in any case.
  const quietly = (work: Promise<boolean>) =>
    work.then(stopIfLost).catch((error: unknown) => {
      deps.log.warn({ err: error, job: attempt.jobId }, 'progress of an edit could not be written');
    });

  const write = () => {
    if (!latest || isWriting || (isWritten && !end.hasMoved())) return;
    isWritten = true;
    isWriting = true;
    void quietly(writeProgress(deps.db, attempt, latest, end.tell())).then(() => {
      isWriting = false;
    });
  };
  const look = () => void quietly(holdsLease(deps.db, attempt));

  const writing = setInterval(write, WRITE_MS);
  const looking = setInterval(look, LOOK_MS);
  return {
    signal,
    begin: (paces) => {
      end = expectEnd(paces, deps.clock);
    },
    report: (progress) => {
      const isNewStage = progress.stage !== latest?.stage;
      latest = progress;
      isWritten = false;
      end.reached(progress.fraction);
      if (isNewStage) write();
    },
    showPreview: (webp) => {
      writePreview(deps.db, attempt, webp).catch((error: unknown) => {
        deps.log.warn({ err: error, job: attempt.jobId }, 'the preview of an edit could not be kept');
      });
    },
    pace: () => end.pace(),
    stop: () => {
      clearInterval(writing);
      clearInterval(looking);
    },
  };
}
