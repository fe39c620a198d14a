import { randomUUID } from 'node:crypto';
import type { ListingId } from '@home-design/contract';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { ListingTable, ListingTaskTable } from '../../../schema/listing-tables.ts';

export type TaskKind = ListingTaskTable['kind'];

/** An attempt at a task, identified by the lease that allows its writes. */
export interface Attempt {
  taskId: string;
  lease: string;
}

/** The listing of an attempt, and the number of failed attempts at its task. */
export type TaskListing = Selectable<ListingTable> & { failures: number };

/*
 * The row of the listing is the lock of its tasks: everything but the choice of the next tasks takes it first, so
 * that there is no deadlock. Each statement after `beginTask` names the lease: if no row matches, the listing was
 * deleted, or another attempt has taken over.
 */

/** Adds tasks; a listing has one waiting task of each kind at most. @returns the listings that got one */
export async function addTasks(
  tx: Database,
  kind: TaskKind,
  listingIds: readonly ListingId[],
  now: Date,
): Promise<Set<ListingId>> {
  if (listingIds.length === 0) return new Set();
  const rows = await tx
    .insertInto('listingTasks')
    .values(
      listingIds.map((listingId) => ({
        ...{ id: randomUUID(), listingId, kind },
        ...{ queuedAt: now, readyAt: now },
      })),
    )
    .onConflict((conflict) => conflict.columns(['listingId', 'kind']).doNothing())
    .returning('listingId')
    .execute();
  return new Set(rows.map(({ listingId }) => listingId));
}

/** Schedules the reading of a listing; a waiting task only gets the new time. */
export async function addTaskAt(
  tx: Database,
  listingId: ListingId,
  { now, readyAt }: { now: Date; readyAt: Date },
): Promise<void> {
  await tx
    .insertInto('listingTasks')
    .values({ id: randomUUID(), listingId, kind: 'read', queuedAt: now, readyAt })
    .onConflict((conflict) => conflict.columns(['listingId', 'kind']).doUpdateSet({ readyAt }))
    .execute();
}

/**
 * Chooses the next tasks, in turns of their accounts: the first of every account before the second of any account,
 * counting running ones. Callers must not run this at the same time.
 */
export async function chooseTasks(
  tx: Database,
  kind: TaskKind,
  wanted: number,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with busy as (
      select listings.user_id, count(*) as count
      from listing_tasks join listings on listings.id = listing_tasks.listing_id
      where kind = ${kind} and is_chosen
      group by listings.user_id),
    waiting as (
      select listing_tasks.id, queued_at, batch_place, coalesce(busy.count, 0) + row_number() over (
        partition by listings.user_id order by queued_at, batch_place, listing_tasks.id) as turn
      from listing_tasks
      join listings on listings.id = listing_tasks.listing_id
      left join busy on busy.user_id = listings.user_id
      where kind = ${kind} and not is_chosen and ready_at <= ${now}::timestamptz),
    next as (
      select id, row_number() over (order by turn, queued_at, batch_place, id) as place
      from waiting order by turn, queued_at, batch_place, id limit ${wanted}::int)
    update listing_tasks set is_chosen = true from next
    where listing_tasks.id = next.id
    returning listing_tasks.id, next.place`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Takes a task over and locks its listing until the transaction ends; undefined if it is done or deleted. */
export async function beginTask(tx: Database, { taskId, lease }: Attempt): Promise<TaskListing | undefined> {
  const listing = await lockListingOf(tx, taskId);
  if (!listing) return undefined;
  await tx.updateTable('listingTasks').set({ lease }).where('id', '=', taskId).execute();
  return listing;
}

/** Locks the listing of a task that this attempt still holds; undefined if it must stop. */
export function holdTask(tx: Database, { taskId, lease }: Attempt): Promise<TaskListing | undefined> {
  return lockListingOf(tx, taskId, lease);
}

/** Locks the listing of a task, regardless of its holder. */
export async function lockListingOf(
  tx: Database,
  taskId: string,
  lease?: string,
): Promise<TaskListing | undefined> {
  const ofTask = tx
    .selectFrom('listings')
    .innerJoin('listingTasks', 'listingTasks.listingId', 'listings.id')
    .where('listingTasks.id', '=', taskId);
  await ofTask.select('listings.id').forUpdate('listings').execute();
  // Read only now: the row from before the wait for the lock may be outdated.
  return ofTask
    .selectAll('listings')
    .select('listingTasks.failures')
    .$if(lease !== undefined, (query) => query.where('listingTasks.lease', '=', lease as string))
    .executeTakeFirst();
}

export async function endTask(tx: Database, taskId: string): Promise<void> {
  await tx.deleteFrom('listingTasks').where('id', '=', taskId).execute();
}

/** Counts a failed attempt; the queue tries again. */
export async function countFailure(tx: Database, taskId: string): Promise<void> {
  await tx
    .updateTable('listingTasks')
    .set((row) => ({ failures: row('failures', '+', 1) }))
    .where('id', '=', taskId)
    .execute();
}

/** Returns a task to the queue, not to be chosen before the given time. Its next job is a new one. */
export async function postponeTask(tx: Database, taskId: string, readyAt: Date): Promise<void> {
  await tx
    .updateTable('listingTasks')
    .set((row) => ({
      ...{ id: randomUUID(), readyAt, isChosen: false, lease: null },
      failures: row('failures', '+', 1),
    }))
    .where('id', '=', taskId)
    .execute();
}
