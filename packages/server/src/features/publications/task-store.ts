import type { PublicationId, PublicationProvenance } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { PublishedFile } from '../../schema/listing-tables.ts';
import type { PublicationRow } from './store.ts';

/** An attempt at making a set, identified by the lease that allows its writes. */
export interface Attempt {
  id: PublicationId;
  lease: string;
}

/**
 * Chooses the next sets, in turns of their accounts, counting running ones. Callers must not run this at the same
 * time.
 */
export async function choosePublications(tx: Database, wanted: number): Promise<PublicationId[]> {
  const { rows } = await sql<{ id: PublicationId }>`
    with busy as (
      select user_id, count(*) as count from listing_publications
      where is_chosen and status in ('waiting', 'making') group by user_id),
    waiting as (
      select id, created_at, coalesce(busy.count, 0) + row_number() over (
        partition by listing_publications.user_id order by created_at, id) as turn
      from listing_publications left join busy on busy.user_id = listing_publications.user_id
      where status = 'waiting' and not is_chosen),
    next as (select id, row_number() over (order by turn, created_at, id) as place
      from waiting order by turn, created_at, id limit ${wanted}::int)
    update listing_publications set is_chosen = true from next
    where listing_publications.id = next.id
    returning listing_publications.id, next.place`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Takes a set over; undefined if it is finished or deleted. The progress of an earlier attempt is reset. */
export async function beginSet(tx: Database, { id, lease }: Attempt): Promise<PublicationRow | undefined> {
  const row = await tx
    .updateTable('listingPublications')
    .set({ status: 'making', lease, picturesDone: 0 })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'making'])
    .returningAll()
    .executeTakeFirst();
  return row as PublicationRow | undefined;
}

/** Every write of an attempt names its lease: if no row matches, the set was deleted, or another attempt has it. */
const held = (db: Database, { id, lease }: Attempt) =>
  db
    .updateTable('listingPublications')
    .where('id', '=', id)
    .where('lease', '=', lease)
    .where('status', '=', 'making');

/** @returns whether the attempt may go on */
export async function setProgress(db: Database, attempt: Attempt, picturesDone: number): Promise<boolean> {
  const { numUpdatedRows } = await held(db, attempt).set({ picturesDone }).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether it still belonged to this attempt */
export async function setDone(
  db: Database,
  attempt: Attempt,
  done: { files: PublishedFile[]; bytes: number; provenance: PublicationProvenance; finishedAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await held(db, attempt)
    .set((row) => ({
      status: 'done',
      lease: null,
      picturesDone: row.ref('pictureCount'),
      files: JSON.stringify(done.files),
      bytes: done.bytes,
      provenance: JSON.stringify(done.provenance),
      finishedAt: done.finishedAt,
    }))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a set that cannot be made. Repeatable. */
export async function setFailed(
  db: Database,
  id: PublicationId,
  error: string,
  finishedAt: Date,
): Promise<void> {
  await db
    .updateTable('listingPublications')
    .set({ status: 'failed', lease: null, error, finishedAt })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'making'])
    .execute();
}

/** @returns the number of failed attempts; undefined if it no longer belongs to this attempt */
export async function countFailure(db: Database, attempt: Attempt): Promise<number | undefined> {
  const row = await held(db, attempt)
    .set((set) => ({ failures: set('failures', '+', 1) }))
    .returning('failures')
    .executeTakeFirst();
  return row?.failures;
}

/** Whether the row exists, in any state. */
export async function isThere(db: Database, id: PublicationId): Promise<boolean> {
  const row = await db.selectFrom('listingPublications').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
