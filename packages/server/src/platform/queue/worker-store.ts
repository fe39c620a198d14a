import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** A worker that has not reported for this long counts as dead. */
export const WORKER_SILENT_SECONDS = 20;

/** The limits of a worker. */
export interface WorkerPower {
  /** Edits it makes at the same time. */
  slots: number;
  /** Most edits of one account at once, on all workers together. */
  slotsPerAccount: number;
}

/** Stores that a worker lives, by the database's clock; rows of long dead workers are deleted. */
export async function keepWorker(db: Database, id: string, power: WorkerPower): Promise<void> {
  await sql`insert into workers (id, slots, slots_per_account, seen_at)
    values (${id}::uuid, ${power.slots}::int, ${power.slotsPerAccount}::int, now())
    on conflict (id) do update set seen_at = now()`.execute(db);
  await sql`delete from workers where seen_at < now() - interval '1 day'`.execute(db);
}

export async function removeWorker(db: Database, id: string): Promise<void> {
  await sql`delete from workers where id = ${id}::uuid`.execute(db);
}

/** The living workers. */
export async function countWorkers(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from workers
    where seen_at > now() - make_interval(secs => ${WORKER_SILENT_SECONDS}::int)`.execute(db);
  return rows[0]?.count ?? 0;
}
