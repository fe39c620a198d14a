import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** A worker that has said nothing for so long counts as dead. */
export const WORKER_SILENT_SECONDS = 20;

/** What a worker can do. */
export interface WorkerPower {
  /** Edits it makes at the same time. */
  slots: number;
  /** Edits of one account that may be under way, on all workers together. */
  slotsPerAccount: number;
}

/** Says that a worker lives, by the clock of the database; rows of workers that died long ago go. */
export async function keepWorker(db: Database, id: string, power: WorkerPower): Promise<void> {
  await sql`insert into workers (id, slots, slots_per_account, seen_at)
    values (${id}::uuid, ${power.slots}::int, ${power.slotsPerAccount}::int, now())
    on conflict (id) do update set seen_at = now()`.execute(db);
  await sql`delete from workers where seen_at < now() - interval '1 day'`.execute(db);
}

export async function removeWorker(db: Database, id: string): Promise<void> {
  await sql`delete from workers where id = ${id}::uuid`.execute(db);
}

/** Workers that live. */
export async function countWorkers(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from workers
    where seen_at > now() - make_interval(secs => ${WORKER_SILENT_SECONDS}::int)`.execute(db);
  return rows[0]?.count ?? 0;
}
