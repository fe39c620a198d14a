import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  sql`create table projects (
    id uuid primary key,
    user_id text not null references users (id) on delete cascade,
    title text not null,
    address text not null,
    notes text not null,
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  sql`create index projects_of_user on projects (user_id, created_at desc, id desc)`,

  sql`create table images (
    id uuid primary key,
    user_id text not null references users (id) on delete cascade,
    project_id uuid references projects (id) on delete cascade,
    name text not null,
    received_format text not null,
    received_bytes integer not null,
    received_sha256 text not null,
    created_at timestamptz not null
  )`,
  sql`create index images_of_user on images (user_id, created_at desc, id desc)`,
  sql`create index images_of_project on images (project_id, created_at desc, id desc)`,

  sql`create table versions (
    id uuid primary key,
    image_id uuid not null references images (id) on delete cascade,
    user_id text not null references users (id) on delete cascade,
    parent_id uuid references versions (id) on delete set null,
    job_id uuid unique,
    kind text not null check (kind in ('original', 'generated', 'edited')),
    operation text not null,
    status text not null check (status in ('pending', 'processing', 'completed', 'failed')),
    label text not null,
    description text not null,
    branch_name text not null check (branch_name in ('main', 'other')),
    parameters jsonb not null,
    seed bigint,
    files jsonb,
    content_hash text,
    provenance jsonb,
    error_code text,
    error_message text,
    warnings jsonb not null,
    changed_share double precision,
    thumbhash text,
    width integer not null,
    height integer not null,
    focal_length35 double precision,
    is_primary boolean not null,
    is_favorite boolean not null,
    version integer not null default 1,
    created_at timestamptz not null,
    completed_at timestamptz,
    check (status <> 'completed' or (files is not null and content_hash is not null))
  )`,
  sql`create index versions_of_image on versions (image_id, created_at, id)`,
  sql`create index versions_by_parent on versions (parent_id)`,
  sql`create index versions_of_user on versions (user_id)`,
  sql`create unique index one_original_per_image on versions (image_id) where kind = 'original'`,
  sql`create unique index one_primary_per_image on versions (image_id) where is_primary`,

  sql`create table edit_jobs (
    id uuid primary key,
    user_id text not null references users (id) on delete cascade,
    image_id uuid not null references images (id) on delete cascade,
    source_version_id uuid references versions (id) on delete set null,
    version_id uuid references versions (id) on delete set null,
    mode text not null,
    arguments jsonb not null,
    status text not null check (status in ('pending', 'in_progress', 'succeeded', 'failed')),
    stage text not null,
    progress double precision not null check (progress between 0 and 1),
    attempt integer not null default 0,
    breakdowns integer not null default 0,
    lease text,
    error_code text,
    error_message text,
    retry_of uuid unique references edit_jobs (id) on delete set null,
    created_at timestamptz not null,
    started_at timestamptz,
    finished_at timestamptz
  )`,
  sql`create index edit_jobs_of_user on edit_jobs (user_id, created_at desc, id desc)`,
  sql`create index edit_jobs_of_image on edit_jobs (image_id, created_at desc, id desc)`,
  sql`create index edit_jobs_by_source on edit_jobs (source_version_id)`,
  sql`create index edit_jobs_by_version on edit_jobs (version_id)`,
  sql`create index edit_jobs_waiting on edit_jobs (created_at, id) where status = 'pending'`,
  sql`create index edit_jobs_unfinished on edit_jobs (id) where status in ('pending', 'in_progress')`,

  sql`create table operations (
    id uuid primary key,
    user_id text not null references users (id) on delete cascade,
    project_id uuid references projects (id) on delete set null,
    image_id uuid references images (id) on delete set null,
    job_id uuid references edit_jobs (id) on delete set null,
    description text not null,
    status text not null check (status in ('pending', 'in_progress', 'completed', 'failed')),
    started_at timestamptz not null
  )`,
  sql`create index operations_of_user on operations (user_id, started_at desc, id desc)`,
  sql`create index operations_of_project on operations (project_id, started_at desc)`,
  sql`create index operations_of_image on operations (image_id, started_at desc)`,
  sql`create index operations_of_job on operations (job_id)`,

  sql`create table credit_entries (
    id uuid primary key,
    user_id text not null references users (id) on delete cascade,
    job_id uuid,
    kind text not null check (kind in ('grant', 'reserve', 'settle', 'release')),
    amount integer not null,
    period text not null,
    created_at timestamptz not null,
    unique (job_id, kind)
  )`,
  sql`create index credit_entries_of_month on credit_entries (user_id, period)`,
];

/** Projects, images, versions, edit jobs, operations and the ledger of designs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
