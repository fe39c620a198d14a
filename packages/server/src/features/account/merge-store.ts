import type { UserId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { mergeDefaultProject } from './default-project-store.ts';
import { mergeListings } from './merge-listings-store.ts';

/** Tables whose rows move from a guest to an account. Tags are handled separately: their names are unique. */
export const MOVED_TABLES = [
  'projects',
  'images',
  'versions',
  'edit_jobs',
  'operations',
  'credit_entries',
  'listing_batches',
  'listings',
  'own_publishing_profiles',
  'brandings',
  'listing_publications',
  'workflows',
  'looks',
  'recipes',
  'boards',
  'share_links',
  'share_uploads',
  'share_comments',
  'audit_entries',
  'upgrade_requests',
  'leads',
  'payment_customers',
  'subscriptions',
  'paid_periods',
] as const;

/**
 * Moves everything of a guest to an account and deletes the guest. Requests of the guest at this moment wait, and
 * then find no guest.
 */
export async function mergeGuestInto(tx: Database, guest: UserId, account: UserId): Promise<void> {
  await sql`select id from users where id in (${guest}, ${account}) order by id for update`.execute(tx);
  // An account has one sample project; the guest's becomes an ordinary project.
  await sql`update projects set is_sample = false where user_id = ${guest} and is_sample
    and exists (select 1 from projects as own where own.user_id = ${account} and own.is_sample)`.execute(tx);
  await sql`update users set sample_project_at = coalesce(sample_project_at, (
    select sample_project_at from users where id = ${guest})) where id = ${account}`.execute(tx);
  await mergeDefaultProject(tx, guest, account);
  await mergePlans(tx, guest, account);
  await mergeTags(tx, guest, account);
  await mergeListings(tx, guest, account);
  // Each account has one of these: the account's own stays.
  for (const table of ['own_publishing_profiles', 'brandings']) {
    await sql`delete from ${sql.table(table)} where user_id = ${guest} and exists (
      select 1 from ${sql.table(table)} as own where own.user_id = ${account})`.execute(tx);
  }
  for (const table of MOVED_TABLES) {
    await sql`update ${sql.table(table)} set user_id = ${account} where user_id = ${guest}`.execute(tx);
  }
  await tx.deleteFrom('users').where('id', '=', guest).execute();
}

/** The larger of both plans stays; of two requests, the account's own stays. */
async function mergePlans(tx: Database, guest: UserId, account: UserId): Promise<void> {
  const larger = (column: string) => sql`case
    when 'business' in (users.${sql.ref(column)}, guest.${sql.ref(column)}) then 'business'
    when 'pro' in (users.${sql.ref(column)}, guest.${sql.ref(column)}) then 'pro' else 'free' end`;
  await sql`update users set plan = ${larger('plan')}, granted_plan = ${larger('granted_plan')}
    from users as guest where users.id = ${account} and guest.id = ${guest}`.execute(tx);
  await sql`delete from upgrade_requests where user_id = ${guest} and decided_at is null and exists (
    select 1 from upgrade_requests as own where own.user_id = ${account} and own.decided_at is null)`.execute(
    tx,
  );
}

/** A tag of the same name becomes the account's. */
async function mergeTags(tx: Database, guest: UserId, account: UserId): Promise<void> {
  await sql`insert into version_tags (version_id, tag_id)
    select version_tags.version_id, own.id
    from version_tags
    join tags on tags.id = version_tags.tag_id and tags.user_id = ${guest}
    join tags as own on own.user_id = ${account} and lower(own.name) = lower(tags.name)
    on conflict do nothing`.execute(tx);
  await sql`delete from tags where user_id = ${guest} and exists (
    select 1 from tags as own where own.user_id = ${account} and lower(own.name) = lower(tags.name))`.execute(
    tx,
  );
  await sql`update tags set user_id = ${account} where user_id = ${guest}`.execute(tx);
}
