import { type Kysely, sql } from 'kysely';

/**
 * What a project shows by itself, to its owner's board and to visitors of links, is what its cards show: each photo by the
 * version that was chosen, else by its newest finished one. See `images/shown-version.ts`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace view project_items as
    select images.project_id, shown.id as version_id, images.created_at as added_at, images.position
    from images
    join lateral (
      select versions.id from versions
      where versions.image_id = images.id and versions.status = 'completed' and versions.deleted_at is null
      order by (images.is_primary_chosen and versions.is_primary) desc, versions.created_at desc, versions.id desc
      limit 1
    ) as shown on true
    where images.project_id is not null
      and not exists (
        select 1 from share_uploads where share_uploads.image_id = images.id and share_uploads.status <> 'shown'
      )`.execute(db);
}
