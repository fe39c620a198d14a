import type { Belongings, UserId } from '@home-design/contract';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { GuestReturnsTable } from '../../schema/account-tables.ts';

export type GuestReturnRow = Selectable<GuestReturnsTable>;

/** What these people have outside the bin; the sample project, which every guest gets, does not count. */
export async function belongingsOf(db: Database, userIds: readonly UserId[]): Promise<Belongings> {
  const isTheirs = sql`user_id in (${sql.join(userIds)})`;
  const { rows } = await sql<Belongings>`
    with kept as (
      select id from images where ${isTheirs} and deleted_at is null and (project_id is null or project_id not in (
        select id from projects where ${isTheirs} and is_sample)))
    select
      (select count(*)::int from projects where ${isTheirs} and deleted_at is null and not is_sample) as projects,
      (select count(*)::int from kept) as photos,
      (select count(*)::int from versions join edit_jobs on edit_jobs.id = versions.job_id
        where versions.user_id in (${sql.join(userIds)}) and versions.status = 'completed'
          and versions.deleted_at is null) as designs`.execute(db);
  return rows[0] ?? { projects: 0, photos: 0, designs: 0 };
}

/** Stores a ticket for a guest; an earlier ticket of the same guest ends. */
export async function addReturn(tx: Database, { userId, ...way }: GuestReturnRow): Promise<void> {
  await tx
    .insertInto('guestReturns')
    .values({ userId, ...way })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(way))
    .execute();
}

/** Moves guests to another ticket. */
export async function moveReturns(tx: Database, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.updateTable('guestReturns').set({ ticket: to }).where('ticket', '=', from).execute();
}

/** Guests of a ticket. A guest who has become an account since must sign in and is left out. */
export function liveReturns(db: Database, ticket: string, now: Date): Promise<GuestReturnRow[]> {
  return db
    .selectFrom('guestReturns')
    .innerJoin('users', 'users.id', 'guestReturns.userId')
    .selectAll('guestReturns')
    .where('ticket', '=', ticket)
    .where('expiresAt', '>', now)
    .where('users.isAnonymous', '=', true)
    .execute();
}

/** Uses a ticket up. @returns its guests */
export async function takeReturns(tx: Database, ticket: string, now: Date): Promise<GuestReturnRow[]> {
  await tx.selectFrom('guestReturns').select('userId').where('ticket', '=', ticket).forUpdate().execute();
  const guests = await liveReturns(tx, ticket, now);
  await deleteReturns(tx, ticket);
  return guests;
}

export async function deleteReturns(db: Database, ticket: string): Promise<void> {
  await db.deleteFrom('guestReturns').where('ticket', '=', ticket).execute();
}

/** Deletes expired tickets. */
export async function forgetOldReturns(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('guestReturns').where('expiresAt', '<=', now).execute();
}
