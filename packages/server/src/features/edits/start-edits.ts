import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type EditLimits, type StartedEdit, startEditJob } from '../jobs/index.ts';
import { type VersionRow, versionView } from '../versions/index.ts';
import type { ReadOrder } from './read-order.ts';

/** Seeds are whole numbers below this. */
const SEEDS = 2 ** 32;

export interface EditDeps {
  db: Database;
  queue: Queue;
  storage: Storage;
  clock: Clock;
  limits: EditLimits;
}

/**
 * Starts an edit of a version, and the requested alternatives to it.
 * @throws AppError `credits_exhausted`, `edits_waiting_full`
 */
export async function startEdits(
  tx: Database,
  deps: EditDeps,
  who: Who,
  source: VersionRow,
  { alternatives, ...edit }: ReadOrder,
): Promise<[StartedEdit, ...StartedEdit[]]> {
  const started: [StartedEdit, ...StartedEdit[]] = [await start(edit.seed)];
  for (let number = 1; number < alternatives; number++) {
    // Neighbors of a given seed, so that the whole set can be repeated.
    started.push(await start(edit.seed === undefined ? undefined : (edit.seed + number) % SEEDS));
  }
  return started;

  function start(seed: number | undefined): Promise<StartedEdit> {
    return startEditJob(tx, deps, who, source, { ...edit, seed, retryOf: null });
  }
}

/** The wire form of an accepted edit. */
export function acceptedView({ job, version }: StartedEdit) {
  const view = versionView({ ...version, tags: [] });
  return { id: job.id, job_id: job.id, status: 'in_progress' as const, version: view };
}
