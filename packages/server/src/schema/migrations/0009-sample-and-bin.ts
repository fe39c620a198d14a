import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  // Outlives the project: nobody gets a second one.
  sql`alter table users add column sample_project_at timestamptz`,
  sql`alter table projects add column is_sample boolean not null default false`,
  sql`create unique index one_sample_project_per_user on projects (user_id) where is_sample`,

  // Repeated in what belongs to the project, so that a look-up of a picture need not look for it.
  sql`alter table projects add column deleted_at timestamptz`,
  sql`alter table images add column deleted_at timestamptz`,
  sql`alter table versions add column deleted_at timestamptz`,
  sql`create index images_in_bin on images (id) where deleted_at is not null`,
  sql`create index projects_in_bin on projects (deleted_at) where deleted_at is not null`,
];

/** The sample project, made once for everybody, and a bin for projects. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
