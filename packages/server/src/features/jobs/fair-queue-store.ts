import type { EditJobId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { QUEUE_WEIGHTS } from '../plans/index.ts';

/*
 * Start-time fair queueing (Goyal, Vin, Cheng 1996) over accounts. An edit's virtual start is the virtual finish of
 * its account's edit before it, but not before the virtual time; its virtual finish is 1 / weight later. The smallest
 * start is chosen, and is the virtual time from then on. The rows of the edits hold all of this: there is no other
 * state.
 */

/** Edits that may be made and are not chosen by a worker. */
export const QUEUED = sql`status = 'pending' and queue_number is not null and virtual_start is null`;
/** Edits that were chosen and have not ended. */
const CHOSEN = sql`status in ('pending', 'in_progress') and virtual_start is not null`;

const WEIGHT = sql.raw(
  `case users.plan ${Object.entries(QUEUE_WEIGHTS)
    .map(([plan, weight]) => `when '${plan}' then ${weight}`)
    .join(' ')} end::double precision`,
);

/** For each account with a waiting edit: the virtual start of its next one, and its weight. */
export const ACCOUNTS = sql`(
  select queued.user_id, ${WEIGHT} as weight, greatest(
    coalesce((select max(virtual_start) from edit_jobs where virtual_start is not null), 0),
    coalesce((
      select max(virtual_finish) from edit_jobs as served
      where served.user_id = queued.user_id and virtual_finish is not null), 0)) as next_start
  from (select distinct user_id from edit_jobs where ${QUEUED}) as queued
  join users on users.id = queued.user_id)`;

/** Puts an edit at the end of its account's queue. */
export async function joinQueue(tx: Database, id: EditJobId): Promise<void> {
  await sql`update edit_jobs set queue_number = nextval('edit_queue_number')
    where id = ${id}::uuid and status = 'pending' and queue_number is null`.execute(tx);
}

/** Edits considered for one choice: the first that is not locked by another transaction is taken. */
const CANDIDATES = 8;

/**
 * Chooses the edit whose turn it is. Callers must not run this at the same time.
 * @param perAccount edits of one account that may run at once
 * @returns undefined if none may begin
 */
export async function chooseNext(tx: Database, perAccount: number): Promise<EditJobId | undefined> {
  const { rows } = await sql<{ id: EditJobId }>`
    with heads as (
      select head.id, head.queue_number, accounts.next_start, accounts.weight
      from ${ACCOUNTS} as accounts
      cross join lateral (
        select id, queue_number from edit_jobs
        where user_id = accounts.user_id and ${QUEUED}
        order by queue_number limit 1) as head
      where (select count(*) from edit_jobs as chosen
        where chosen.user_id = accounts.user_id and ${CHOSEN}) < ${perAccount}::int
      order by accounts.next_start, head.queue_number
      limit ${CANDIDATES}),
    next as (
      select heads.* from edit_jobs join heads on heads.id = edit_jobs.id
      where edit_jobs.status = 'pending'
      order by heads.next_start, heads.queue_number
      limit 1
      for update of edit_jobs skip locked)
    update edit_jobs
    set virtual_start = next.next_start, virtual_finish = next.next_start + 1 / next.weight
    from next
    where edit_jobs.id = next.id
    returning edit_jobs.id`.execute(tx);
  return rows[0]?.id;
}

/** Edits of an account that wait, for their turn or for the edit before them. */
export async function countPending(db: Database, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from edit_jobs where user_id = ${userId} and status = 'pending'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
