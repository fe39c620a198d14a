import type { EditJobId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { WORKER_SILENT_SECONDS } from '../../platform/queue/worker-store.ts';
import { ACCOUNTS, QUEUED } from './fair-queue-store.ts';

/** The place of a waiting edit in the queue. */
export interface QueuePlace {
  /** Waiting edits that will begin before it. */
  ahead: number;
  /** Until it begins; null if that is unknown. */
  seconds: number | null;
}

/** Time left of running edits, as far as it is known; else their usual duration, minus the time they have run. */
const LEFT = sql`greatest(0, coalesce(
  extract(epoch from expected_end - now()),
  estimated_seconds - coalesce(extract(epoch from now() - started_at), 0)))`;

/**
 * Places of edits that wait for their turn, in the order in which `chooseNext` would choose them. Chosen edits that
 * have not begun, or must be tried again, come first. An edit that waits for another edit has no place.
 */
export async function placesOf(
  db: Database,
  ids: readonly EditJobId[],
): Promise<ReadonlyMap<EditJobId, QueuePlace>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<QueuePlace & { id: EditJobId }>`
    with ranked as (
      select id, user_id, queue_number, estimated_seconds,
        row_number() over own - 1 as own_rank,
        sum(estimated_seconds) over own as own_seconds
      from edit_jobs where ${QUEUED}
      window own as (partition by user_id order by queue_number)),
    queue as (
      select ranked.id, ranked.user_id, own_seconds - estimated_seconds as own_seconds,
        row_number() over everyone - 1 as ahead,
        sum(estimated_seconds) over everyone - estimated_seconds as seconds,
        bool_and(estimated_seconds is not null) over everyone as is_known
      from ranked join ${ACCOUNTS} as accounts on accounts.user_id = ranked.user_id
      window everyone as (order by accounts.next_start + own_rank / accounts.weight, queue_number)),
    chosen as (
      select id, user_id, status, ${LEFT} as seconds
      from edit_jobs where status in ('pending', 'in_progress') and virtual_start is not null),
    power as (
      select sum(slots) as slots, min(slots_per_account) as per_account
      from workers where seen_at > now() - make_interval(secs => ${WORKER_SILENT_SECONDS}::int))
    select queue.id,
      (queue.ahead + (select count(*) from chosen where status = 'pending'))::int as ahead,
      case when queue.is_known and not exists (select 1 from chosen where seconds is null) then greatest(
        (queue.seconds + coalesce((select sum(seconds) from chosen), 0)) / power.slots,
        (queue.own_seconds + coalesce((select sum(seconds) from chosen where user_id = queue.user_id), 0))
          / power.per_account)::double precision end as seconds
    from queue cross join power
    where queue.id = any(${[...ids]}::uuid[])
    union all
    select id, 0, null from chosen where status = 'pending' and id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ahead, seconds }) => [id, { ahead, seconds }]));
}
