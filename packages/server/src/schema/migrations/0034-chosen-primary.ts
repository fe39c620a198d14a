import { type Kysely, sql } from 'kysely';

/** Whether somebody chose the version that stands for a photo; until then its newest finished one is shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table images add column is_primary_chosen boolean not null default false`.execute(db);
  await sql`update images set is_primary_chosen = true where exists (
    select 1 from versions where versions.image_id = images.id and is_primary and kind <> 'original'
  )`.execute(db);
}
