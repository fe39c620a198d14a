import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  // Projects and images are named without a reference: entries stay when those are deleted.
  sql`create table audit_entries (
    id uuid primary key,
    user_id text not null references users (id) on delete cascade,
    action text not null,
    project_id uuid,
    image_id uuid,
    created_at timestamptz not null
  )`,
  sql`create index audit_of_user on audit_entries (user_id, created_at desc, id desc)`,
];

/** Who changed what, and when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
