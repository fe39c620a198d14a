import type { Job, PgBoss } from 'pg-boss';
import { type Database, transaction } from '../database/database.ts';
import { runSql } from '../database/run-sql.ts';
import { sqlRunnerOf } from './create-boss.ts';
import type { WorkOptions } from './queue.ts';

/**
 * Calls `choose` for the next jobs, puts them into the queue, and fetches them, in one transaction: a worker that
 * dies before the commit has chosen nothing, and one that dies after it loses its lease as usual.
 */
export async function fetchChosen(
  deps: { boss: PgBoss; db: Database; maxAttempts: number },
  name: string,
  choose: NonNullable<WorkOptions['choose']>,
  wanted: number,
): Promise<Job<unknown>[]> {
  return transaction(deps.db, async (tx) => {
    await runSql(tx, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`choose:${name}`]);
    const chosen = await choose(tx, wanted);
    if (chosen.length === 0) return [];
    const db = sqlRunnerOf(tx);
    for (const entry of chosen) {
      await deps.boss.send(name, entry, { id: entry.id, retryLimit: deps.maxAttempts - 1, db });
    }
    return deps.boss.fetch<unknown>(name, { batchSize: chosen.length, db });
  });
}
