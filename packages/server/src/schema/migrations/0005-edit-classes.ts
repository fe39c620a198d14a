import { type Kysely, sql } from 'kysely';

/** What kind of thing an edit changed, what was found in a picture, and one form of corrections for all edits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table versions add column edit_class text`.execute(db);
  await sql`alter table versions add column detected_objects jsonb`.execute(db);
  await sql`update versions set edit_class = case operation
    when 'wall-color' then 'surfaces'
    when 'lighting' then 'light only'
    when 'furniture' then 'movable things' end
    where status = 'completed'`.execute(db);
  for (const [table, column] of [
    ['edit_jobs', 'arguments'],
    ['versions', 'parameters'],
  ] as const) {
    const args = sql.ref(column);
    await sql`update ${sql.table(table)} set ${args} = (${args} - 'add_regions' - 'remove_regions')
      || jsonb_build_object('corrections', jsonb_build_object(
        'add', jsonb_build_object('regions', ${args} -> 'add_regions', 'boxes', '[]'::jsonb),
        'remove', jsonb_build_object('regions', ${args} -> 'remove_regions', 'boxes', '[]'::jsonb)))
      where ${args} ? 'add_regions' and ${args} ? 'remove_regions'`.execute(db);
  }
}
