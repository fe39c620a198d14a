import { type Kysely, sql } from 'kysely';

/** The mildest first. */
const CLASSES = sql`array['light only', 'movable things', 'surfaces', 'structure', 'view']`;

/** What a picture shows that the camera did not see, by every edit that it was made through and not the last alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table versions add column shown_class text`.execute(db);
  await sql`with recursive lineage (version_id, id, made_from_id, edit_class) as (
      select id, id, made_from_id, edit_class from versions where status = 'completed'
      union all
      select lineage.version_id, versions.id, versions.made_from_id, versions.edit_class
        from lineage join versions on versions.id = lineage.made_from_id
    )
    update versions set shown_class = strongest.class from (
      select version_id, (${CLASSES})[max(array_position(${CLASSES}, edit_class))] as class
        from lineage group by version_id
    ) as strongest where versions.id = strongest.version_id`.execute(db);
}
